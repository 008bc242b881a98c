/// Annotations and a step summary for GitHub Actions, inside its limits.
///
/// GitHub shows at most ten annotations of each kind for a step, and drops a summary of more than
/// a mebibyte.
public struct GitHubReport {
    /// How many annotations of a kind GitHub shows for one step.
    public static let annotationLimit: Int = 10
    /// The bytes that a summary has at most: 1 000 000.
    public static let summaryLimit: Int = 1_000_000

    /// The workflow commands to print on standard output, a line each.
    public let annotations: String
    /// The Markdown to append to the file that `GITHUB_STEP_SUMMARY` names.
    public let summary: String

    /// Reports a run.
    public init(_ result: RunResult) {
        var lines: [String] = []
        if let incompleteness = result.incompleteness {
            lines.append(Self.command("error", [("title", "galley")], incompleteness))
        }
        let failures = result.failures
        for kind in ["error", "warning"] {
            let own = failures.filter { Self.kind(of: $0.status) == kind }
            let room = Self.annotationLimit - lines.count { $0.hasPrefix("::\(kind) ") }
            let shown = own.count > room ? own.prefix(room - 1) : own[...]
            lines += shown.map { Self.annotation(kind, $0) }
            if own.count > shown.count {
                lines.append(
                    Self.command(
                        kind, [("title", "galley")],
                        "\(own.count - shown.count) more goldens need a look; "
                            + "\(result.countsText) in all"))
            }
        }
        annotations = lines.map { $0 + "\n" }.joined()
        summary = MarkdownReport(result, limit: Self.summaryLimit).text
    }

    private static func kind(of status: CaseResult.Status) -> String {
        switch status {
        case .new, .orphan, .env: "warning"
        default: "error"
        }
    }

    private static func annotation(_ kind: String, _ item: CaseResult) -> String {
        var properties: [(String, String)] = []
        if let file = item.source?.file ?? item.spec {
            properties.append(("file", file))
            properties.append(("line", String(item.source?.line ?? 1)))
        }
        properties.append(("title", "\(item.name) (\(item.status.word))"))
        let text = [item.message ?? "", item.numbers, item.command ?? ""].filter { !$0.isEmpty }
        return command(
            kind, properties, text.isEmpty ? item.status.word : text.joined(separator: "\n"))
    }

    private static func command(
        _ kind: String, _ properties: [(String, String)], _ message: String
    ) -> String {
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
            .joined(separator: ",")
        return "::\(kind) \(list)::\(escaped(message, isProperty: false))"
    }

    /// Escapes what ends a line, and inside properties what ends a property.
    static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
