import Foundation

/// Two cores against one, on the same buttons.
enum CoreBenchmarks {
    /// How many times as fast two cores are meant to be.
    private static let goal = 1.85

    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        guard let launcher = workbench.launcher, let galley = workbench.galley,
            ProcessInfo.processInfo.activeProcessorCount > 1
        else { return [] }
        let count = workbench.isQuick ? 2_000 : 10_000
        let folder = try GoldenBenchmarks.recorded(count, workbench, galley: galley)
        func pair(_ name: String, _ arguments: [String]) -> BenchmarkPair {
            func member(_ system: String, jobs: Int, goal: Double? = nil) -> Benchmark {
                launcher.benchmark(
                    name, system: system, unit: "buttons", count: count, goal: goal,
                    program: galley, arguments + ["--quiet", "--jobs", String(jobs)], in: folder)
            }
            return BenchmarkPair([
                member(Benchmark.galley, jobs: 2), member("1 job", jobs: 1, goal: goal),
            ])
        }
        var pairs = [pair("verify on 2 cores", ["verify", "--ci", "--no-cache"])]
        if try Programs.output(galley, ["render", "--help"]).contains("--jobs") {
            let output = ["--output", "\(folder)/Pictures"]
            pairs.append(pair("render on 2 cores", ["render", "buttons.json5"] + output))
        }
        return pairs
    }
}
