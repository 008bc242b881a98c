/// JUnit XML for the test views of CI systems.
///
/// It fits the schema that Jenkins checks (junit-10.xsd): a suite for each folder of goldens, a test
/// for each golden, with numbers in the failure and the pictures attached in the way that GitLab
/// and Jenkins read, `[[ATTACHMENT|path]]` on lines of their own.
public struct JUnitReport {
    /// The XML document.
    public let text: String

    /// Reports a run.
    public init(_ result: RunResult) {
        var suites: [(name: String, cases: [CaseResult])] = []
        var places: [String: Int] = [:]
        for item in result.cases {
            let name = Self.suite(of: item.name)
            if let place = places[name] {
                suites[place].cases.append(item)
            } else {
                places[name] = suites.count
                suites.append((name, [item]))
            }
        }
        if let incompleteness = result.incompleteness {
            var item = CaseResult(name: "the whole run", status: .error)
            item.message = incompleteness
            suites.append(("galley", [item]))
        }
        let all = suites.flatMap(\.cases)
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites name=\"galley\" \(Self.counts(of: all, withSkipped: false))>")
        var names: Set<String> = []
        for suite in suites {
            let name = MarkupText.escaped(suite.name)
            lines.append(
                "  <testsuite name=\"\(name)\" \(Self.counts(of: suite.cases, withSkipped: true))>")
            lines += Self.properties(of: result)
            for item in suite.cases { lines += Self.test(item, suite: suite.name, &names) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// The folder of a golden, or `goldens` of one that lies in none.
    private static func suite(of name: String) -> String {
        guard let slash = name.lastIndex(of: "/"), slash > name.startIndex else { return "goldens" }
        return String(name[..<slash])
    }

    private static func counts(of cases: [CaseResult], withSkipped: Bool) -> String {
        let errors = cases.count { $0.status == .error }
        let failures = cases.count { $0.status.isFailure && $0.status != .error }
        let skipped = withSkipped ? " skipped=\"0\"" : ""
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\"\(skipped)"
    }

    private static func properties(of result: RunResult) -> [String] {
        guard let id = result.environment, let facts = result.environments[id], !facts.isEmpty
        else { return [] }
        let rows = facts.sorted { $0.key < $1.key }.map { name, value in
            "      <property name=\"\(MarkupText.escaped(name))\" "
                + "value=\"\(MarkupText.escaped(value))\"/>"
        }
        return ["    <properties>"] + rows + ["    </properties>"]
    }

    private static func test(
        _ item: CaseResult, suite: String, _ names: inout Set<String>
    ) -> [String] {
        let own = item.name.split(separator: "/").last.map(String.init) ?? item.name
        // GitLab drops all but one test of a name.
        var name = own
        var number = 2
        while !names.insert("\(suite)/\(name)").inserted {
            name = "\(own) (\(number))"
            number += 1
        }
        let start =
            "    <testcase name=\"\(MarkupText.escaped(name))\" "
            + "classname=\"\(MarkupText.escaped(suite))\""
        if !item.status.isFailure { return [start + "/>"] }
        let element = item.status == .error ? "error" : "failure"
        let message = item.message ?? (item.numbers.isEmpty ? item.status.word : item.numbers)
        var lines = [start + ">"]
        lines.append(
            "      <\(element) type=\"\(item.status.rawValue)\" "
                + "message=\"\(MarkupText.escaped(message))\">"
                + MarkupText.escaped(details(item).joined(separator: "\n"), hasLines: true)
                + "</\(element)>")
        let attachments = item.artefacts.sorted { $0.key < $1.key }
            .filter { $0.value.hasSuffix(".png") }
        if !attachments.isEmpty {
            lines.append("      <system-out>")
            lines += attachments.map { "[[ATTACHMENT|\(MarkupText.escaped($0.value))]]" }
            lines.append("      </system-out>")
        }
        lines.append("    </testcase>")
        return lines
    }

    /// The lines of a failure: name, place, numbers, gates, and what to do.
    private static func details(_ item: CaseResult) -> [String] {
        var lines = ["\(item.status.word): \(item.name)"]
        if let source = item.source {
            lines.append(source.file + (source.line.map { ":\($0)" } ?? ""))
        }
        if !item.numbers.isEmpty { lines.append(item.numbers) }
        lines += item.limits.map { limit in
            let verdict = limit.isPassed ? "holds" : "fails"
            let reason = limit.reason.map { " (\($0))" } ?? ""
            return "\(limit.kind.rawValue) \(NumberText.short(limit.measured)), limit "
                + "\(NumberText.short(limit.limit)): \(verdict)\(reason)"
        }
        if let command = item.command { lines.append(command) }
        return lines
    }
}
