import GalleyGoldens
import GalleyImage

/// `galley accept`: makes pictures that wait the goldens of their names.
struct AcceptCommand: Command {
    static let name = "accept"
    static let abstract = "Make pictures that wait the goldens of their names."
    static let discussion =
        "Records pictures that galley verify found to differ, without drawing them again. A golden or "
        + "picture that is another by now is refused. With --from the decisions of a report are carried "
        + "out, all of them or, where one is about other pictures, none."

    @Argument(optional: "NAME", help: "A name, or a pattern of names: * ? [abc] [!abc].")
    var names: [String]

    @Flag("all", help: "Everything that waits.")
    var all: Bool

    @Option("group", "G,…", help: "The pictures of groups, as galley pending names them.")
    var groups: [String]

    @Option("from", "FILE", help: "Decisions written down elsewhere, accepted and rejected ones.")
    var file: String?

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_names, _all, _groups, _file] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        try settings.refuseInCI()
        let decisions = GoldenDecisions(
            store: settings.store, artefacts: settings.artefacts.value)
        if let file {
            guard names.isEmpty, groups.isEmpty, !all else {
                throw .usage("--from names what it decides on; give nothing else", verb: Self.name)
            }
            try carryOut(file, decisions, console)
            return
        }
        let waiting = try CommandError.wrap { () throws(GoldenStoreError) in
            try PendingStore(artefacts: settings.artefacts.value).all()
        }
        let chosen = try PendingSelection(
            waiting, names: names, groups: groups, all: all, verb: Self.name
        ).chosen
        try CommandError.wrap { () throws(GoldenStoreError) in _ = try decisions.accept(chosen) }
        tell("accepted", chosen.map(\.name), console)
    }

    private func carryOut(
        _ file: String, _ decisions: GoldenDecisions, _ console: Console
    ) throws(CommandError) {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(file, limit: PNGMetadata.maximumChunkSize)
        } catch {
            throw CommandError(error)
        }
        let done = try CommandError.wrap { () throws(GoldenStoreError) in
            try decisions.carryOut(try GoldenDecisions.Entry.read(bytes, path: file))
        }
        tell("accepted", done.accepted, console)
        tell("rejected", done.rejected, console)
    }

    private func tell(_ word: String, _ names: [GoldenName], _ console: Console) {
        guard !output.quiet else { return }
        for name in names {
            console.print(
                output.json
                    ? JSONDocument.members([
                        ("decision", .string(word)), ("name", .string(name.path)),
                    ]).line : "\(word) \(name)")
        }
    }
}
