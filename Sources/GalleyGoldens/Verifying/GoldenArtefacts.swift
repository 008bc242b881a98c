/// The files that show why a picture failed.
///
/// They lie in `failures/<name>` below the folder of artefacts, which a success clears.
public struct GoldenArtefacts: Hashable, Sendable {
    /// The folder that holds them.
    public let folder: String
    /// The golden; nil where there is none.
    public let expected: String?
    /// What was drawn.
    public let actual: String
    /// Where the two differ.
    public let diff: String
    /// The golden, the difference and what was drawn beside each other.
    public let sideBySide: String
    /// The result as JSON.
    public let result: String
}
