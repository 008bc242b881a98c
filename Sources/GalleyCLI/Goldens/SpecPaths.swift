import GalleyButtons
import GalleyGoldens

/// The spec files of a run: those on the command line, or those that the project names.
struct SpecPaths {
    let paths: [String]
    /// Whether these are all specs the project has.
    let isEverything: Bool

    /// Takes the paths of the command line, or finds those of the project.
    ///
    /// - Throws: ``CommandError`` where neither names a file.
    init(
        _ given: [String], isComplete: Bool, _ project: ProjectSettings, verb: String
    ) throws(CommandError) {
        guard given.isEmpty else {
            paths = given
            isEverything = isComplete
            return
        }
        var found: [String] = []
        for path in project.specs {
            let matches = try Self.matches(path)
            guard !matches.isEmpty else {
                throw CommandError(
                    exitCode: .missingInput,
                    message: "\(project.path ?? ""): specs: there is no file like "
                        + "\(FilePath.shown(path)); correct or remove it")
            }
            found += matches.filter { !found.contains($0) }
        }
        guard !found.isEmpty else {
            throw .usage("missing SPEC, and no \(ProjectSettings.fileName) names specs", verb: verb)
        }
        paths = found
        isEverything = true
    }

    /// The files of a folder that match the last part of a path.
    private static func matches(_ path: String) throws(CommandError) -> [String] {
        let folder = FilePath.folder(of: path)
        let last = String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
        do {
            let pattern = try NamePattern(last)
            return FolderListing.names(in: folder.isEmpty ? "." : folder).filter(pattern.matches)
                .map { FilePath.shown(folder.isEmpty ? $0 : "\(folder)/\($0)") }
        } catch {
            throw CommandError(error)
        }
    }
}
