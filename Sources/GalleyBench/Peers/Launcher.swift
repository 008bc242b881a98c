import TestSupport

/// The small C program that runs others and tells what they took.
struct Launcher {
    /// The times and the peak memory of one run.
    struct Run: Equatable {
        let seconds: Double
        /// How long processors worked for it.
        let processorSeconds: Double
        let mebibytes: Double

        /// Reads a line such as "0.004512345 0.003215 7936": seconds, those of processors, kibibytes.
        init?(line: some StringProtocol) {
            let words = line.split(separator: " ")
            guard words.count == 3, let seconds = Double(words[0]), let worked = Double(words[1]),
                let kibibytes = Int(words[2]), seconds > 0, worked >= 0, kibibytes > 0
            else { return nil }
            self.seconds = seconds
            processorSeconds = worked
            mebibytes = Double(kibibytes) / 1_024
        }
    }

    /// The launcher's own path; it is the C peer as a program, too.
    let path: String

    /// Runs a program some times, one after the other, with nothing to read and its output dropped.
    func runs(
        _ count: Int, _ program: String, _ arguments: [String], in folder: String? = nil
    ) throws -> [Run] {
        let output = try Programs.output(
            path, ["time", String(count), program] + arguments, in: folder)
        let runs = output.split(separator: "\n").compactMap { Run(line: $0) }
        guard runs.count == count else {
            throw BenchError.program("\(program): \(runs.count) of \(count) runs were timed")
        }
        return runs
    }

    /// Makes a benchmark of a program's whole runs.
    func benchmark(
        _ name: String, system: String = Benchmark.galley, unit: String, count: Int,
        goal: Double? = nil, memoryGoal: Double? = nil, program: String, _ arguments: [String],
        in folder: String? = nil
    ) -> Benchmark {
        Benchmark(
            name, system: system, unit: unit, count: count, goal: goal, memoryGoal: memoryGoal
        ) { repeats in
            let runs = try runs(repeats, program, arguments, in: folder)
            return Sample(
                seconds: runs.reduce(0) { $0 + $1.seconds },
                processorSeconds: runs.reduce(0) { $0 + $1.processorSeconds },
                mebibytes: Statistics.median(of: runs.map(\.mebibytes)))
        }
    }
}
