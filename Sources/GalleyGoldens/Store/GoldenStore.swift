import GalleyImage
import Synchronization

/// A folder of golden pictures and the manifest that says what they must hold.
///
/// The files are `suite/case[~axis=value,…][@2x].png`; `manifest.json` beside them holds each one's
/// hashes, environment and owner. Several threads and processes may use one folder.
public final class GoldenStore: Sendable {
    /// The path of the folder.
    public let folder: String
    /// The axes whose values are to look alike, so that one golden serves them all.
    public let equalAxes: Set<String>

    /// The name of a manifest where no other is given.
    public static let usualManifest: String = "manifest.json"

    let files: StoreFolder
    private let manifestFile: String
    private let manifest = Mutex<Manifest?>(nil)
    private let isSwept = Mutex(false)

    /// Names a folder, which need not exist; nothing is read yet.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - equalAxes: The axes whose values are to look alike; `scale` is one.
    ///   - manifest: The manifest's name in the folder.
    public init(
        folder: String, equalAxes: Set<String> = [],
        manifest: String = GoldenStore.usualManifest
    ) {
        self.folder = folder
        self.equalAxes = equalAxes
        manifestFile = manifest
        files = StoreFolder(path: folder)
    }

    /// Reads the manifest, after a recording that was interrupted has been finished.
    ///
    /// - Parameter isReadOnly: Whether nothing may be written, not even to finish a recording.
    /// - Throws: ``GoldenStoreError`` for a manifest that can't be read; `.interruptedRecording`
    ///   where it may not be finished.
    public func open(isReadOnly: Bool) throws(GoldenStoreError) {
        if files.contains(RecordingJournal.fileName) {
            // Whoever is recording holds the folder; what is there afterwards nobody will finish.
            let lock = try FolderLock(folder)
            if files.contains(RecordingJournal.fileName) {
                guard !isReadOnly else {
                    throw .interruptedRecording(path: "\(folder)/\(RecordingJournal.fileName)")
                }
                try RecordingJournal.finish(in: files)
            }
            extendLifetime(lock)
        }
        let read = try readManifest()
        manifest.withLock { $0 = read }
    }

    /// The names in the manifest, in order.
    public func names() throws(GoldenStoreError) -> [GoldenName] {
        var names: [GoldenName] = []
        for path in try current().records.keys.sorted() {
            names.append(try GoldenName(path: path))
        }
        return names
    }

    /// What the manifest knows of a name; nil where it does not have it.
    public func record(of name: GoldenName) throws(GoldenStoreError) -> GoldenRecord? {
        try current().records[name.path]
    }

    /// All records by the paths of their names.
    func records() throws(GoldenStoreError) -> [String: GoldenRecord] { try current().records }

    /// Finds the golden that stands for a name, its own or one of an equal axis.
    func golden(for name: GoldenName) throws(GoldenStoreError) -> StoredGolden? {
        for candidate in name.fallbacks(equalAxes: equalAxes) {
            guard let bytes = try files.read(candidate.file) else { continue }
            let golden = StoredGolden(
                name: candidate, file: GoldenFile(bytes), record: try record(of: candidate))
            if golden.isListed || golden.record == nil { return golden }
            // Another process may have recorded it since the manifest was read.
            let lock = try FolderLock(folder)
            let fresh = try readManifest()
            let now = try files.read(candidate.file)
            extendLifetime(lock)
            manifest.withLock { $0 = fresh }
            guard let now else { continue }
            return StoredGolden(
                name: candidate, file: GoldenFile(now), record: fresh.records[candidate.path])
        }
        return nil
    }

    /// Writes goldens and removes others, all of them or none, whenever the process ends.
    ///
    /// - Returns: The names whose files or records have changed.
    @discardableResult
    func commit(
        _ recordings: [Recording], removing removed: [GoldenName] = []
    ) throws(GoldenStoreError) -> [GoldenName] {
        do {
            try AtomicFile.createFolder(folder)
        } catch {
            throw .file(error)
        }
        let lock = try FolderLock(folder)
        try RecordingJournal.finish(in: files)
        // Whoever writes holds the lock, so what others left unfinished will never be finished.
        let isFirst = isSwept.withLock { isSwept in
            defer { isSwept = true }
            return !isSwept
        }
        if isFirst { try RecordingJournal.sweep(in: files) }
        var updated = try readManifest()
        let before = updated.records
        for name in removed { updated.records[name.path] = nil }
        for recording in recordings {
            updated.records[recording.name.path] = recording.record
        }
        try Self.checkCases(of: updated)
        var written: [Recording] = []
        for recording in recordings {
            // Someone may have edited the file and left the manifest as it was.
            let isHeld = try files.read(recording.name.file) == recording.png
            if !isHeld || before[recording.name.path] != recording.record {
                written.append(recording)
            }
        }
        if !written.isEmpty || updated.records.count != before.count {
            try RecordingJournal.write(
                written.map { ($0.name.file, $0.png) } + [
                    (manifestFile, Array(updated.text.utf8))
                ], in: files)
        }
        for name in removed { try files.remove(name.file) }
        extendLifetime(lock)
        manifest.withLock { $0 = updated }
        return written.map(\.name) + removed
    }

    private func current() throws(GoldenStoreError) -> Manifest {
        if let manifest = manifest.withLock({ $0 }) { return manifest }
        try open(isReadOnly: true)
        return manifest.withLock { $0 } ?? Manifest()
    }

    private func readManifest() throws(GoldenStoreError) -> Manifest {
        guard let bytes = try files.read(manifestFile) else { return Manifest() }
        return try Manifest(reading: bytes, path: "\(folder)/\(manifestFile)")
    }

    private static func checkCases(
        of manifest: Manifest,
    ) throws(GoldenStoreError) {
        var taken: [String: String] = [:]
        for path in manifest.records.keys.sorted() {
            if let other = taken.updateValue(path, forKey: path.lowercased()) {
                throw .nameCollision(other, path)
            }
        }
    }
}

/// A golden as it is found: its file, and what the manifest says of it.
struct StoredGolden {
    let name: GoldenName
    let file: GoldenFile
    let record: GoldenRecord?

    /// Whether the file is the one that the manifest was written for, byte for byte.
    var isListed: Bool { record?.fileHash == file.hash }
}

/// A golden that is to be written.
struct Recording {
    let name: GoldenName
    let png: [UInt8]
    let record: GoldenRecord
}
