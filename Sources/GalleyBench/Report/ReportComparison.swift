/// The rows of a run beside those of an earlier one.
struct ReportComparison {
    /// A row of Galley's in both runs.
    struct Line {
        let key: String
        let rule: NoiseRule
    }

    let lines: [Line]
    /// The keys of rows that the earlier run lacks.
    let added: [String]

    init(_ now: BenchmarkReport, with then: BenchmarkReport) {
        let old = Dictionary(then.rows.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        let own = now.rows.filter { $0.system == Benchmark.galley }
        lines = own.compactMap { row in
            old[row.key].map { Line(key: row.key, rule: NoiseRule(now: row, then: $0)) }
        }
        added = own.map(\.key).filter { old[$0] == nil }
    }

    /// The rows that are slower, or larger, beyond the noise.
    var slower: [String] { lines.filter(\.rule.isSlower).map(\.key) }

    /// The table to print.
    var text: String {
        var text = Table.pad("work / system", 56) + "now ÷ then  counts above\n"
        for line in lines {
            text += Table.pad(line.key, 56) + Table.number(line.rule.change, 3, width: 10)
            text += Table.number(1 + line.rule.bound, 3, width: 14)
            text += line.rule.isSlower ? "  slower\n" : "\n"
        }
        for key in added { text += Table.pad(key, 56) + "not in the earlier run\n" }
        return text
    }
}
