public import GalleyFonts
public import GalleyImage
public import GalleyText

/// The icon of a button with its fonts and colour.
public struct ButtonIcon: Hashable, Sendable {
    /// What the icon shows.
    public var symbol: Icon
    /// The names of the icon fonts to look in, first to last; nothing resolves outside them.
    public var fonts: [String]
    /// The font size in points.
    public var size: Double
    /// The colour of the glyphs.
    public var color: Color
    /// Settings of the fonts' axes, on top of the fonts' own.
    public var axes: [FontVariation]

    /// Creates an icon from its symbol and look.
    public init(
        symbol: Icon, fonts: [String], size: Double, color: Color = .black,
        axes: [FontVariation] = []
    ) {
        self.symbol = symbol
        self.fonts = fonts
        self.size = size
        self.color = color
        self.axes = axes
    }
}
