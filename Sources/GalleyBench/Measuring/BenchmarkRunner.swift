/// Measures pairs of benchmarks: warm, repeated, and in turn, so that drifts of the machine hit all.
struct BenchmarkRunner {
    /// How many rounds there are at most.
    var samples = 15
    /// How long a sample lasts at least, in seconds; short work is repeated within one.
    var sampleTime = 0.02
    /// How long a pair may take, in seconds, as far as ``leastSamples`` allow.
    var pairTime = 4.0
    /// How long a slow peer may take of that, in seconds: it sits rounds out.
    var peerTime = 1.0
    /// Work beside which Galley's is measured where it has no peer; it gives no row.
    let yardstick: Benchmark?

    /// How many samples there are at least of everything.
    static let leastSamples = 3
    /// From which time on work counts as long, in seconds.
    private static let longWork = 0.25

    /// Measures all members of a pair.
    func run(_ pair: BenchmarkPair) throws -> [BenchmarkRow] {
        let yardstick = pair.members.count == 1 ? self.yardstick : nil
        let members = pair.members + (yardstick.map { [$0] } ?? [])
        let plans = try members.enumerated().map { try plan($1, isPeer: $0 > 0) }
        let round = plans.reduce(0) { $0 + $1.time / Double($1.stride) }
        let rounds = min(samples, max(Self.leastSamples, Int(pairTime / round)))
        var taken = members.map { _ in [Int: Sample]() }
        for number in 0..<rounds {
            // Every other round backwards, so that nobody always comes after the same other.
            let order = Array(members.indices)
            for index in number.isMultiple(of: 2) ? order : order.reversed()
            where number.isMultiple(of: min(plans[index].stride, max(1, rounds / 3))) {
                let repeats = plans[index].repeats
                let sample = try members[index].sample(repeats)
                let pieces = Double(repeats * members[index].count)
                taken[index][number] = Sample(
                    seconds: sample.seconds / pieces,
                    processorSeconds: sample.processorSeconds.map { $0 / pieces },
                    mebibytes: sample.mebibytes)
            }
        }
        let results = zip(members, taken).map { BenchmarkResult($0, samples: $1) }
        let shown = results.prefix(pair.members.count)
        let own = results[0]
        let beside = results.count > 1 ? results[1] : nil
        return shown.map { $0.timeRow(beside: $0.isGalley ? beside : nil, own: own) }
            + shown.compactMap { $0.processRow(.processorSeconds, own: own) }
            + shown.compactMap { $0.processRow(.mebibytes, own: own) }
    }

    /// How often work is repeated in a sample, how long that takes, and in which rounds it is done.
    private struct Plan {
        let repeats: Int
        let time: Double
        let stride: Int
    }

    private func plan(_ member: Benchmark, isPeer: Bool) throws -> Plan {
        let first = try member.sample(1).seconds
        // What is cold costs most in short work; long work is not done twice for that.
        let once = max(first < Self.longWork ? try member.sample(1).seconds : first, 1e-9)
        let repeats = max(1, Int((sampleTime / once).rounded(.up)))
        let time = once * Double(repeats)
        let stride = isPeer ? Int((time * Double(samples) / peerTime).rounded(.up)) : 1
        return Plan(repeats: repeats, time: time, stride: max(1, min(stride, samples / 3)))
    }
}
