import GalleyGoldens

/// Prints what a run came to, and chooses the status it ends with.
struct RunReport {
    let outcome: GoldenRun.Outcome
    let settings: GoldenSettings
    let flags: VerifyFlags
    let output: OutputFlags

    /// Prints the results and ends the command.
    func finish(_ console: Console) throws(CommandError) {
        if output.json {
            for result in outcome.results { console.print(result.json.line) }
            console.print(summary.line)
        } else {
            let flags = settings.flagsForDeciding(console)
            for result in outcome.results where isShown(result) { print(result, flags, console) }
            for orphan in outcome.orphans {
                console.print("\(word("orphan", 33, console)) \(orphan)")
            }
            if !output.quiet || !isClean { console.print(sentence) }
        }
        tellEnvironment(console)
        let code = exitCode
        if code != .success { throw .outcome(code) }
    }

    private var isClean: Bool { exitCode == .success }

    private func isShown(_ result: GoldenResult) -> Bool {
        switch result.verdict {
        case .match: output.verbose
        case .recorded: !output.quiet
        default: true
        }
    }

    /// Prints a result, and the command that accepts it with the flags it needs.
    private func print(_ result: GoldenResult, _ flags: String, _ console: Console) {
        let color = result.verdict.isSuccess ? 32 : result.verdict == .missing ? 33 : 31
        var head = "\(word(result.verdict.rawValue, color, console)) \(result.name)"
        if let owner = result.owner { head += "  \(owner)" }
        console.print(head)
        guard !result.verdict.isSuccess else { return }
        console.print("    \(result.message)")
        for change in result.layoutChanges.prefix(5) { console.print("    layout: \(change)") }
        if let artefacts = result.artefacts {
            console.print("    see \(artefacts.folder)")
            console.print("    right? galley accept \(result.name)\(flags)")
        }
    }

    private func word(_ word: String, _ color: Int, _ console: Console) -> String {
        let padded = word + String(repeating: " ", count: max(0, 8 - word.count))
        return output.isColored(console) ? "\u{1B}[\(color)m\(padded)\u{1B}[0m" : padded
    }

    /// Tells which goldens of equal pixels were drawn in another environment.
    private func tellEnvironment(_ console: Console) {
        guard settings.strictness.value != .off else { return }
        for result in drifted {
            let list = result.drift.map(\.description).joined(separator: ", ")
            console.note("\(result.name): drawn in another environment (\(list)); pixels are equal")
        }
    }

    private var drifted: [GoldenResult] {
        outcome.results.filter { $0.verdict == .match && !$0.drift.isEmpty }
    }

    private func count(_ verdict: GoldenVerdict) -> Int {
        outcome.results.count { $0.verdict == verdict }
    }

    private var sentence: String {
        let total = outcome.results.count + outcome.recalledCount
        var parts: [String] = []
        for verdict in GoldenVerdict.allCases where verdict != .match && count(verdict) > 0 {
            parts.append("\(count(verdict)) \(verdict.rawValue)")
        }
        if !outcome.orphans.isEmpty { parts.append("\(outcome.orphans.count) orphans") }
        var text = "\(total) pictures: \(count(.match) + outcome.recalledCount) match"
        if !parts.isEmpty { text += ", " + parts.joined(separator: ", ") }
        if outcome.recalledCount > 0 {
            text += " (\(outcome.recalledCount) of unchanged specs, not drawn again)"
        }
        if let shard = outcome.shard { text += "; shard \(shard.index) of \(shard.count)" }
        return text
    }

    private var summary: JSONDocument {
        var members: [(String, JSONDocument?)] = GoldenVerdict.allCases.map { verdict in
            let recalled = verdict == .match ? outcome.recalledCount : 0
            return (verdict.rawValue, .integer(count(verdict) + recalled))
        }
        members += [
            ("recalled", .integer(outcome.recalledCount)),
            ("orphans", .array(outcome.orphans.map { .string($0.path) })),
            ("status", .integer(Int(exitCode.rawValue))),
        ]
        return .members([("summary", .members(members))])
    }

    /// The most serious cause: errors, environment, missing, size, pixels, orphans.
    var exitCode: ExitCode {
        if let error = outcome.errors.first { return error.exitCode }
        if count(.edited) > 0 { return .badData }
        guard !flags.exitsZero else { return .success }
        let isDrifting =
            settings.strictness.value == .fail && outcome.results.contains { !$0.drift.isEmpty }
        if isDrifting { return .environment }
        if count(.missing) > 0 { return .missingGolden }
        if count(.size) > 0 { return .size }
        if count(.changed) + count(.drift) + count(.unstable) > 0 { return .pixels }
        return outcome.orphans.isEmpty ? .success : .orphans
    }
}
