/// Times pairs of benchmarks: warm, repeated, and in turn, so that drifts of the machine hit all.
struct BenchmarkRunner {
    /// How many samples of each member are kept.
    var samples = 15
    /// How long a sample lasts at least, in seconds; short bodies are repeated within one.
    var sampleTime = 0.02

    /// Measures all members of a pair.
    func run(_ pair: BenchmarkPair) throws -> [BenchmarkRow] {
        var repeats: [Int] = []
        for member in pair.members {
            try member.body()
            let once = try time(member, repeats: 1)
            repeats.append(max(1, Int((sampleTime / max(once, 1e-9)).rounded(.up))))
        }
        var times = pair.members.map { _ in [Double]() }
        for _ in 0..<samples {
            for (index, member) in pair.members.enumerated() {
                let pieces = Double(repeats[index] * member.count)
                times[index].append(try time(member, repeats: repeats[index]) / pieces)
            }
        }
        return pair.members.enumerated().map { index, member in
            let own = times[index]
            let median = Statistics.median(of: own)
            let ratios = zip(own, times[0]).map { $0 / $1 }
            return BenchmarkRow(
                name: member.name, system: member.system, unit: member.unit,
                minimum: own.min() ?? median, median: median,
                spread: (Statistics.quantile(0.75, of: own) - Statistics.quantile(0.25, of: own))
                    / 2 / median,
                ratio: index == 0 ? nil : Statistics.median(of: ratios),
                goal: index == 0 ? nil : pair.goal)
        }
    }

    private func time(_ benchmark: Benchmark, repeats: Int) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<repeats { try benchmark.body() }
        let duration = start.duration(to: clock.now)
        return Double(duration.components.seconds)
            + Double(duration.components.attoseconds) * 1e-18
    }
}
