import Foundation
import TestSupport

private let usage = """
    usage: galley-bench [--filter TEXT] [--samples N] [--json FILE] [--compare BASE.json]
           galley-bench compare
           galley-bench coverage [FONT…] [--sizes 15,30,45] [--every N]

    Times what Galley does beside its peers. Ratios above 1 say how many times as fast Galley is.
    With --compare the status is 1 where a median is more than 15 % slower than in BASE.json.
    """

/// Runs the benchmarks whose names hold a text.
private func benchmark(_ words: [String]) throws -> Int32 {
    var runner = BenchmarkRunner()
    var (filter, json, base): (String?, String?, String?)
    var rest = words[...]
    while let word = rest.popFirst() {
        guard let value = rest.popFirst() else { return fail() }
        switch word {
        case "--filter": filter = value
        case "--samples":
            guard let count = Int(value), count > 0 else { return fail() }
            runner.samples = count
        case "--json": json = value
        case "--compare": base = value
        default: return fail()
        }
    }
    let peer = try Peer(size: 30)
    var report = BenchmarkReport()
    print(BenchmarkReport.heading)
    for pair in try BenchmarkGroups.all(peer)
    where filter.map(pair.members[0].name.contains) ?? true {
        let rows = try runner.run(pair)
        report.rows += rows
        for row in rows { print(BenchmarkReport.line(row)) }
    }
    print(try ButtonBenchmarks.sizes(peer))
    if let json { try report.write(to: json) }
    if let base { return report.compare(with: try BenchmarkReport(path: base)) ? 0 : 1 }
    return 0
}

private func fail() -> Int32 {
    print(usage)
    return 64
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "coverage": exit(try coverage(Array(words.dropFirst())))
case "compare": exit(try ComparisonBench().run())
default: exit(try benchmark(words))
}
