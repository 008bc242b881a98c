import GalleyButtons
import GalleyGoldens

/// What verifying and recording have in common: settings, specs, run, report.
struct GoldenVerb {
    let specs: [String]
    let flags: VerifyFlags
    let golden: GoldenFlags
    let comparing: ComparisonFlags
    let output: OutputFlags

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
        let run = GoldenRun(
            settings: settings, flags: flags,
            comparison: try ComparisonChoice(comparing, settings.project, verb: verb, console))
        let outcome = try run.run(paths, isEverything: isEverything)
        try report(outcome, console)
        try RunReport(outcome: outcome, settings: settings, flags: flags, output: output)
            .finish(console)
    }

    /// Writes the reports that are asked for, whatever the verdicts.
    private func report(
        _ outcome: GoldenRun.Outcome, _ console: Console
    ) throws(CommandError) {
        guard !flags.reports.targets.isEmpty else { return }
        let versions = DrawingEnvironment.versions.map {
            GoldenEnvironment.Value($0.name, $0.value)
        }
        var result = RunResult(outcome, environment: GoldenEnvironment(versions))
        result.filter = flags.filter
        let files = PictureFiles(folders: [:])
        let writer = ReportWriter(
            result: result, flags: flags.reports, pictures: { files.bytes($0, $1) })
        try writer.write(flags.reports.targets, console)
    }
}
