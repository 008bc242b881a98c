import GalleyImage

/// SARIF 2.1.0 for code scanning: an alert for each failing golden, at the spec or test it is from.
///
/// An alert keeps its identity through `partialFingerprints`, made of the golden's name and the
/// rule, however its numbers change. GitHub keeps 5 000 results of a run, so the worst 5 000 are
/// listed and the rest are counted in a notification.
public struct SARIFReport {
    /// How many results are listed at most.
    public static let resultLimit: Int = 5_000
    /// The longest message of a result, in scalars.
    private static let messageLimit = 2_000

    /// The JSON document.
    public let text: String

    /// Reports a run.
    public init(_ result: RunResult) {
        let failures = result.failures
        let listed = failures.prefix(Self.resultLimit)
        var notes: [JSONDocument] = []
        if failures.count > listed.count {
            notes.append(
                Self.notification(
                    "\(failures.count - listed.count) more goldens fail; the worst "
                        + "\(listed.count) are listed", level: "warning"))
        }
        if let incompleteness = result.incompleteness {
            notes.append(Self.notification(incompleteness, level: "error"))
        }
        let statuses = CaseResult.Status.inOrder.filter(\.isFailure)
        let driver = JSONDocument.members([
            ("name", .string("galley")), ("version", .string(result.toolVersion)),
            ("rules", .array(statuses.map(Self.rule))),
        ])
        let run = JSONDocument.members([
            ("tool", .members([("driver", driver)])),
            (
                "invocations",
                .array([
                    .members([
                        ("executionSuccessful", .boolean(result.incompleteness == nil)),
                        ("toolExecutionNotifications", .list(notes) { $0 }),
                    ])
                ])
            ), ("columnKind", .string("unicodeCodePoints")),
            (
                "results",
                .array(
                    listed.map { Self.result($0, rule: statuses.firstIndex(of: $0.status) ?? 0) })
            ),
        ])
        let log = JSONDocument.members([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")), ("runs", .array([run])),
        ])
        text = log.indented(depth: 4) + "\n"
    }

    /// A plain message: braces would mean placeholders (§3.11.5) and brackets links (§3.11.6).
    private static func message(_ text: String) -> JSONDocument {
        var plain = ""
        for character in text.prefix(messageLimit) {
            switch character {
            case "{", "}": plain += "\(character)\(character)"
            case "(" where plain.last == "]": plain += " ("
            default: plain.append(character)
            }
        }
        return .members([("text", .string(plain))])
    }

    private static func notification(_ text: String, level: String) -> JSONDocument {
        .members([("message", message(text)), ("level", .string(level))])
    }

    private static func rule(_ status: CaseResult.Status) -> JSONDocument {
        .members([
            ("id", .string(identifier(of: status))),
            ("shortDescription", message(description(of: status))),
            ("defaultConfiguration", .members([("level", .string(level(of: status)))])),
        ])
    }

    private static func identifier(of status: CaseResult.Status) -> String {
        "golden-\(status.rawValue)"
    }

    private static func level(of status: CaseResult.Status) -> String {
        switch status {
        case .new, .orphan, .env: "warning"
        case .match: "none"
        case .changed, .missing, .size, .error: "error"
        }
    }

    private static func description(of status: CaseResult.Status) -> String {
        switch status {
        case .match: "The picture matches its golden."
        case .changed: "The picture differs from its golden."
        case .missing: "The picture has no golden."
        case .new: "The golden is new."
        case .size: "The picture has another size than its golden."
        case .env: "The golden was drawn in another environment."
        case .error: "The picture could not be verified."
        case .orphan: "The golden belongs to no picture."
        }
    }

    private static func result(_ item: CaseResult, rule: Int) -> JSONDocument {
        let id = identifier(of: item.status)
        let facts = [item.message ?? description(of: item.status), item.numbers]
            .filter { !$0.isEmpty }
        let fingerprint = SHA256.hexDigest(of: Array("\(item.name)\0\(id)".utf8))
        return .members([
            ("ruleId", .string(id)), ("ruleIndex", .integer(rule)),
            ("level", .string(level(of: item.status))),
            ("message", message("\(item.name): \(facts.joined(separator: "; "))")),
            ("locations", .array([location(of: item)])),
            (
                "partialFingerprints",
                .members([("goldenNameAndRule/v1", .string(fingerprint))])
            ),
        ])
    }

    /// The spec or test, or else the golden's own file; code scanning wants a place in every result.
    private static func location(of item: CaseResult) -> JSONDocument {
        let path = item.source?.file ?? item.spec ?? item.golden?.path ?? item.name
        let isRelative = !path.hasPrefix("/")
        return .members([
            (
                "physicalLocation",
                .members([
                    (
                        "artifactLocation",
                        .members([
                            ("uri", .string(uri(path))),
                            ("uriBaseId", isRelative ? .string("%SRCROOT%") : nil),
                        ])
                    ),
                    (
                        "region",
                        .members([("startLine", .integer(max(1, item.source?.line ?? 1)))])
                    ),
                ])
            )
        ])
    }

    /// A path as a reference of RFC 3986; absolute paths get the scheme `file`.
    private static func uri(_ path: String) -> String {
        let plain = Set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let hex = Array("0123456789ABCDEF".unicodeScalars)
        var text = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            if plain.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%"
                text.unicodeScalars.append(hex[Int(byte >> 4)])
                text.unicodeScalars.append(hex[Int(byte & 15)])
            }
        }
        return text
    }
}
