public import GalleyFonts

/// How icons are set: the fonts they resolve in and their size.
public struct IconStyle: Hashable, Sendable {
    /// The declared icon fonts, most preferred first.
    public var fonts: [IconFont]
    /// The em in the unit the results are wanted in: points for layout, pixels for drawing.
    public var size: Double
    /// Which table vertical metrics are taken from.
    public var metricsSource: MetricsSource
    /// Where the advances of icons that are drawn from bitmaps come from.
    public var bitmapAdvance: BitmapAdvance

    /// Creates a style.
    public init(
        fonts: [IconFont], size: Double, metricsSource: MetricsSource = .automatic,
        bitmapAdvance: BitmapAdvance = .metrics
    ) {
        self.fonts = fonts
        self.size = size
        self.metricsSource = metricsSource
        self.bitmapAdvance = bitmapAdvance
    }
}
