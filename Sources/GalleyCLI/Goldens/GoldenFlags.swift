import GalleyGoldens

/// The flags that say where goldens are and how careful the verbs are with them.
struct GoldenFlags {
    @Option("golden-dir", "DIR", help: "The goldens' folder instead of the project's.")
    var goldenFolder: String?

    @Option(
        "artifacts-dir", "DIR", help: "The folder for what failed and what waits to be accepted.")
    var artefacts: String?

    @Option(
        "manifest", "NAME", help: "The manifest's name in the goldens' folder; manifest.json.")
    var manifest: String?

    @Flag("ci", help: "Write no goldens, as where CI is set.")
    var ci: Bool

    @Flag("no-ci", help: "Go on as if CI were not set.")
    var noCI: Bool

    var arguments: [any ArgumentDeclaration] {
        [_goldenFolder, _artefacts, _manifest, _ci, _noCI]
    }
}

/// How much the verbs print, and in what form.
struct OutputFlags {
    @Flag("json", help: "Print one JSON object a line.")
    var json: Bool

    @Flag("quiet", short: "q", help: "Print nothing but what failed.")
    var quiet: Bool

    @Flag("verbose", short: "v", help: "Print what matches too.")
    var verbose: Bool

    @Flag("color", help: "Colour the words of a verdict even where no terminal is.")
    var color: Bool

    @Flag("no-color", help: "Colour nothing, as where NO_COLOR is set.")
    var noColor: Bool

    var arguments: [any ArgumentDeclaration] { [_json, _quiet, _verbose, _color, _noColor] }

    /// Whether words are coloured: a flag wins over NO_COLOR, and that over the terminal.
    func isColored(_ console: Console) -> Bool {
        if color { return true }
        return !noColor && !json && console.variable("NO_COLOR") == nil && console.isTerminal
    }
}

extension UpdateMode: ArgumentValue {}

/// What becomes of goldens that were drawn in another environment.
enum EnvironmentStrictness: String, ArgumentValue, CaseIterable {
    /// Equal pixels are all that counts.
    case off
    /// They are told.
    case warn
    /// They fail the run.
    case fail
}
