import GalleyGoldens

/// `galley prune`: takes away the goldens that no picture makes use of.
struct PruneCommand: Command {
    static let name = "prune"
    static let abstract = "Take away the goldens that no picture makes use of."
    static let discussion =
        "Moves the goldens that galley orphans lists to the trash below the folder of artefacts, and takes "
        + "them out of the manifest. It refuses where the last run can't tell, and where CI is set."

    @Flag("delete", help: "Remove them for good instead of moving them to the trash.")
    var delete: Bool

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_delete] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        try settings.refuseInCI()
        let search = OrphanSearch(store: settings.store, artefacts: settings.artefacts.value)
        let orphans = try CommandError.wrap { () throws(GoldenStoreError) in
            let orphans = try search.orphans()
            if !orphans.isEmpty { try search.prune(orphans, isFinal: delete) }
            return orphans
        }
        guard !output.quiet else { return }
        for name in orphans {
            console.print(
                output.json
                    ? JSONDocument.members([("pruned", .string(name.path))]).line
                    : "pruned \(name)")
        }
    }
}
