public import GalleyFonts
public import GalleyImage
public import GalleyText

/// A part of a title with a look of its own; what is nil is the title's.
public struct TitlePart: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The name of a declared title font.
    public var font: String?
    /// The font size in points.
    public var size: Double?
    /// The colour of the glyphs and of the lines drawn with them.
    public var color: Color?
    /// The space after each cluster in points; negative to set letters closer.
    public var letterSpacing: Double
    /// How far above the baseline the part stands in points; negative for below.
    public var baselineOffset: Double
    /// Lines drawn with the text.
    public var decorations: TextStyle.Decorations
    /// Settings of the font's axes, on top of the title's where the part has no font of its own.
    public var axes: [FontVariation]

    /// Creates a part; without a look of its own it looks as the title does.
    public init(
        _ text: String, font: String? = nil, size: Double? = nil, color: Color? = nil,
        letterSpacing: Double = 0, baselineOffset: Double = 0,
        decorations: TextStyle.Decorations = [], axes: [FontVariation] = []
    ) {
        self.text = text
        self.font = font
        self.size = size
        self.color = color
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
        self.decorations = decorations
        self.axes = axes
    }
}
