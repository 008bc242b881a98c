import GalleyGoldens
import GalleyImage

/// `galley review`: shows the pictures that wait one after the other and takes a decision on each.
struct ReviewCommand: Command {
    static let name = "review"
    static let abstract = "Look at the pictures that wait, and accept or reject each by a key."
    static let discussion =
        "Shows each picture that waits beside its golden, as a picture where the terminal can and in "
        + "blocks of colour elsewhere, and takes a key: a accept, r reject, s skip, A, R and S for all that "
        + "follow, o open the files, i more about it, q quit. What was decided before q is done. Without a "
        + "terminal it prints the commands and ends with 5."

    let golden = GoldenFlags()

    var arguments: [any ArgumentDeclaration] { golden.arguments }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console)
        let artefacts = settings.artefacts.value
        let waiting = try CommandError.wrap { () throws(GoldenStoreError) in
            try PendingStore(artefacts: artefacts).all()
        }
        guard !waiting.isEmpty else {
            console.print("nothing is pending")
            return
        }
        guard console.isInteractive, let decisions = ask(about: waiting, artefacts, console) else {
            Self.printCommands(for: waiting, console)
            throw .outcome(.pending)
        }
        if !decisions.accepted.isEmpty { try settings.refuseInCI() }
        let deciding = GoldenDecisions(store: settings.store, artefacts: artefacts)
        try CommandError.wrap { () throws(GoldenStoreError) in
            if !decisions.accepted.isEmpty { try deciding.accept(decisions.accepted) }
            try deciding.reject(decisions.rejected)
        }
        let left = waiting.count - decisions.accepted.count - decisions.rejected.count
        console.print(
            "\(decisions.accepted.count) accepted, \(decisions.rejected.count) rejected, "
                + "\(left) still pending")
        if left > 0 { throw .outcome(.pending) }
    }

    private func ask(
        about waiting: [PendingGolden], _ artefacts: String, _ console: Console
    ) -> ReviewLoop.Decisions? {
        guard let terminal = RawTerminal() else { return nil }
        defer { terminal.restore() }
        let preview = TerminalPreview(console)
        func sheet(_ item: PendingGolden) -> String {
            "\(artefacts)/failures/\(item.name.path)/side-by-side.png"
        }
        let loop = ReviewLoop(
            key: terminal.key,
            preview: { item in
                let png = try? InputFile.read(sheet(item), limit: Self.fileLimit)
                return png.map(preview.text) ?? ""
            },
            open: { item in
                SystemViewer.open(sheet(item)) ? "" : "the files are \(sheet(item))\n"
            }, print: console.write)
        return loop.decide(on: waiting)
    }

    /// The largest picture that is shown, in bytes.
    private static let fileLimit = 256 << 20

    private static func printCommands(for waiting: [PendingGolden], _ console: Console) {
        for item in waiting {
            console.print("\(item.verdict) \(item.name): \(item.message)")
            console.print("    galley accept \(item.name)")
            console.print("    galley reject \(item.name)")
        }
        console.print("or all at once: galley accept --all")
    }
}
