/// The rules the lines of a text follow.
public struct ParagraphStyle: Hashable, Sendable {
    /// How freely lines break in Chinese and Japanese text (CSS Text 3, `line-break`).
    public enum Strictness: String, Hashable, Sendable, CaseIterable {
        /// Small kana and similar letters never begin a line.
        case strict
        /// The usual rules.
        case normal
        /// Newspaper columns: more may begin a line.
        case loose
    }

    /// What happens where the text is wider or longer than its bounds.
    public var lineBreakMode: LineBreakMode
    /// Where lines stand in the width.
    public var alignment: TextAlignment
    /// How freely lines break in Chinese and Japanese text.
    public var strictness: Strictness
    /// Whether a word wider than a line breaks inside, as on iOS, or runs on.
    public var breaksLongWords: Bool
    /// The direction the text starts in.
    public var baseDirection: BaseDirection
    /// What the natural line height is multiplied by; what is gained lies above the text.
    public var lineHeightMultiple: Double
    /// The least height of a line, or nil for any.
    public var minimumLineHeight: Double?
    /// The greatest height of a line, or nil for any.
    public var maximumLineHeight: Double?
    /// The distance of tab stops, or nil for eight spaces.
    public var tabInterval: Double?
    /// How much wider than its bounds a line may be for its letters to be set closer instead of
    /// being truncated, as a part of the bounds; 0 for never.
    ///
    /// AppKit's tightening factor for truncation, whose default there is 0.05.
    public var tighteningFactor: Double

    /// The direction a text starts in.
    public enum BaseDirection: Hashable, Sendable, CaseIterable {
        /// That of the first strong character; left to right where there is none.
        case natural
        /// Left to right, whatever the text begins with.
        case leftToRight
        /// Right to left, whatever the text begins with.
        case rightToLeft
    }

    /// Creates a style; the defaults wrap at words.
    public init(
        lineBreakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .natural,
        strictness: Strictness = .normal, breaksLongWords: Bool = true,
        baseDirection: BaseDirection = .natural, lineHeightMultiple: Double = 1,
        minimumLineHeight: Double? = nil, maximumLineHeight: Double? = nil,
        tabInterval: Double? = nil, tighteningFactor: Double = 0
    ) {
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.strictness = strictness
        self.breaksLongWords = breaksLongWords
        self.baseDirection = baseDirection
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.tabInterval = tabInterval
        self.tighteningFactor = tighteningFactor
    }
}
