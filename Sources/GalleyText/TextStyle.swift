public import GalleyFonts

/// How a title is set: its faces, its size and the rules its lines follow.
public struct TextStyle: Hashable, Sendable {
    /// The greatest font size, in pixels or points per em.
    public static let sizeLimit = 10_000.0
    /// The greatest number of scalars in a text.
    public static let scalarLimit = 1_000_000
    /// The greatest number of scalars in a grapheme: shaping a letter takes time in proportion to
    /// the square of its marks.
    public static let graphemeLimit = 255

    /// Which faces decide the height of a line.
    public enum LineHeight: String, Hashable, Sendable, CaseIterable {
        /// The first face of the chain, as on iOS: a fallback face does not move the title.
        case firstFace
        /// The tallest ascender and deepest descender of all faces on the line.
        case maximum
    }

    /// Where an inline icon stands on a line of text.
    public enum IconAlignment: String, Hashable, Sendable, CaseIterable {
        /// Its baseline on the text's.
        case baseline
        /// The middle of its line box on the middle of the text's (layout reference R45).
        case lineBoxCenter
        /// The middle of its ink on the middle of the text's line box (layout reference R44).
        case inkCenter
    }

    /// Lines drawn with the text, at the place and thickness the face gives.
    public struct Decorations: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A line below the text.
        public static let underline = Decorations(rawValue: 1)
        /// A line through the text.
        public static let strikethrough = Decorations(rawValue: 2)
    }

    /// The faces of the text, most preferred first.
    public var chain: FallbackChain
    /// The em in the unit the results are wanted in: points for layout, pixels for drawing.
    public var size: Double
    /// The fonts in which private-use code points inside the text resolve.
    public var icons: [IconFont]
    /// The BCP 47 language of the text, which chooses local glyph forms.
    public var language: String?
    /// Features beyond the standard ones; their ranges are scalar offsets into the text.
    public var features: [FontFeature]
    /// Which faces decide the height of a line.
    ///
    /// Inline icons always count: they are runs with a font of their own.
    public var lineHeight: LineHeight
    /// Which table vertical metrics are taken from.
    public var metricsSource: MetricsSource
    /// The space added after each cluster, in the unit of the size; negative to set letters closer.
    ///
    /// It switches optional ligatures off (`liga`, `clig`) and never touches icons.
    public var letterSpacing: Double
    /// How far above the baseline the text stands; negative for below.
    public var baselineOffset: Double
    /// Where icons inside the text stand.
    public var iconAlignment: IconAlignment
    /// Lines drawn with the text.
    public var decorations: Decorations
    /// Where the advances of glyphs that are drawn from bitmaps come from.
    public var bitmapAdvance: BitmapAdvance

    /// Creates a style.
    public init(
        chain: FallbackChain, size: Double, icons: [IconFont] = [], language: String? = nil,
        features: [FontFeature] = [], lineHeight: LineHeight = .firstFace,
        metricsSource: MetricsSource = .automatic, letterSpacing: Double = 0,
        baselineOffset: Double = 0, iconAlignment: IconAlignment = .baseline,
        decorations: Decorations = [], bitmapAdvance: BitmapAdvance = .metrics
    ) {
        self.chain = chain
        self.size = size
        self.icons = icons
        self.language = language
        self.features = features
        self.lineHeight = lineHeight
        self.metricsSource = metricsSource
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
        self.iconAlignment = iconAlignment
        self.decorations = decorations
        self.bitmapAdvance = bitmapAdvance
    }
}
