public import GalleyFonts
public import GalleyImage

/// The text of a button with its font and colour, plain or in parts with looks of their own.
public struct ButtonTitle: Hashable, Sendable {
    /// The parts in their order; a plain title is one.
    public var parts: [TitlePart]
    /// The name of a declared title font.
    public var font: String
    /// The font size in points.
    public var size: Double
    /// The colour of the glyphs.
    public var color: Color
    /// Settings of the font's axes, on top of the font's own.
    public var axes: [FontVariation]

    /// Creates a plain title from its text and look.
    public init(
        text: String, font: String, size: Double, color: Color = .black,
        axes: [FontVariation] = []
    ) {
        self.init(parts: [TitlePart(text)], font: font, size: size, color: color, axes: axes)
    }

    /// Creates an attributed title from its parts and the look of what they leave out.
    ///
    /// A title without parts is an empty text.
    public init(
        parts: [TitlePart], font: String, size: Double, color: Color = .black,
        axes: [FontVariation] = []
    ) {
        self.parts = parts.isEmpty ? [TitlePart("")] : parts
        self.font = font
        self.size = size
        self.color = color
        self.axes = axes
    }

    /// The whole text; setting it makes the title plain.
    public var text: String {
        get { parts.map(\.text).joined() }
        set { parts = [TitlePart(newValue)] }
    }

    /// Whether parts of the title have looks of their own.
    public var isAttributed: Bool { parts.contains { $0 != TitlePart($0.text) } }
}

extension ButtonTitle {
    /// The colours of the parts.
    var colors: [Color] { parts.map { $0.color ?? color } }

    /// The settings of axes for a part, which lie over the title's.
    func axes(of part: TitlePart) -> [FontVariation] {
        axes.merging(part.axes, isSameFont: part.font == nil || part.font == font)
    }

    /// Multiplies the alpha of all colours by a factor from 0 to 1.
    mutating func fade(by factor: Double) {
        color.fade(by: factor)
        for index in parts.indices { parts[index].color?.fade(by: factor) }
    }

    /// Returns the title with everything a style sets.
    func applying(_ style: LabelStyle) -> ButtonTitle {
        ButtonTitle(
            parts: parts, font: style.font ?? font, size: style.size ?? size,
            color: style.color ?? color,
            axes: axes.merging(
                style.axes, isSameFont: style.font == nil || style.font == font))
    }
}
