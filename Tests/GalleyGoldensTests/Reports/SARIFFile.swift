import Foundation

/// A SARIF document, checked against what SARIF 2.1.0 and GitHub's code scanning ask of it.
struct SARIFFile {
    private(set) var results: [[String: Any]] = []
    private(set) var fingerprints: [String] = []
    private(set) var messages: [String] = []
    private(set) var uris: [String] = []
    private(set) var notifications: [String] = []
    private(set) var faults: [String] = []

    init(_ text: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        // §3.13: a log names its version and has runs.
        require(root["version"] as? String == "2.1.0", "version")
        require(Set(root.keys) == ["$schema", "version", "runs"], "the log's members")
        let runs = root["runs"] as? [[String: Any]] ?? []
        require(runs.count == 1, "one run")
        let run = runs.first ?? [:]
        require(
            Set(run.keys).isSubset(of: ["tool", "invocations", "columnKind", "results"]),
            "the run's members")
        require(
            ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String ?? ""),
            "columnKind")
        // §3.18, §3.19: a tool has a driver with a name; rule ids are unique.
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
        require(!(driver["name"] as? String ?? "").isEmpty, "the driver's name")
        let rules = driver["rules"] as? [[String: Any]] ?? []
        let ids = rules.compactMap { $0["id"] as? String }
        require(ids.count == rules.count && Set(ids).count == ids.count, "rule ids")
        for rule in rules {
            require(Self.text(rule["shortDescription"]) != nil, "a rule's description")
        }
        // §3.20: an invocation says whether it was successful.
        for invocation in run["invocations"] as? [[String: Any]] ?? [] {
            require(invocation["executionSuccessful"] is Bool, "executionSuccessful")
            for note in invocation["toolExecutionNotifications"] as? [[String: Any]] ?? [] {
                require(
                    Self.levels.contains(note["level"] as? String ?? ""), "a notification's level")
                notifications.append(Self.text(note["message"]) ?? "")
            }
        }
        results = run["results"] as? [[String: Any]] ?? []
        for result in results { check(result, ids) }
        require(results.count <= 25_000 && text.utf8.count < 10_000_000, "GitHub's limits")
    }

    private static let levels: Set<String> = ["none", "note", "warning", "error"]

    private mutating func check(_ result: [String: Any], _ ids: [String]) {
        // §3.27: ruleIndex points at the rule of ruleId; a message has text.
        let index = result["ruleIndex"] as? Int ?? -1
        require(
            ids.indices.contains(index) && ids[index] == result["ruleId"] as? String, "ruleIndex")
        require(Self.levels.contains(result["level"] as? String ?? ""), "level")
        let message = Self.text(result["message"]) ?? ""
        require(!message.isEmpty, "a message")
        // §3.11.5: single braces are placeholders.
        require(
            !message.replacing("{{", with: "").replacing("}}", with: "").contains {
                "{}".contains($0)
            }, "braces")
        messages.append(message)
        let prints = result["partialFingerprints"] as? [String: String] ?? [:]
        require(prints.count == 1, "a fingerprint")
        fingerprints += prints.values
        let locations = result["locations"] as? [[String: Any]] ?? []
        require(locations.count == 1, "one location")
        let place = locations.first?["physicalLocation"] as? [String: Any] ?? [:]
        let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
        // §3.10.1: a valid URI reference.
        require(
            !uri.isEmpty && URL(string: uri) != nil
                && !uri.contains { " <>\"{}|\\^`".contains($0) }, "uri \(uri)")
        uris.append(uri)
        let line = (place["region"] as? [String: Any])?["startLine"] as? Int ?? 0
        require(line >= 1, "startLine")
    }

    private mutating func require(_ holds: Bool, _ what: String) {
        if !holds { faults.append(what) }
    }

    private static func text(_ message: Any?) -> String? {
        (message as? [String: Any])?["text"] as? String
    }
}
