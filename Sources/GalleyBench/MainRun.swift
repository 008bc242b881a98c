/// The main run: all benchmarks, their table, and the comparison with an earlier run.
struct MainRun {
    /// How often a row that seems slower is measured again.
    static let attempts = 3

    private let options: RunOptions
    private let runner: BenchmarkRunner
    private let workbench: Workbench

    init(_ options: RunOptions) throws {
        self.options = options
        workbench = try Workbench(isQuick: options.isQuick)
        var runner = BenchmarkRunner(yardstick: workbench.yardstick)
        if options.isQuick {
            runner.samples = 5
            runner.sampleTime = 0.01
            runner.pairTime = 0.5
            runner.peerTime = 0.2
        }
        if let samples = options.samples { runner.samples = samples }
        self.runner = runner
    }

    /// Measures and prints; returns the status to end with.
    func run() throws -> Int32 {
        // What is wrong with the base is told before minutes are spent.
        let base = try options.base.map { path throws(BenchError) in
            try BenchmarkReport(path: path)
        }
        var report = BenchmarkReport(machine: .current)
        print(report.machine.text)
        for note in workbench.notes { print(note) }
        print("\n\(BenchmarkReport.heading)")
        var slow: [(pair: BenchmarkPair, keys: [String])] = []
        for group in BenchmarkGroups.all {
            for pair in try group(workbench) where isChosen(pair) {
                let rows = try runner.run(pair)
                report.rows += rows
                for row in rows { print(BenchmarkReport.line(row)) }
                Table.flush()
                guard let base else { continue }
                let part = BenchmarkReport(machine: report.machine, rows: rows)
                let keys = ReportComparison(part, with: base).slower
                if !keys.isEmpty { slow.append((pair, keys)) }
            }
        }
        print(try ButtonBenchmarks.sizes(workbench.peer))
        if let base { try measureAgain(slow, &report, base) }
        if let json = options.json { try report.write(to: json) }
        guard let base else { return 0 }
        let comparison = ReportComparison(report, with: base)
        print("\n\(comparison.text)")
        if base.machine != report.machine {
            print("the earlier run is of another machine or system: \(base.machine.text)")
        }
        return comparison.slower.isEmpty ? 0 : 1
    }

    private func isChosen(_ pair: BenchmarkPair) -> Bool {
        options.filter.map(pair.name.contains) ?? true
    }

    /// Measures what seems slower again until it is not, or has been often enough.
    private func measureAgain(
        _ slow: [(pair: BenchmarkPair, keys: [String])], _ report: inout BenchmarkReport,
        _ base: BenchmarkReport
    ) throws {
        for (pair, keys) in slow {
            for _ in 0..<Self.attempts {
                let isSlow = !Set(ReportComparison(report, with: base).slower)
                    .isDisjoint(with: keys)
                guard isSlow else { break }
                report.improve(with: try runner.run(pair))
            }
        }
    }
}
