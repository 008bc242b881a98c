import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Image pairs of other projects", .enabled(if: Conformance.isAvailable))
struct ImagePairTests {
    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        struct Count: Decodable, Sendable {
            let ignored: Int
            let counted: Int?
        }

        let name: String
        let why: String
        let expected: String
        let actual: String
        let unequal: Int
        let maxChannel: Int
        let yiq01: Count
        let yiq02: Count
        let oklab01: Count
        let maxDeltaE: Double
        let noticeable: Int
        let similarity: Double?
        var testDescription: String { name }
    }

    static let cases = Fixture.load([Case].self, from: "Comparison/image-pairs.json")

    @Test(
        "Each pair has the counts, distances and similarity of independent programs",
        arguments: cases)
    func pairs(_ test: Case) throws {
        let expected = try ConformancePicture.load(test.expected, in: "image-pairs")
        let actual = try ConformancePicture.load(test.actual, in: "image-pairs")
        func compare(_ metric: Metric) -> Comparison {
            ImageComparison(expected: expected, actual: actual, metric: metric).compare()
        }
        let exact = compare(.exact)
        #expect(exact.unequalPixels == test.unequal)
        #expect(exact.differingPixels == test.unequal)
        #expect(exact.maxChannel.largest == test.maxChannel)
        for (metric, count) in [
            (Metric(.yiq, threshold: 0.1, antialiasing: .ignore), test.yiq01),
            (Metric(.yiq, threshold: 0.2, antialiasing: .ignore), test.yiq02),
            (Metric(.oklab, threshold: 0.1, antialiasing: .ignore), test.oklab01),
        ] {
            let result = compare(metric)
            #expect(result.differingPixels == count.ignored)
            if let counted = count.counted {
                #expect(result.differingPixels + result.antialiasedPixels == counted)
            }
        }
        let noticeable = ImageComparison(
            expected: expected, actual: actual, metric: Metric(.ciede2000, threshold: 2.3),
            tolerance: .of(.delta(300), reason: "measures the largest"))
        let result = noticeable.compare()
        #expect(result.differingPixels == test.noticeable)
        #expect(abs(try #require(result.maxDelta) - test.maxDeltaE) < 0.005_1)
        // The two largest take seconds without optimisation.
        if let similarity = test.similarity, expected.width * expected.height < 20_000 {
            #expect(abs(StructuralSimilarity().mean(expected, actual) - similarity) < 0.000_000_6)
        }
    }
}
