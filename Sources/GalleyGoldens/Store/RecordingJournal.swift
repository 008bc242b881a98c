import GalleyImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes several files of a folder all together, whenever the process ends.
///
/// The new contents are written beside the files first. Then the journal names them; from here on the
/// change counts as made, and whoever next holds the folder finishes it. Only who holds the folder's
/// lock may call this.
enum RecordingJournal {
    static let fileName = ".recording.json"
    private static let version = 1

    /// Gives files new contents.
    static func write(
        _ contents: [(file: String, bytes: [UInt8])], in folder: StoreFolder
    ) throws(GoldenStoreError) {
        var moves: [(from: String, to: String)] = []
        do throws(GoldenStoreError) {
            for (file, bytes) in contents {
                moves.append((try writeBeside(file, bytes, in: folder), file))
            }
            let list = moves.map { JSONDocument.array([.string($0.from), .string($0.to)]) }
            let text = JSONDocument.members([
                ("galleyRecording", .integer(version)), ("files", .array(list)),
            ]).indented(depth: 2)
            try folder.write(fileName, Array(text.utf8), isDurable: true)
        } catch {
            for move in moves { unsafe unlink("\(folder.path)/\(move.from)") }
            throw error
        }
        try make(moves, in: folder)
    }

    /// Writes a file's new contents beside it and returns where, below the folder.
    private static func writeBeside(
        _ file: String, _ bytes: [UInt8], in folder: StoreFolder
    ) throws(GoldenStoreError) -> String {
        let full = try folder.resolve(file)
        do {
            try AtomicFile.createFolder(StoreFolder.folder(of: full))
            let temporary = try AtomicFile.writeTemporary(for: full, bytes, isDurable: true)
            return String(temporary.dropFirst(folder.path.count + 1))
        } catch {
            throw .file(error)
        }
    }

    /// Finishes a change that was interrupted, and clears away one that did not get so far.
    static func finish(in folder: StoreFolder) throws(GoldenStoreError) {
        let path = "\(folder.path)/\(fileName)"
        guard let bytes = try folder.read(fileName) else { return }
        let form = StoredForm(path: path)
        let root = try form.parse(bytes, version: "galleyRecording", known: version)
        var moves: [(from: String, to: String)] = []
        for element in root["files"]?.elements ?? [] {
            let names = element.elements?.compactMap(\.text) ?? []
            guard names.count == 2, names.allSatisfy(isInside) else {
                throw form.fault("files", "pairs of paths below the folder")
            }
            moves.append((names[0], names[1]))
        }
        try make(moves, in: folder)
    }

    /// Removes what recordings left behind that ended before their journal was written.
    static func sweep(in folder: StoreFolder) throws(GoldenStoreError) {
        for file in folder.files() where file.hasSuffix(AtomicFile.temporaryEnding) {
            try folder.remove(file)
        }
    }

    private static func make(
        _ moves: [(from: String, to: String)], in folder: StoreFolder
    ) throws(GoldenStoreError) {
        var folders: Set<String> = [folder.path + "/."]
        for move in moves {
            let from = try folder.resolve(move.from)
            let to = try folder.resolve(move.to)
            // A missing source was moved before the interruption.
            guard unsafe rename(from, to) == 0 || errno == ENOENT else {
                throw .file(.writeFailed(path: to, reason: StoreFolder.reason(errno)))
            }
            folders.insert(StoreFolder.folder(of: to) + "/.")
        }
        do throws(ImageError) {
            for folder in folders.sorted() { try AtomicFile.syncFolder(of: folder) }
        } catch {
            throw .file(error)
        }
        try folder.remove(fileName)
    }

    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}
