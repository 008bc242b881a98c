import GalleyGoldens

/// `galley orphans`: lists the goldens that no picture makes use of.
struct OrphansCommand: Command {
    static let name = "orphans"
    static let abstract = "List the goldens that no picture makes use of."
    static let discussion =
        "Lists the goldens that the last run of galley verify had no use for. A run that was filtered, "
        + "broken off or did not cover all suites can't tell, and then the status is 6."

    @Flag("check", help: "End with 4 where there are any.")
    var check: Bool

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_check] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        let orphans = try CommandError.wrap { () throws(GoldenStoreError) in
            try OrphanSearch(store: settings.store, artefacts: settings.artefacts.value).orphans()
        }
        for name in orphans {
            console.print(
                output.json
                    ? JSONDocument.members([("orphan", .string(name.path))]).line
                    : name.description)
        }
        if check, !orphans.isEmpty { throw .outcome(.orphans) }
    }
}
