import Foundation

/// The rows of a run: a table, a file, and the comparison with an earlier run's.
struct BenchmarkReport: Codable {
    /// The version of the file's form.
    var schema = 1
    /// The rows in the order in which they were measured.
    var rows: [BenchmarkRow] = []

    /// How much slower than in an earlier run a median may be before that counts: as much as paired
    /// runs of the same build differ on an idle machine.
    static let noise = 0.15

    /// Reads an earlier run.
    init(path: String) throws {
        self = try JSONDecoder().decode(
            Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    init() {}

    /// Writes the run to a file.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The line above the rows.
    static let heading =
        pad("work", 30) + pad("system", 20)
        + "      per s     median    minimum  spread  ratio  goal"

    /// Returns the line of a row.
    static func line(_ row: BenchmarkRow) -> String {
        let rate = String(format: "%11.0f", 1 / row.median)
        let spread = String(format: "%6.1f%%", row.spread * 100)
        let ratio = row.ratio.map { String(format: "%6.2f×", $0) } ?? ""
        let goal = row.goal.map { String(format: "%5.1f×", $0) } ?? ""
        return pad(row.name, 30) + pad(row.system, 20) + rate + time(row.median)
            + time(row.minimum) + spread + ratio + goal
    }

    /// Prints the ratio of each median to an earlier run's.
    ///
    /// - Returns: Whether none is slower beyond the noise.
    func compare(with base: BenchmarkReport) -> Bool {
        var isFast = true
        print("\n" + Self.pad("work", 50) + "  time now ÷ then")
        for row in rows {
            guard let old = base.rows.first(where: { $0.key == row.key }) else { continue }
            let ratio = row.median / old.median
            let isSlower = ratio > 1 + Self.noise && row.system == Benchmark.galley
            if isSlower { isFast = false }
            print(
                Self.pad(row.key, 50) + String(format: "%8.3f", ratio)
                    + (isSlower ? "  slower" : ""))
        }
        return isFast
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%8.1f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%8.2f µs", seconds * 1e6)
        default: String(format: "%8.3f ms", seconds * 1e3)
        }
    }
}
