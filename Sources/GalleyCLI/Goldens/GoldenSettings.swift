import GalleyButtons
import GalleyGoldens

/// The settings of a run with goldens, and where each comes from: flag, environment, file, default.
struct GoldenSettings {
    /// A value and who gave it.
    struct Setting<Value> {
        let value: Value
        let origin: String

        /// Takes the first value that is given.
        init(_ candidates: [(value: Value?, origin: String)], default value: Value) {
            let given = candidates.first { $0.value != nil }
            self.value = given?.value ?? value
            origin = given?.origin ?? "default"
        }
    }

    let project: ProjectSettings
    let goldens: Setting<String>
    let artefacts: Setting<String>
    let manifest: Setting<String>
    let isCI: Setting<Bool>
    let update: Setting<UpdateMode>
    let strictness: Setting<EnvironmentStrictness>
    let jobs: Setting<Int>

    /// Resolves the settings for specs, or for the present folder where there are none.
    ///
    /// - Throws: ``CommandError`` for a settings file or environment variable with a fault, and for
    ///   an update where nothing may be written.
    init(
        _ flags: GoldenFlags, folder: String, _ console: Console, update: UpdateMode? = nil,
        strictness: EnvironmentStrictness? = nil, jobs: Int? = nil
    ) throws(CommandError) {
        var project = try CommandError.wrap { () throws(ButtonsError) in
            try ProjectSettings(foundUpwardFrom: FilePath.real(folder))
        }
        // Without a project the goldens are those of the present folder, in which the verbs that
        // decide on them look for them too.
        if project.path == nil { project = ProjectSettings(folder: FilePath.real(".") + "/") }
        self.project = project
        let file = project.path.map(FilePath.shown) ?? ProjectSettings.fileName
        func path(
            _ flag: String?, _ name: String, _ variable: String, _ setting: String?,
            default value: String
        ) -> Setting<String> {
            Setting(
                [
                    (flag, "--\(name)"), (console.variable(variable), variable),
                    (setting.map(FilePath.shown), file),
                ], default: FilePath.shown(project.folder + value))
        }
        goldens = path(
            flags.goldenFolder, "golden-dir", "GALLEY_GOLDENS", project.goldens,
            default: "Goldens")
        artefacts = path(
            flags.artefacts, "artifacts-dir", "GALLEY_ARTIFACTS", project.artifacts,
            default: ".galley")
        manifest = Setting(
            [(flags.manifest, "--manifest")], default: GoldenStore.usualManifest)
        isCI = Self.isCI(flags, console)
        self.strictness = Setting(
            [
                (strictness, "--strict-env"),
                (try Self.variable("GALLEY_STRICT_ENV", console), "GALLEY_STRICT_ENV"),
                (project.strictEnvironment.flatMap(EnvironmentStrictness.init), file),
            ], default: .off)
        self.jobs = Setting(
            [
                (jobs, "--jobs"),
                (try Self.variable(JobCount.variable, console), JobCount.variable),
                (project.jobs, file),
            ], default: Workers.available)
        try JobCount.check(self.jobs.value, from: self.jobs.origin)
        let wanted: Setting<UpdateMode> = Setting(
            [
                (update, "--update"),
                (try Self.variable("GALLEY_UPDATE", console), "GALLEY_UPDATE"),
                (project.update.flatMap(UpdateMode.init), file),
            ], default: .none)
        // What was asked for on the command line is refused; what stands elsewhere gives way.
        if isCI.value, update ?? .none != .none { throw CommandError(.continuousIntegration) }
        self.update =
            isCI.value && wanted.value != .none
            ? Setting([(UpdateMode.none, isCI.origin)], default: .none) : wanted
    }

    /// Opens the goldens' folder.
    var store: GoldenStore {
        GoldenStore(
            folder: goldens.value, equalAxes: Set(project.equalAxes), manifest: manifest.value)
    }

    /// What verbs that are given no spec have to be told to find these goldens; empty for nothing.
    func flagsForDeciding(_ console: Console) -> String {
        let plain = try? GoldenSettings(GoldenFlags(), folder: "", console)
        var words: [String] = []
        if plain?.goldens.value != goldens.value { words.append("--golden-dir \(goldens.value)") }
        if plain?.artefacts.value != artefacts.value {
            words.append("--artifacts-dir \(artefacts.value)")
        }
        if plain?.manifest.value != manifest.value { words.append("--manifest \(manifest.value)") }
        return words.map { " " + $0 }.joined()
    }

    /// Refuses a verb that writes goldens where CI is set.
    func refuseInCI() throws(CommandError) {
        if isCI.value { throw CommandError(GoldenStoreError.continuousIntegration) }
    }

    private static func isCI(_ flags: GoldenFlags, _ console: Console) -> Setting<Bool> {
        let variable = console.variable("CI").map { !["0", "false"].contains($0.lowercased()) }
        return Setting(
            [
                (flags.noCI ? false : nil, "--no-ci"), (flags.ci ? true : nil, "--ci"),
                (variable, "CI"),
            ], default: false)
    }

    /// The value of an environment variable; nil where it is not set.
    ///
    /// - Throws: ``CommandError`` for a text that is no such value.
    static func variable<Value: ArgumentValue>(
        _ name: String, _ console: Console
    ) throws(CommandError) -> Value? {
        guard let text = console.variable(name) else { return nil }
        guard let value = Value(argument: text) else {
            throw .usage("\(text.debugDescription) does not fit \(name); give \(Value.allowed)")
        }
        return value
    }
}
