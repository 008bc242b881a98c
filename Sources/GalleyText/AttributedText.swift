/// A text whose parts are set in styles of their own.
public struct AttributedText: Hashable, Sendable {
    /// A part of the text in one style.
    public struct Fragment: Hashable, Sendable {
        /// The part's text.
        public var text: String
        /// How the part is set.
        public var style: TextStyle

        /// Creates a part.
        public init(_ text: String, style: TextStyle) {
            self.text = text
            self.style = style
        }
    }

    /// The parts in order; a run of glyphs names its part by the place in this list.
    public var fragments: [Fragment]

    /// Creates a text from its parts.
    ///
    /// - Precondition: There is at least one part; the first one sets an empty text's line height.
    public init(_ fragments: [Fragment]) {
        precondition(!fragments.isEmpty, "an attributed text needs at least one part")
        self.fragments = fragments
    }

    /// Creates a text in one style.
    public init(_ text: String, style: TextStyle) { self.init([Fragment(text, style: style)]) }

    /// The whole text.
    public var string: String { fragments.map(\.text).joined() }
}
