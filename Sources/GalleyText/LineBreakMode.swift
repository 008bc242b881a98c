/// What happens where a text is wider or longer than its bounds: NSLineBreakMode's six modes.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    /// Lines break at words, and inside one that is wider than a line.
    case byWordWrapping
    /// Lines break before the first grapheme that does not fit.
    case byCharWrapping
    /// Lines break only where the text says so, and what is too wide runs on.
    case byClipping
    /// Lines break at words, and the beginning of the last one gives way to an ellipsis.
    case byTruncatingHead
    /// Lines break at words, and the end of the last one gives way to an ellipsis.
    case byTruncatingTail
    /// Lines break at words, and the middle of the last one gives way to an ellipsis.
    case byTruncatingMiddle

    /// Whether an ellipsis takes the place of what does not fit.
    public var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
