/// The table of Fonts/README.md: a row for each font file.
struct FontTable {
    struct Row: Hashable {
        /// Counted from one.
        let line: Int
        let file: String
        let modified: Bool
        let licence: String
        let digest: String
    }

    /// The number of columns: file, role, version, source, modified, licence, SHA-256.
    private static let columns = 7
    let rows: [Row]
    /// Lines of the table that are no row.
    let malformed: [Int]

    init(markdown: String) {
        var rows: [Row] = []
        var malformed: [Int] = []
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count == Self.columns, let licence = Self.linkTarget(cells[5]) else {
                malformed.append(index + 1)
                continue
            }
            rows.append(
                Row(
                    line: index + 1, file: cells[0].filter { $0 != "`" },
                    modified: !cells[4].hasPrefix("no"), licence: licence,
                    digest: cells[6].filter { $0 != "`" }))
        }
        self.rows = rows
        self.malformed = malformed
    }

    /// The target of `[text](target)`.
    private static func linkTarget(_ cell: String) -> String? {
        guard let open = cell.lastIndex(of: "("), cell.last == ")" else { return nil }
        return String(cell[cell.index(after: open)...].dropLast())
    }

    /// Compares the rows with the names of the files in the folder, and with the NOTICE's text.
    func findings(files: [String], notice: String) -> [Finding] {
        let table = "Fonts/README.md"
        var found = malformed.map {
            Finding(file: table, line: $0, message: "a row has seven columns and links its licence")
        }
        let names = Set(files)
        var seen: Set<String> = []
        for row in rows {
            if !names.contains(row.file) {
                found.append(
                    Finding(file: table, line: row.line, message: "\(row.file) is not in Fonts"))
            }
            if !seen.insert(row.file).inserted {
                found.append(
                    Finding(file: table, line: row.line, message: "\(row.file) has two rows"))
            }
            if !names.contains(row.licence) {
                let message = "\(row.licence), the licence of \(row.file), is not in Fonts"
                found.append(Finding(file: table, line: row.line, message: message))
            }
            if row.licence.contains("Apache"), !notice.contains(row.file) {
                let message = "\(row.file) is not named in Fonts/NOTICE"
                found.append(Finding(file: table, line: row.line, message: message))
            }
        }
        for file in files.sorted() where !seen.contains(file) {
            if file == "README.md" || file == "NOTICE" || file.hasPrefix("LICENSE-") { continue }
            found.append(
                Finding(file: "Fonts/\(file)", line: 1, message: "give it a row in \(table)"))
        }
        return found
    }
}
