import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Drawing errors")
struct DrawingErrorTests {
    /// Every case with values that appear nowhere else in its sentence.
    static let cases: [(error: DrawingError, values: [String])] = [
        (.nonFiniteCoordinate(index: 471), ["471"]),
        (.coordinateOutOfRange(index: 471, limit: 9901), ["471", "9901"]),
        (.tooManySegments(count: 823, limit: 9901), ["823", "9901"]),
        (.unitsPerEmOutOfRange(-7, limit: 9901), ["-7", "9901"]),
        (.sizeOutOfRange(-2.5, limit: 9901), ["-2.5", "9901"]),
        (.extentTooLarge(limit: 9901), ["9901"]),
        (.clipOutOfRange(width: 823, height: 471, limit: 9901), ["823 × 471", "9901"]),
        (.tooManyPixels(count: 823, limit: 9901), ["823", "9901"]),
        (.shapeTooComplex(limit: 9901), ["9901"]),
        (
            .numberOutOfRange("line width", value: -2.5, range: "0.0...9.0"),
            ["line width", "-2.5", "0.0...9.0"]
        ),
        (.transformNotInvertible, []),
        (.noColorStops, []),
        (.tooManyLayers(limit: 9901), ["9901"]),
    ]

    @Test("Each error says in one sentence what to do, with its values", arguments: cases.indices)
    func description(index: Int) {
        let (error, values) = Self.cases[index]
        let text = error.description
        for value in values { #expect(text.contains(value)) }
        #expect(!text.hasSuffix("."))
        #expect(text.split(separator: ". ").count == 1)
    }
}
