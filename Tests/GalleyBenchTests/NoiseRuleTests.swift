import Testing

@testable import GalleyBench

@Suite("Slowdown and noise")
struct NoiseRuleTests {
    private func rule(now: BenchmarkRow, then: BenchmarkRow) -> NoiseRule {
        NoiseRule(now: now, then: then)
    }

    @Test("A quiet row counts as slower above 15 %", arguments: [(1.14, false), (1.16, true)])
    func floor(change: Double, isSlower: Bool) {
        let then = BenchmarkRow.sample(relative: 2, relativeSpread: 0.01, relativeMinimum: 2)
        let now = BenchmarkRow.sample(
            relative: 2 * change, relativeSpread: 0.01, relativeMinimum: 2 * change)
        #expect(rule(now: now, then: then).isSlower == isSlower)
    }

    @Test("A noisy row counts as slower above twice the spreads of both runs")
    func spreads() {
        // 2 × √(0.09² + 0.12²) is 0.3.
        let then = BenchmarkRow.sample(relative: 1, relativeSpread: 0.09, relativeMinimum: 1)
        let now = { (value: Double) in
            BenchmarkRow.sample(relative: value, relativeSpread: 0.12, relativeMinimum: value)
        }
        #expect(abs(rule(now: now(1), then: then).bound - 0.3) < 1e-12)
        #expect(!rule(now: now(1.29), then: then).isSlower)
        #expect(rule(now: now(1.31), then: then).isSlower)
    }

    @Test("A machine that is slower as a whole makes no row slower")
    func drift() {
        let then = BenchmarkRow.sample(median: 1, relative: 3, relativeSpread: 0.01)
        let now = BenchmarkRow.sample(median: 2, relative: 3, relativeSpread: 0.01)
        #expect(rule(now: now, then: then).change == 1)
    }

    @Test("A row that is slower in the middle and not at its best was disturbed")
    func disturbance() {
        let then = BenchmarkRow.sample(relative: 1, relativeSpread: 0, relativeMinimum: 1)
        let now = BenchmarkRow.sample(relative: 1.5, relativeSpread: 0, relativeMinimum: 1.02)
        #expect(!rule(now: now, then: then).isSlower)
    }

    @Test("Memory is compared as it is")
    func memory() {
        let then = BenchmarkRow.sample(quantity: .mebibytes, median: 10, spread: 0)
        let now = BenchmarkRow.sample(quantity: .mebibytes, median: 12, spread: 0)
        #expect(rule(now: now, then: then).change == 1.2)
        #expect(rule(now: now, then: then).isSlower)
        #expect(!rule(now: then, then: now).isSlower)
    }
}
