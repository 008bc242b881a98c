/// What verifying a picture came to.
public struct GoldenResult: Sendable {
    /// The name of the picture.
    public var name: GoldenName
    /// The name of the golden that stood for it, where that is another's.
    public var goldenName: GoldenName?
    /// The one word for it.
    public var verdict: GoldenVerdict
    /// What was found, in one sentence that begins with what matters most.
    public var message: String
    /// What the comparison measured; nil where nothing had to be measured.
    public var comparison: Comparison?
    /// How the environment differs from that of the golden, what moves glyphs first.
    public var drift: [GoldenEnvironment.Difference] = []
    /// What lies on the disk to look at; nil for a success.
    public var artefacts: GoldenArtefacts?
    /// Whether the picture waits to be accepted.
    public var isPending: Bool = false
    /// Pictures of one group changed in the same way; empty for a success.
    public var group: String = ""
    /// What the manifest knows of the golden; nil where there is none or it is not listed.
    public var goldenRecord: GoldenRecord?
    /// What the comparison left out.
    public var mask: Mask = .none
    /// Where the picture comes from.
    public var owner: String?
    /// The layout that the golden was recorded with, as one line of JSON.
    public var goldenLayout: String?
    /// The layout now, as one line of JSON.
    public var layout: String?
    /// The hash of the pixels that were drawn.
    public var pixelHash: String?
    /// The hash of the golden's pixels.
    public var goldenPixelHash: String?

    /// Creates a result of which nothing but the verdict is known.
    ///
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - verdict: The one word for it.
    ///   - message: What was found, in one sentence.
    public init(name: GoldenName, verdict: GoldenVerdict, message: String) {
        self.name = name
        self.verdict = verdict
        self.message = message
    }
}
