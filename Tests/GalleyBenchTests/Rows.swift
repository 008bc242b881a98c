@testable import GalleyBench

extension BenchmarkRow {
    /// A row of which only some numbers matter.
    static func sample(
        _ name: String = "draw", system: String = Benchmark.galley,
        quantity: Quantity = .seconds, median: Double = 1, spread: Double = 0.01,
        ratio: Double? = nil, goal: Double? = nil, relative: Double? = nil,
        relativeSpread: Double? = nil, relativeMinimum: Double? = nil
    ) -> BenchmarkRow {
        BenchmarkRow(
            name: name, system: system, unit: "buttons", quantity: quantity, samples: 15,
            minimum: median, median: median, spread: spread, ratio: ratio, goal: goal,
            relative: relative, relativeSpread: relativeSpread, relativeMinimum: relativeMinimum)
    }
}

extension Machine {
    /// A machine that no test runs on.
    static let sample = Machine(
        processor: "Z80", cores: 1, system: "CP/M 2.2", swift: "Swift 6.2", c: "none",
        libraries: "none")
}
