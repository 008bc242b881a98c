/// What a line has at its ends.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the line ends where the path does.
    case butt
    /// Half a disc as wide as the line.
    case round
    /// Half a square as wide as the line.
    case square
}
