import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Counts of pixelmatch", .enabled(if: Conformance.isAvailable))
struct PixelmatchCountTests {
    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        struct Count: Decodable, Sendable {
            let threshold: Double
            let ignored: Int
            let counted: Int
        }

        let name: String
        let why: String
        let metric: String
        let expected: String
        let actual: String
        let counts: [Count]
        let overWhite: Int?
        let unequal: Int?

        var testDescription: String { name }
    }

    static let cases = Fixture.load([Case].self, from: "Comparison/pixelmatch-counts.json")

    @Test("Pixels differ, and are rims, exactly where pixelmatch says", arguments: cases)
    func counts(_ test: Case) throws {
        let kind = try #require(Metric.Kind(rawValue: test.metric))
        var comparison = ImageComparison(
            expected: try ConformancePicture.pixelmatch(test.expected),
            actual: try ConformancePicture.pixelmatch(test.actual))
        for count in test.counts {
            comparison.metric = Metric(kind, threshold: count.threshold, antialiasing: .ignore)
            let result = comparison.compare()
            #expect(result.differingPixels == count.ignored, "at threshold \(count.threshold)")
            #expect(
                result.differingPixels + result.antialiasedPixels == count.counted,
                "at threshold \(count.threshold)")
            if let unequal = test.unequal { #expect(result.unequalPixels == unequal) }
        }
        if let overWhite = test.overWhite {
            comparison.metric = Metric(
                kind, threshold: 0.05, antialiasing: .ignore, backdrop: .white)
            #expect(comparison.compare().differingPixels == overWhite)
        }
    }

    struct WindowCase: Decodable, CustomTestStringConvertible, Sendable {
        struct Window: Decodable, Sendable {
            let side: Int
            let pixels: Int
        }

        let name: String
        let why: String
        let expected: String
        let actual: String
        let windows: [Window]

        var testDescription: String { name }
    }

    static let windowCases = Fixture.load(
        [WindowCase].self, from: "Comparison/pixelmatch-windows.json")

    @Test("The densest square of every size is pixelmatch's", arguments: windowCases)
    func windows(_ test: WindowCase) throws {
        let limits = test.windows.map {
            Tolerance.Limit(.window(side: $0.side, pixels: 0), reason: "asks for the densest")
        }
        let comparison = ImageComparison(
            expected: try ConformancePicture.pixelmatch(test.expected),
            actual: try ConformancePicture.pixelmatch(test.actual),
            metric: Metric(.oklab, threshold: 0.05, antialiasing: .ignore),
            tolerance: Tolerance(limits))
        #expect(comparison.compare().windows.map(\.pixels) == test.windows.map(\.pixels))
    }
}
