import Foundation

/// The rows of a run and the machine it was made on.
struct BenchmarkReport: Codable, Equatable {
    /// The version of the file's form.
    static let currentSchema = 2

    var schema = Self.currentSchema
    /// What the rows were measured on.
    var machine: Machine
    /// The rows in the order in which they were measured.
    var rows: [BenchmarkRow] = []

    init(machine: Machine, rows: [BenchmarkRow] = []) {
        self.machine = machine
        self.rows = rows
    }

    /// Reads an earlier run.
    init(path: String) throws(BenchError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .missingBase(path)
        }
        guard let report = try? JSONDecoder().decode(Self.self, from: data),
            report.schema == Self.currentSchema
        else { throw .badBase(path) }
        self = report
    }

    /// The file's bytes.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Writes the run to a file.
    func write(to path: String) throws {
        try encoded().write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Puts rows in the place of those with the same keys where they are faster, or smaller.
    ///
    /// What disturbs a machine only ever makes it slower, so the better of two measurements is the
    /// truer one.
    mutating func improve(with others: [BenchmarkRow]) {
        for other in others {
            guard let place = rows.firstIndex(where: { $0.key == other.key }) else { continue }
            let value = { (row: BenchmarkRow) in row.relative ?? row.median }
            if value(other) < value(rows[place]) { rows[place] = other }
        }
    }

    /// The line above the rows.
    static let heading =
        Table.pad("work", 36) + Table.pad("system", 22)
        + "      per s      median     minimum  spread   ratio   goal"

    /// Returns the line of a row.
    static func line(_ row: BenchmarkRow) -> String {
        var line = Table.pad(row.name, 36) + Table.pad(row.system, 22)
        switch row.quantity {
        case .seconds:
            line += Table.number(1 / row.median, 1 / row.median < 100 ? 1 : 0, width: 11)
            line += Table.right(Table.time(row.median), 12)
            line += Table.right(Table.time(row.minimum), 12)
        case .processorSeconds:
            line += Table.right("processor", 11)
            line += Table.right(Table.time(row.median), 12)
            line += Table.right(Table.time(row.minimum), 12)
        case .mebibytes:
            line += Table.right("peak", 11)
            line += Table.right(String(format: "%.1f MiB", row.median), 12)
            line += Table.right(String(format: "%.1f MiB", row.minimum), 12)
        }
        line += Table.number(row.spread * 100, 1, width: 7) + "%"
        if let ratio = row.ratio { line += Table.number(ratio, 2, width: 7) + "×" }
        if let goal = row.goal { line += Table.number(goal, 2, width: 6) + "×" }
        return line + (row.isShort ? "  short" : "")
    }
}
