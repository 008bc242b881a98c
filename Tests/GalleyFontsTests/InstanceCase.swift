import GalleyFonts
import TestSupport
import Testing

/// What a variable font is at a place in its design space.
struct InstanceCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Glyph: Decodable, Sendable {
        let glyph: UInt32
        let advance: Double
        /// The box of the outline; nil where nothing is drawn.
        let ink: [Double]?
        let area: Double?
        /// The outline as an SVG path, y up.
        let outline: String?
    }

    let name: String
    let why: String
    let font: String
    let variations: [String: Double]
    let glyphs: [Glyph]
    let typo: [Double]?
    let hhea: [Double]?
    let win: [Double]?
    let xHeight: Double?
    let capHeight: Double?

    /// Ten places on every axis of the fonts at hand.
    static let all =
        Fixture.load([InstanceCase].self, from: "Variations/instances.json")
        + Fixture.load([InstanceCase].self, from: "Variations/outlines.json")

    /// Ten places on every axis of the variable fonts of other projects.
    static let conformance = Fixture.load(
        [InstanceCase].self, from: "Variations/conformance.json")

    var testDescription: String { name }

    var settings: [FontVariation] {
        variations.compactMap { name, value in
            Tag(name).map { FontVariation(axis: $0, value: value) }
        }
    }
}
