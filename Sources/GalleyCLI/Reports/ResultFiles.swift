import GalleyGoldens
import GalleyImage

/// The result files of a command line.
struct ResultFiles {
    /// The results, in the order given.
    let parts: [ShardMerge.Part]
    /// The pictures that the results name, which may lie beside them.
    let pictures: PictureFiles

    /// The largest result file that is read: 256 MiB.
    private static let sizeLimit = 256 << 20

    /// Reads the files.
    ///
    /// - Throws: ``CommandError`` for one that is missing, can't be read or is no result.
    init(_ paths: [String]) throws(CommandError) {
        var parts: [ShardMerge.Part] = []
        var folders: [String: [String]] = [:]
        for path in paths {
            let result = try Self.read(path)
            let folder = ReportWriter.parent(of: path)
            for item in result.cases where !folder.isEmpty { folders[item.name] = [folder] }
            parts.append(ShardMerge.Part(path: path, result: result))
        }
        self.parts = parts
        pictures = PictureFiles(folders: folders)
    }

    private static func read(_ path: String) throws(CommandError) -> RunResult {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path, limit: sizeLimit)
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
