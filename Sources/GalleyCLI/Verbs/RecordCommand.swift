import GalleyGoldens

/// `galley record`: draws the pictures of specs and keeps those that are missing or differ as goldens.
struct RecordCommand: Command {
    static let name = "record"
    static let abstract = "Keep the pictures of specs as their goldens."
    static let discussion =
        "Draws every button and screen of the spec files and records those whose golden is missing "
        + "or differs; goldens of equal pixels stay as they are, byte for byte. It is galley verify "
        + "--update=changed, and refuses where CI is set."

    @Argument(optional: "SPEC", help: "A spec file.")
    var specs: [String]

    @Option("update", "WHICH", help: "Which goldens are recorded: missing, changed, all.")
    var update: UpdateMode = .changed

    let flags = VerifyFlags()
    let comparing = ComparisonFlags()
    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_specs, _update] + flags.arguments + comparing.arguments + golden.arguments
            + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        try GoldenVerb(
            specs: specs, flags: flags, golden: golden, comparing: comparing, output: output
        ).run(Self.name, update: update, console)
    }
}
