import GalleyButtons
import GalleyGoldens

/// `galley env`: prints the settings of a run, where each comes from, and what pixels depend on.
struct EnvCommand: Command {
    static let name = "env"
    static let aliases = ["doctor"]
    static let abstract =
        "Print the settings, where each comes from, and the versions of libraries."
    static let discussion =
        "Prints the settings that galley verify would have in this folder with who gave them (a flag, an "
        + "environment variable, galley.json5, or the default), the versions that pictures depend on, and how "
        + "the environments of the goldens differ from them."

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] { golden.arguments + output.arguments }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        let rows: [(name: String, value: String, origin: String)] = [
            ("golden-dir", settings.goldens.value, settings.goldens.origin),
            ("artifacts-dir", settings.artefacts.value, settings.artefacts.origin),
            ("manifest", settings.manifest.value, settings.manifest.origin),
            ("update", settings.update.value.rawValue, settings.update.origin),
            ("ci", "\(settings.isCI.value)", settings.isCI.origin),
            ("strict-env", settings.strictness.value.rawValue, settings.strictness.origin),
            ("jobs", "\(settings.jobs.value)", settings.jobs.origin),
        ]
        let present = GoldenEnvironment(
            DrawingEnvironment.versions.map { GoldenEnvironment.Value($0.name, $0.value) })
        let others = try differing(settings.store, present)
        if output.json {
            let table = rows.map { row in
                (
                    row.name,
                    JSONDocument.members([
                        ("value", .string(row.value)), ("from", .string(row.origin)),
                    ])
                )
            }
            console.print(
                JSONDocument.members([
                    ("settings", .members(table)),
                    (
                        "environment",
                        .members(present.values.map { ($0.name, .string($0.value)) })
                    ), ("differs", .array(others.map(JSONDocument.string))),
                ]).line)
            return
        }
        for row in rows { console.print(Self.columns(row.name, "\(row.value)  (\(row.origin))")) }
        for value in present.values { console.print(Self.columns(value.name, value.value)) }
        for other in others { console.print(other) }
    }

    private static func columns(_ name: String, _ value: String) -> String {
        name + String(repeating: " ", count: max(1, 15 - name.count)) + value
    }

    /// How the environments of goldens differ from the present one, fonts left out.
    private func differing(
        _ store: GoldenStore, _ present: GoldenEnvironment
    ) throws(CommandError) -> [String] {
        let summary = try CommandError.wrap { () throws(GoldenStoreError) in
            try GoldenCheck(store).environmentSummary(against: present)
        }
        return summary.map { "\($0.count) goldens were drawn with \($0.differences)" }
    }
}
