import TestSupport

/// Texts that the installed shaper does not set as the Unicode text rendering tests expect.
struct RenderingDeviation: Decodable, Sendable {
    /// What the shaper does instead, which a test can see.
    enum Cause: String, Decodable, Sendable {
        /// A glyph the pictures show is `.notdef`.
        case missingGlyph
        /// A dotted circle stands where the pictures have none.
        case dottedCircle
        /// The glyphs are those of the pictures, but not their places or order.
        case placement
    }

    let name: String
    let why: String
    let cause: Cause
    let cases: [String]

    static let all = Fixture.load([RenderingDeviation].self, from: "TextRendering/deviations.json")
}
