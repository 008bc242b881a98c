import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Pictures of pixelmatch", .enabled(if: Conformance.isAvailable))
struct PixelmatchPictureTests {
    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let why: String
        let expected: String
        let actual: String
        let threshold: Double
        let yiqHash: String
        let file: String
        let onlyDifferences: Bool?
        let alpha: Double?
        let antialiased: [UInt8]?
        let differing: [UInt8]?
        let darker: [UInt8]?

        var testDescription: String { name }

        var style: DifferenceStyle {
            var style = DifferenceStyle(onlyDifferences: onlyDifferences ?? false)
            if let alpha { style.alpha = alpha }
            if let antialiased { style.antialiased = Color(antialiased) }
            if let differing { style.differing = Color(differing) }
            if let darker { style.darker = Color(darker) }
            return style
        }
    }

    static let cases = Fixture.load([Case].self, from: "Comparison/pixelmatch-pictures.json")

    @Test("The picture of differences is pixelmatch's, pixel for pixel", arguments: cases)
    func pictures(_ test: Case) throws {
        var comparison = ImageComparison(
            expected: try ConformancePicture.pixelmatch(test.expected),
            actual: try ConformancePicture.pixelmatch(test.actual),
            metric: Metric(.yiq, threshold: test.threshold, antialiasing: .ignore))
        let yiq = StraightBitmap(comparison.differencePicture(test.style))
        #expect(SHA256.hexDigest(of: yiq.bytes).prefix(16) == test.yiqHash)

        comparison.metric = Metric(.oklab, threshold: test.threshold, antialiasing: .ignore)
        let oklab = StraightBitmap(comparison.differencePicture(test.style))
        #expect(oklab == (try ConformancePicture.pixelmatch(test.file)))
    }
}

extension Color {
    /// A colour of three or four bytes: red, green, blue and alpha, which is 255 where missing.
    init(_ bytes: [UInt8]) {
        self.init(
            red: bytes[0], green: bytes[1], blue: bytes[2],
            alpha: bytes.count > 3 ? bytes[3] : 255)
    }
}
