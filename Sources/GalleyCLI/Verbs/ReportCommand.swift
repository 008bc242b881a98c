import GalleyGoldens

/// `galley report`: makes reports of results that were written earlier.
struct ReportCommand: Command {
    static let name = "report"
    static let abstract = "Make reports for people and for CI systems from result files."
    static let discussion =
        "Reads the result files of runs and writes reports of them, an HTML page unless others are "
        + "asked for. Several results are put together, as those of the shards of one run. Pictures "
        + "are found by the paths in a result, from the present folder or from that of the result. The "
        + "reports of a run that was broken off or lacks a shard say so, and the status is 6."

    @Argument("RESULT", help: "A result file, such as galley verify --report json=FILE writes.")
    var results: [String]

    @Option("output", short: "o", "FILE", help: "The HTML report; report.html unless given.")
    var output: String?

    let reports = ReportFlags()

    var arguments: [any ArgumentDeclaration] { [_results, _output] + reports.arguments }

    func run(_ console: Console) throws(CommandError) {
        let files = try ResultFiles(results)
        let whole: RunResult
        do throws(ResultFault) {
            whole = try RunResult(combining: files.parts.map(\.result))
        } catch {
            throw CommandError(exitCode: .badData, message: error.description)
        }
        var targets = reports.targets
        if let output { targets.insert(ReportTarget(format: .html, path: output), at: 0) }
        if targets.isEmpty { targets = [ReportTarget(format: .html, path: "report.html")] }
        let writer = ReportWriter(
            result: whole, flags: reports, pictures: { files.pictures.bytes($0, $1) })
        try writer.write(targets, console)
        if !whole.isComplete {
            throw CommandError(
                exitCode: .incomplete,
                message: "the reports are of a part of the run: \(Self.gap(in: whole))")
        }
    }

    /// What a run lacks.
    private static func gap(in result: RunResult) -> String {
        guard !result.missingShards.isEmpty else { return "it did not come to its end" }
        let list = result.missingShards.map(String.init).joined(separator: ", ")
        return "missing of its shards are \(list)"
    }
}
