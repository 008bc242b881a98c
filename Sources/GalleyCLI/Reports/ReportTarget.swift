/// A report that is asked for: its format, and the file it goes to.
struct ReportTarget: ArgumentValue, Equatable {
    /// The formats there are.
    enum Format: String, CaseIterable {
        case html, json, junit, sarif, github, markdown
    }

    let format: Format
    /// The file; nil for GitHub's own places.
    let path: String?

    init(format: Format, path: String?) {
        self.format = format
        self.path = path
    }

    /// Reads `html=report.html`, or `github` alone.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = Format(rawValue: String(parts[0])) else { return nil }
        if parts.count == 1 {
            guard format == .github else { return nil }
            self.init(format: format, path: nil)
        } else {
            guard !parts[1].isEmpty else { return nil }
            self.init(format: format, path: String(parts[1]))
        }
    }

    static var allowed: String {
        Format.allCases.map { $0 == .github ? $0.rawValue : "\($0.rawValue)=FILE" }
            .joined(separator: ", ")
    }
}

/// A number of bytes, such as `25MB`.
struct ByteCount: ArgumentValue, Equatable {
    let bytes: Int

    init(bytes: Int) { self.bytes = bytes }

    init?(argument: String) {
        let units: [(String, Int)] = [
            ("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000), ("B", 1),
        ]
        let text = argument.uppercased()
        guard let (unit, size) = units.first(where: { text.hasSuffix($0.0) }),
            let number = Double(text.dropLast(unit.count)), number > 0, number <= 1e6
        else { return nil }
        bytes = Int(number * Double(size))
    }

    static var allowed: String { "a size with its unit, such as 25MB or 900KB" }
}
