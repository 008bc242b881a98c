/// A table in Markdown for a comment or a job's summary.
///
/// Names stand in code spans, in which nothing is markup and `@2x` mentions nobody. There are no
/// pictures: GitHub shows none that are part of the text.
public struct MarkdownReport {
    /// The bytes that a comment on GitHub may have, with room for what others add: 60 000.
    public static let commentLimit: Int = 60_000

    /// The document.
    public let text: String

    /// Reports a run in so many bytes at most; the worst cases come first and the rest are counted.
    public init(_ result: RunResult, limit: Int = MarkdownReport.commentLimit) {
        let failures = result.failures
        var head = "### Galley: \(result.headline)\n\n"
        if !result.cases.isEmpty { head += "\(result.countsText)\n\n" }
        if let incompleteness = result.incompleteness { head += "**\(incompleteness)**\n\n" }
        head += Self.drift(of: result)
        guard !failures.isEmpty else {
            text = head
            return
        }
        let groups = Dictionary(grouping: failures.compactMap(\.group)) { $0 }.mapValues(\.count)
        head += "| Status | Golden | Measured |\n| --- | --- | --- |\n"
        let tail = "\nLook at the pictures in the HTML report; take them with `galley accept`.\n"
        var body = ""
        var left = limit - head.utf8.count - tail.utf8.count - 80
        var shown = 0
        var groupsShown: Set<String> = []
        for item in failures {
            var same = ""
            if let group = item.group, let count = groups[group], count > 1 {
                // One row stands for all that changed in the same way.
                guard groupsShown.insert(group).inserted else {
                    shown += 1
                    continue
                }
                same = ", and \(count - 1) more in the same way"
            }
            let note =
                item.measured == nil && item.numbers.isEmpty ? item.message ?? "" : item.numbers
            let row =
                "| \(item.status.word) | \(Self.code(item.name)) | \(Self.plain(note + same)) |\n"
            left -= row.utf8.count
            guard left >= 0 else { break }
            body += row
            shown += 1
        }
        let hidden = failures.count - shown
        if hidden > 0 { body += "\n\(hidden) more are in the HTML report.\n" }
        text = head + body + tail
    }

    /// The facts in which the goldens' environments are not the run's.
    private static func drift(of result: RunResult) -> String {
        guard let id = result.environment, let now = result.environments[id] else { return "" }
        var changes: Set<String> = []
        for other in Set(result.cases.compactMap { $0.golden?.environment }) where other != id {
            let before = result.environments[other] ?? [:]
            for fact in Set(before.keys).union(now.keys) where before[fact] != now[fact] {
                changes.insert(
                    "\(fact) \(before[fact] ?? "none") → \(now[fact] ?? "none")")
            }
        }
        if changes.isEmpty { return "" }
        let list = changes.sorted().prefix(20).map(code).joined(separator: ", ")
        return "Environment: \(list)\n\n"
    }

    /// A text as a code span inside a table.
    static func code(_ text: String) -> String {
        let line = text.map { character in
            character.isNewline || character == "\t"
                ? " " : character == "|" ? "\\|" : String(character)
        }.joined()
        var longest = 0
        var run = 0
        for character in line {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + pad + line + pad + fence
    }

    /// A text of which nothing is markup, HTML or a mention.
    static func plain(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline || character == "\t" {
                result += " "
            } else if let scalar = character.unicodeScalars.first,
                "&<>|*_`[]#@\\~".unicodeScalars.contains(scalar)
            {
                result += "&#\(scalar.value);" + String(character).dropFirst()
            } else {
                result.append(character)
            }
        }
        return result
    }
}
