import Testing

@testable import GalleyBench

@Suite("Statistics of samples")
struct StatisticsTests {
    @Test("The median of an even number of values lies halfway between the two in the middle")
    func median() {
        #expect(Statistics.median(of: [4, 1, 3, 2]) == 2.5)
        #expect(Statistics.median(of: [9, 1, 5]) == 5)
    }

    @Test("Quantiles lie between values in proportion")
    func quantiles() {
        #expect(Statistics.quantile(0, of: [3, 1, 2]) == 1)
        #expect(Statistics.quantile(1, of: [3, 1, 2]) == 3)
        #expect(Statistics.quantile(0.25, of: [10, 20, 30, 40, 50]) == 20)
        #expect(Statistics.quantile(0.1, of: [0, 10]) == 1)
    }

    @Test("The spread is half the distance between the quartiles as a share of the median")
    func spread() {
        // Quartiles 20 and 40, median 30.
        #expect(Statistics.spread(of: [10, 20, 30, 40, 50]) == 10.0 / 30)
        #expect(Statistics.spread(of: [7, 7, 7]) == 0)
    }
}
