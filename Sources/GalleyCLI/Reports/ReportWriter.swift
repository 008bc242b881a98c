import GalleyGoldens
import GalleyImage

/// Writes the reports of a result that were asked for.
struct ReportWriter {
    let result: RunResult
    let flags: ReportFlags
    let pictures: PictureReader

    /// Writes each report to its file.
    func write(_ targets: [ReportTarget], _ console: Console) throws(CommandError) {
        for target in targets {
            switch (target.format, target.path) {
            case (.html, let path?): try writeHTML(path, console)
            case (.json, let path?): try write(result.json, to: path)
            case (.junit, let path?): try write(JUnitReport(result).text, to: path)
            case (.sarif, let path?): try write(SARIFReport(result).text, to: path)
            case (.markdown, let path?): try write(MarkdownReport(result).text, to: path)
            case (.github, let path): try writeGitHub(path, console)
            case (_, nil): preconditionFailure("only github goes without a file")
            }
        }
    }

    private func writeHTML(_ path: String, _ console: Console) throws(CommandError) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.hasSuffix(".html") ? String(name.dropLast(5)) : name
        var report = HTMLReport(result)
        report.maximumSize = flags.maximumSize?.bytes ?? HTMLReport.usualMaximumSize
        report.passed = flags.passed ?? .none
        report.folder = "\(stem)-pictures"
        let parent = Self.parent(of: path)
        let folder = parent.isEmpty ? report.folder : "\(parent)/\(report.folder)"
        var count = 0
        let page = try report.write(pictures: pictures) { (file, bytes) throws(CommandError) in
            if count == 0 { try create(folder) }
            count += 1
            try write(bytes, to: "\(folder)/\(file)")
        }
        try write(page, to: path)
        if count > 0 {
            console.note(
                "\(path) does not hold every picture: \(count) lie in \(folder), keep both together "
                    + "or raise --report-max-size")
        }
    }

    /// Prints annotations, and adds to the summary where there is one.
    private func writeGitHub(_ path: String?, _ console: Console) throws(CommandError) {
        let report = GitHubReport(result)
        console.write(report.annotations)
        guard let file = path ?? console.variable("GITHUB_STEP_SUMMARY") else { return }
        var bytes: [UInt8] = []
        do {
            bytes = try InputFile.read(file, limit: GitHubReport.summaryLimit)
        } catch .fileNotFound {
            // The first step to write a summary makes the file.
        } catch {
            throw CommandError(error)
        }
        // All steps of a job have their own file, but a step may run several verbs.
        let room = GitHubReport.summaryLimit - bytes.count
        let text = Array(report.summary.utf8)
        bytes +=
            text.count <= room
            ? text : Array(MarkdownReport(result, limit: max(2_000, room)).text.utf8)
        try write(bytes, to: file)
    }

    private func write(_ text: String, to path: String) throws(CommandError) {
        try write(Array(text.utf8), to: path)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        let parent = Self.parent(of: path)
        if !parent.isEmpty { try create(parent) }
        do {
            try AtomicFile.replace(path, with: bytes)
        } catch {
            throw CommandError(error)
        }
    }

    private func create(_ folder: String) throws(CommandError) {
        do {
            try AtomicFile.createFolder(folder)
        } catch {
            throw CommandError(error)
        }
    }

    /// The folder of a path; empty for the present one.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
