import GalleyGoldens
import GalleyImage

/// `galley report`: makes reports of results that were written earlier.
struct ReportCommand: Command {
    static let name = "report"
    static let abstract = "Make reports for people and for CI systems from result files."
    static let discussion =
        "Reads the result files of runs and writes reports of them, an HTML page unless others are "
        + "asked for. Several results are put together, as those of the shards of one run. Pictures "
        + "are found by the paths in a result, from the present folder or from that of the result."

    @Argument("RESULT", help: "A result file, such as galley verify --report json=FILE writes.")
    var results: [String]

    @Option("output", short: "o", "FILE", help: "The HTML report; report.html unless given.")
    var output: String?

    let reports = ReportFlags()

    var arguments: [any ArgumentDeclaration] { [_results, _output] + reports.arguments }

    /// The largest result file that is read: 256 MiB.
    private static let sizeLimit = 256 << 20

    func run(_ console: Console) throws(CommandError) {
        var all: [RunResult] = []
        var folders: [String: [String]] = [:]
        for path in results {
            let result = try read(path)
            let folder = ReportWriter.parent(of: path)
            for item in result.cases where !folder.isEmpty { folders[item.name] = [folder] }
            all.append(result)
        }
        let whole: RunResult
        do throws(ResultFault) {
            whole = try RunResult(combining: all)
        } catch {
            throw CommandError(exitCode: .badData, message: error.description)
        }
        var targets = reports.targets
        if let output { targets.insert(ReportTarget(format: .html, path: output), at: 0) }
        if targets.isEmpty { targets = [ReportTarget(format: .html, path: "report.html")] }
        let files = PictureFiles(folders: folders)
        let writer = ReportWriter(
            result: whole, flags: reports, pictures: { files.bytes($0, $1) })
        try writer.write(targets, console)
    }

    private func read(_ path: String) throws(CommandError) -> RunResult {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path, limit: Self.sizeLimit)
        } catch {
            throw CommandError(error)
        }
        do {
            return try RunResult(json: bytes)
        } catch {
            throw CommandError(exitCode: .badData, message: "\(path): \(error)")
        }
    }
}
