/// Where a line stands between the left and right ends of its bounds.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the end where the line's paragraph begins.
    case natural
    /// At the left end.
    case left
    /// In the middle.
    case center
    /// At the right end.
    case right
    /// From end to end, its spaces widened; a paragraph's last line stands naturally.
    case justified
}
