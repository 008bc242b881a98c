public import GalleyFonts

/// How a title is set: its faces, its size and the rules its lines follow.
public struct TextStyle: Hashable, Sendable {
    /// The greatest font size, in pixels or points per em.
    public static let sizeLimit = 10_000.0
    /// The greatest number of scalars in a text.
    public static let scalarLimit = 1_000_000

    /// Which faces decide the height of a line.
    public enum LineHeight: String, Hashable, Sendable, CaseIterable {
        /// The first face of the chain, as on iOS: a fallback face does not move the title.
        case firstFace
        /// The tallest ascender and deepest descender of all faces on the line.
        case maximum
    }

    /// The direction a text starts in.
    public enum BaseDirection: Hashable, Sendable, CaseIterable {
        /// That of the first strong character; left to right where there is none.
        case natural
        /// Left to right, whatever the text begins with.
        case leftToRight
        /// Right to left, whatever the text begins with.
        case rightToLeft
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
    /// The direction a text starts in.
    public var baseDirection: BaseDirection

    /// Creates a style.
    public init(
        chain: FallbackChain, size: Double, icons: [IconFont] = [], language: String? = nil,
        features: [FontFeature] = [], lineHeight: LineHeight = .firstFace,
        metricsSource: MetricsSource = .automatic, baseDirection: BaseDirection = .natural
    ) {
        self.chain = chain
        self.size = size
        self.icons = icons
        self.language = language
        self.features = features
        self.lineHeight = lineHeight
        self.metricsSource = metricsSource
        self.baseDirection = baseDirection
    }
}
