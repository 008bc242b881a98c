/// A colour glyph of a font below Fixtures/Fonts: where it leaves ink and what colours it has.
public struct ColorGlyphCase: Decodable, Sendable, CustomStringConvertible {
    /// A place in the glyph and its colour.
    public struct Sample: Decodable, Sendable {
        /// The place in font units, y up: the centre of a pixel at 100 pixels an em of 1000 units.
        public let x, y: Double
        /// The premultiplied colour there, 0–255: red, green, blue, alpha.
        public let color: [Double]
    }

    /// The kind of paint, and the place in the design space where it varies.
    public let name: String
    /// The rule that the ink and the colours come from.
    public let why: String
    /// The file below Fixtures/Fonts.
    public let font: String
    /// The scalar the font maps to the glyph.
    public let codePoint: UInt32
    /// The values of the font's axes; none for the defaults.
    public let axes: [Double]?
    /// The edges of the ink in font units: least x and y, greatest x and y; nil without ink.
    public let ink: [Double]?
    /// Places whose pixels no edge crosses.
    public let samples: [Sample]

    /// The glyphs of each kind of paint, and those of a variable font.
    public static let all =
        Fixture.load([ColorGlyphCase].self, from: "ColorGlyphs/paints.json")
        + Fixture.load([ColorGlyphCase].self, from: "ColorGlyphs/variations.json")

    /// The name.
    public var description: String { name }
}
