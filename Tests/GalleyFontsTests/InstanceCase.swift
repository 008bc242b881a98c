import GalleyFonts
import TestSupport
import Testing

/// What a variable font is at a place in its design space.
struct InstanceCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Glyph: Decodable, Sendable {
        let glyph: UInt32
        let advance: Double
        let ink: [Double]
        let area: Double
    }

    let name: String
    let why: String
    let font: String
    let variations: [String: Double]
    let glyphs: [Glyph]
    let typo: [Double]?
    let win: [Double]?
    let xHeight: Double?
    let capHeight: Double?

    static let all = Fixture.load([InstanceCase].self, from: "Variations/instances.json")

    var testDescription: String { name }

    var settings: [FontVariation] {
        variations.compactMap { name, value in
            Tag(name).map { FontVariation(axis: $0, value: value) }
        }
    }
}
