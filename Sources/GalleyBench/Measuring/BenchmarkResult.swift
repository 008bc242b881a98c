/// The samples of one member of a pair, by the rounds they were taken in.
struct BenchmarkResult {
    private let benchmark: Benchmark
    private let samples: [Int: Sample]

    init(_ benchmark: Benchmark, samples: [Int: Sample]) {
        self.benchmark = benchmark
        self.samples = samples
    }

    var isGalley: Bool { benchmark.system == Benchmark.galley }

    /// Makes the row of times.
    ///
    /// - Parameters:
    ///   - yardstick: What Galley's own times are divided by, for comparing runs.
    ///   - own: Galley's own result, for the ratio of a peer.
    /// - Returns: The row of this member.
    func timeRow(beside yardstick: BenchmarkResult?, own: BenchmarkResult) -> BenchmarkRow {
        let seconds = samples.values.map(\.seconds)
        let relative = yardstick.map { quotients(by: $0, \.seconds) }
        return BenchmarkRow(
            name: benchmark.name, system: benchmark.system, unit: benchmark.unit,
            quantity: .seconds, samples: seconds.count, minimum: best,
            median: Statistics.median(of: seconds), spread: Statistics.spread(of: seconds),
            ratio: isGalley ? nil : Statistics.median(of: quotients(by: own, \.seconds)),
            goal: benchmark.goal, relative: relative.map(Statistics.median),
            relativeSpread: relative.map(Statistics.spread),
            relativeMinimum: yardstick.map { best / $0.best })
    }

    /// The shortest time.
    private var best: Double { samples.values.map(\.seconds).min() ?? .nan }

    /// Makes a row that only processes have, or nil where the work has none of its own.
    func processRow(_ quantity: BenchmarkRow.Quantity, own: BenchmarkResult) -> BenchmarkRow? {
        let path = quantity == .mebibytes ? \Sample.mebibytes : \Sample.processorSeconds
        let values = samples.values.compactMap { $0[keyPath: path] }
        guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
        let median = Statistics.median(of: values)
        let others = own.samples.values.compactMap { $0[keyPath: path] }
        return BenchmarkRow(
            name: benchmark.name, system: benchmark.system, unit: benchmark.unit,
            quantity: quantity, samples: values.count, minimum: values.min() ?? median,
            median: median, spread: Statistics.spread(of: values),
            ratio: isGalley || others.isEmpty ? nil : median / Statistics.median(of: others),
            goal: quantity == .mebibytes ? benchmark.memoryGoal : nil, relative: nil,
            relativeSpread: nil, relativeMinimum: nil)
    }

    /// Divides the samples by another member's, round by round.
    private func quotients(
        by other: BenchmarkResult, _ value: (Sample) -> Double
    ) -> [Double] {
        samples.compactMap { round, sample in
            other.samples[round].map { value(sample) / value($0) }
        }
    }
}
