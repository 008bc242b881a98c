import GalleyGoldens

/// `galley merge`: puts the results of the shards of one run together, and fails where one is missing.
struct MergeCommand: Command {
    static let name = "merge"
    static let abstract = "Put the results of shards together, and fail where one is missing."
    static let discussion =
        "Reads the result files of the shards of one run and writes the result of the whole run, byte for "
        + "byte that of a run without shards. A shard that is missing or did not come to its end, two "
        + "results of one shard and shards of different runs end with 6. A whole run ends with the "
        + "status of its gravest case. What there is of one that is not whole is written all the same."

    @Argument("RESULT", help: "The result file of a shard, such as .galley/results/1-of-4.json.")
    var results: [String]

    @Option("output", short: "o", "FILE", help: "The result file to write.")
    var output: String?

    @Flag("exit-zero", help: "End with 0 whatever the verdicts; what is missing still counts.")
    var exitsZero: Bool

    let reports = ReportFlags()

    var arguments: [any ArgumentDeclaration] {
        [_results, _output, _exitsZero] + reports.arguments
    }

    func run(_ console: Console) throws(CommandError) {
        guard output != nil || !reports.targets.isEmpty else {
            throw .usage("missing --output FILE", verb: Self.name)
        }
        let files = try ResultFiles(results)
        let merge: ShardMerge
        do throws(ResultFault) {
            merge = try ShardMerge(files.parts)
        } catch {
            throw CommandError(exitCode: .badData, message: error.description)
        }
        for note in merge.notes { console.note(note) }
        if let result = merge.result {
            var targets = reports.targets
            if let output { targets.insert(ReportTarget(format: .json, path: output), at: 0) }
            let writer = ReportWriter(
                result: result, flags: reports, pictures: { files.pictures.bytes($0, $1) })
            try writer.write(targets, console)
        }
        guard merge.problems.isEmpty else {
            throw CommandError(
                exitCode: .incomplete, message: merge.problems.joined(separator: "; "))
        }
        let code = merge.result?.exitCode ?? .success
        if code != .success, !exitsZero || code == .badData { throw .outcome(code) }
    }
}
