import GalleyGoldens

/// `galley selftest`: checks the comparator's formulas on this machine.
struct SelfTestCommand: Command {
    static let name = "selftest"
    static let abstract = "Check the comparator's formulas on this machine."
    static let discussion =
        "Compares small pictures made by formula and holds the results against numbers worked out by hand or "
        + "published, so that a verdict on this machine can be trusted. Ends with 70 where one is wrong."

    @Flag("json", help: "Print one JSON object a line.")
    var json: Bool

    var arguments: [any ArgumentDeclaration] { [_json] }

    func run(_ console: Console) throws(CommandError) {
        let checks = SelfTest.run()
        for check in checks {
            if json {
                let document = JSONDocument.members([
                    ("name", .string(check.name)), ("passes", .boolean(check.passes)),
                    ("expected", .string(check.expected)), ("measured", .string(check.measured)),
                ])
                console.print(document.line)
            } else {
                let detail =
                    check.passes ? "" : ": \(check.measured) instead of \(check.expected)"
                console.print("\(check.passes ? "ok" : "FAILED") \(check.name)\(detail)")
            }
        }
        let failed = checks.count { !$0.passes }
        if failed > 0 {
            throw CommandError(
                exitCode: .unavailable,
                message: "\(failed) of \(checks.count) checks fail; don't trust verdicts of this "
                    + "machine and report them with the output of galley env")
        }
        if !json { console.print("all \(checks.count) checks pass") }
    }
}
