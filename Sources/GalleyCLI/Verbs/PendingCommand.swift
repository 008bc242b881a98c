import GalleyGoldens

/// `galley pending`: lists the pictures that wait to be accepted.
struct PendingCommand: Command {
    static let name = "pending"
    static let abstract = "List the pictures that wait to be accepted or rejected."
    static let discussion =
        "Lists the pictures that differ from their golden or have none, each with its group: pictures "
        + "of one group changed in the same way. Ends with 5 where any waits."

    @Flag("exit-zero", help: "End with 0 even where pictures wait.")
    var exitsZero: Bool

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_exitsZero] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        let waiting = try CommandError.wrap { () throws(GoldenStoreError) in
            try PendingStore(artefacts: settings.artefacts.value).all()
        }
        for item in waiting {
            if output.json {
                console.print(item.json.line)
            } else {
                console.print("\(item.verdict) \(item.name)  group \(item.group)")
                if !output.quiet { console.print("    \(item.message)") }
            }
        }
        if !output.json, !output.quiet {
            console.print(waiting.isEmpty ? "nothing is pending" : "\(waiting.count) pending")
        }
        if !waiting.isEmpty, !exitsZero { throw .outcome(.pending) }
    }
}
