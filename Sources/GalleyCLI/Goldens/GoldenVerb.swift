import GalleyGoldens

/// What verifying and recording have in common: settings, specs, run, report.
struct GoldenVerb {
    let specs: [String]
    let flags: VerifyFlags
    let golden: GoldenFlags
    let comparing: ComparisonFlags
    let output: OutputFlags
    /// The flags of a verb that may verify a part of the pictures only.
    var shards: ShardFlags?

    func run(_ verb: String, update: UpdateMode?, _ console: Console) throws(CommandError) {
        let start = specs.first.map(FilePath.folder) ?? ""
        let settings = try GoldenSettings(
            golden, folder: start, console, update: update, strictness: flags.strictness,
            jobs: flags.jobs)
        var paths: [String] = []
        var isEverything = flags.isComplete
        if !specs.isEmpty || flags.actual == nil {
            let found = try SpecPaths(
                specs, isComplete: flags.isComplete, settings.project, verb: verb)
            paths = found.paths
            isEverything = found.isEverything
        }
        let request = try shards?.request(settings, console)
        if request != nil, flags.failsOnOrphans {
            throw .usage(
                "a shard can't tell orphans; run galley orphans --check where the artefacts of all "
                    + "shards lie")
        }
        let targets = targets(request, settings)
        let style = Progress.Style(
            console, isQuiet: output.quiet,
            color: output.color ? true : output.noColor ? false : nil)
        let run = GoldenRun(
            settings: settings, flags: flags,
            comparison: try ComparisonChoice(comparing, settings.project, verb: verb, console),
            shard: request,
            journals: targets.filter { $0.format == .json }.compactMap(\.path),
            progress: { Progress(verb, total: $0, style: style, console) })
        let outcome = try run.run(paths, isEverything: isEverything)
        if !targets.isEmpty {
            let files = PictureFiles(folders: [:])
            let writer = ReportWriter(
                result: RunResult(outcome, filter: flags.filter), flags: flags.reports,
                pictures: { files.bytes($0, $1) })
            try writer.write(targets, console)
        }
        try RunReport(outcome: outcome, settings: settings, flags: flags, output: output)
            .finish(console)
    }

    /// The reports that are asked for, and the result file of a shard, which always has one.
    private func targets(_ request: ShardRequest?, _ settings: GoldenSettings) -> [ReportTarget] {
        let targets = flags.reports.targets
        guard let number = request?.number, !targets.contains(where: { $0.format == .json }) else {
            return targets
        }
        let path = "\(settings.artefacts.value)/results/\(number.fileName).json"
        return [ReportTarget(format: .json, path: path)] + targets
    }
}
