import GalleyGoldens

/// `galley check`: looks over the goldens for what makes them worth less than they seem.
struct CheckCommand: Command {
    static let name = "check"
    static let abstract = "Look over the goldens for what makes them worth less than they seem."
    static let discussion =
        "Finds goldens of equal pixels, of a single colour, with colliding names or a colour profile, "
        + "Git LFS pointers, files that were edited, are lost or not listed, and goldens drawn in different "
        + "environments. Each finding has a rule; errors end with 65, warnings only with --strict."

    @Flag("strict", help: "Take warnings for errors.")
    var strict: Bool

    @Option("jobs", "N", help: "How many goldens are read at once; one for each processor.")
    var jobs: Int?

    let golden = GoldenFlags()
    let output = OutputFlags()

    var arguments: [any ArgumentDeclaration] {
        [_strict, _jobs] + golden.arguments + output.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        let settings = try GoldenSettings(golden, folder: "", console, jobs: jobs)
        let findings = try CommandError.wrap { () throws(GoldenStoreError) in
            try GoldenCheck(settings.store).findings(workers: settings.jobs.value)
        }
        for finding in findings {
            if output.json {
                console.print(finding.json.line)
            } else if !output.quiet || finding.rule.isError {
                let names = finding.names.prefix(4).joined(separator: ", ")
                let more = finding.names.count > 4 ? " and \(finding.names.count - 4) more" : ""
                let level = finding.rule.isError ? "error" : "warning"
                console.print(
                    "\(level) \(finding.rule.rawValue): \(names)\(more): \(finding.message)")
            }
        }
        if findings.contains(where: { strict || $0.rule.isError }) { throw .outcome(.badData) }
    }
}
