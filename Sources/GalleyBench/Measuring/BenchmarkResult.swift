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

    /// Returns the row of peak memory, or nil where the work has no process of its own.
    func memoryRow(own: BenchmarkResult) -> BenchmarkRow? {
        let sizes = samples.values.compactMap(\.mebibytes)
        guard !sizes.isEmpty else { return nil }
        let median = Statistics.median(of: sizes)
        let others = own.samples.values.compactMap(\.mebibytes)
        return BenchmarkRow(
            name: benchmark.name, system: benchmark.system, unit: benchmark.unit,
            quantity: .mebibytes, samples: sizes.count, minimum: sizes.min() ?? median,
            median: median, spread: Statistics.spread(of: sizes),
            ratio: isGalley || others.isEmpty ? nil : median / Statistics.median(of: others),
            goal: benchmark.memoryGoal, relative: nil, relativeSpread: nil,
            relativeMinimum: nil)
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
