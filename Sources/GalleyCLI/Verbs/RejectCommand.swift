import GalleyGoldens

/// `galley reject`: lets pictures that wait go.
struct RejectCommand: Command {
    static let name = "reject"
    static let abstract = "Let pictures that wait go; their goldens stay as they are."
    static let discussion =
        "Removes pictures from those that wait to be accepted. The next run shows them again unless they "
        + "match by then."

    @Argument(optional: "NAME", help: "A name, or a pattern of names: * ? [abc] [!abc].")
    var names: [String]

    @Flag("all", help: "Everything that waits.")
    var all: Bool

    @Option("group", "G,…", help: "The pictures of groups, as galley pending names them.")
    var groups: [String]

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_names, _all, _groups] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        let pending = PendingStore(artefacts: settings.artefacts.value)
        let waiting = try CommandError.wrap { () throws(GoldenStoreError) in try pending.all() }
        let chosen = try PendingSelection(
            waiting, names: names, groups: groups, all: all, verb: Self.name
        ).chosen
        try CommandError.wrap { () throws(GoldenStoreError) in
            try pending.remove(chosen.map(\.name))
        }
        guard !output.quiet else { return }
        for item in chosen {
            console.print(
                output.json
                    ? JSONDocument.members([
                        ("decision", .string("rejected")), ("name", .string(item.name.path)),
                    ]).line : "rejected \(item.name)")
        }
    }
}
