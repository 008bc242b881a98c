import GalleyGoldens

/// `galley verify`: draws the pictures of specs and compares them with their goldens.
struct VerifyCommand: Command {
    static let name = "verify"
    static let aliases = ["test"]
    static let abstract = "Compare the pictures of specs, or those another tool drew, with goldens."
    static let discussion =
        "Draws every button and screen of the spec files, without SPEC those that galley.json5 "
        + "names, and compares each with its golden. What differs or is missing leaves files to look "
        + "at and waits to be accepted; nothing is written to the goldens unless --update says so, and "
        + "never where CI is set. With --shard each of several machines verifies a part, and galley merge "
        + "puts the results together."

    @Argument(optional: "SPEC", help: "A spec file.")
    var specs: [String]

    @Option(
        "update", "WHICH",
        help: "Record goldens on the way: none, missing, changed (and missing), all.")
    var update: UpdateMode?

    let shards = ShardFlags()
    let flags = VerifyFlags()
    let comparing = ComparisonFlags()
    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_specs, _update] + shards.arguments + flags.arguments + comparing.arguments
            + golden.arguments
            + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        try GoldenVerb(
            specs: specs, flags: flags, golden: golden, comparing: comparing, output: output,
            shards: shards
        ).run(Self.name, update: update, console)
    }
}
