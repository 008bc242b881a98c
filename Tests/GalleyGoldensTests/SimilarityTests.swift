import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Structural similarity")
struct SimilarityTests {
    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let why: String
        let expected: String
        let actual: String
        let gaussian: Double
        let uniform: Double
        let channels: Double
        var testDescription: String { name }
    }

    static let cases = Fixture.load([Case].self, from: "Comparison/similarity.json")

    @Test(
        "The similarity of pixelmatch's pictures is scikit-image's to a millionth",
        .enabled(if: Conformance.isAvailable), arguments: cases)
    func published(_ test: Case) throws {
        let expected = try ConformancePicture.pixelmatch(test.expected)
        let actual = try ConformancePicture.pixelmatch(test.actual)
        let gaussian = StructuralSimilarity()
        #expect(abs(gaussian.mean(expected, actual) - test.gaussian) < 1e-6)
        // The other forms on the smaller pictures alone, for the time they take unoptimised.
        if expected.width * expected.height <= 65_536 {
            let uniform = StructuralSimilarity(window: .uniform)
            #expect(abs(uniform.mean(expected, actual) - test.uniform) < 1e-6)
        }
        if test.expected == "6a" {
            #expect(abs(gaussian.meanOfChannels(expected, actual) - test.channels) < 1e-6)
        }
    }

    @Test("Two even greys are as similar as their means: (2ab + C1) / (a² + b² + C1)")
    func evenGreys() throws {
        let a = try TestPicture.filled(
            Color(red: 100, green: 100, blue: 100), width: 16, height: 12)
        let b = try TestPicture.filled(
            Color(red: 110, green: 110, blue: 110), width: 16, height: 12)
        // C1 = 6.5025: (22000 + 6.5025) / (22100 + 6.5025)
        let expected = 22_006.502_5 / 22_106.502_5
        #expect(abs(StructuralSimilarity().mean(a, b) - expected) < 1e-12)
        #expect(abs(StructuralSimilarity(window: .uniform).mean(a, b) - expected) < 1e-12)
        #expect(StructuralSimilarity().mean(a, a) == 1)
    }

    @Test("Pictures smaller than the window have a similarity too")
    func small() throws {
        let black = try TestPicture.filled(.black, width: 2, height: 1)
        let white = try TestPicture.filled(.white, width: 2, height: 1)
        // C1 / (255² + C1)
        let expected = 6.502_5 / 65_031.502_5
        #expect(abs(StructuralSimilarity().mean(black, white) - expected) < 1e-12)
    }
}
