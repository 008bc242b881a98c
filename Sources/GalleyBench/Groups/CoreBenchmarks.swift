import Foundation
import TestSupport

/// Two cores against one, on the same buttons.
enum CoreBenchmarks {
    /// How many times as fast two cores are meant to be.
    private static let goal = 1.85

    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        guard let launcher = workbench.launcher, let galley = workbench.galley,
            ProcessInfo.processInfo.activeProcessorCount > 1
        else { return [] }
        func pair(
            _ name: String, _ arguments: [String], _ count: Int, in folder: String
        ) -> BenchmarkPair {
            func member(_ system: String, jobs: Int, goal: Double? = nil) -> Benchmark {
                launcher.benchmark(
                    name, system: system, unit: "buttons", count: count, goal: goal,
                    program: galley, arguments + ["--quiet", "--jobs", String(jobs)], in: folder)
            }
            return BenchmarkPair([
                member(Benchmark.galley, jobs: 2), member("1 job", jobs: 1, goal: goal),
            ])
        }
        let goldens = 2_000
        let folder = try GoldenBenchmarks.recorded(goldens, workbench, galley: galley)
        var pairs = [
            pair("verify on 2 cores", ["verify", "--ci", "--no-cache"], goldens, in: folder)
        ]
        if try Programs.output(galley, ["render", "--help"]).contains("--jobs") {
            let buttons = workbench.isQuick ? 2_000 : 10_000
            let folder = try workbench.makeFolder("cores")
            let spec = try workbench.folder.write(
                SpecText.buttons(BenchmarkTitles.distinct(buttons), scales: [2]),
                to: "cores/buttons.json5")
            pairs.append(
                pair(
                    "render on 2 cores", ["render", spec, "--output", "Pictures"], buttons,
                    in: folder))
        }
        return pairs
    }
}
