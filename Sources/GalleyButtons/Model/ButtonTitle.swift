public import GalleyImage

/// The text of a button with its font and colour.
public struct ButtonTitle: Hashable, Sendable {
    /// The text; not empty.
    public var text: String
    /// The name of a declared title font.
    public var font: String
    /// The font size in points.
    public var size: Double
    /// The colour of the glyphs.
    public var color: Color

    /// Creates a title from its text and look.
    public init(text: String, font: String, size: Double, color: Color = .black) {
        self.text = text
        self.font = font
        self.size = size
        self.color = color
    }
}
