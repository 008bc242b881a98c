import GalleyImage
import Synchronization

/// Verifies pictures against their goldens, and records those that may be recorded.
///
/// Several threads may use one verifier. What it records is written in batches, the last of them by
/// ``finish()``; pictures that fail leave artefacts and wait to be accepted.
public final class Verifier: Sendable {
    /// How many bytes of goldens are held back to be written together: 64 MiB.
    public static let usualBatchSize: Int = 64 << 20

    /// The goldens.
    public let store: GoldenStore
    /// The pictures that wait to be accepted.
    public let pending: PendingStore
    /// Which goldens may be written.
    public let mode: UpdateMode

    let failures: FailureFolder
    private let references: ReferenceLog?
    private let batchSize: Int
    private let run = Mutex(Run())

    /// What one run has seen and not written yet.
    private struct Run {
        var seen: [String: (path: String, pixels: String, owner: String?)] = [:]
        var recordings: [Recording] = []
        var size = 0
    }

    /// Opens the store for a run.
    ///
    /// - Parameters:
    ///   - store: The goldens.
    ///   - artefacts: The folder for what failed and what waits; it is made when it is needed.
    ///   - mode: Which goldens may be written.
    ///   - isReadOnly: Whether the goldens' folder must not be touched at all, as with `CI` set.
    ///   - references: Where to write down which goldens are used; nil for nowhere.
    ///   - batchSize: How many bytes of goldens are held back to be written together; with 0 each
    ///     is written at once.
    /// - Throws: ``GoldenStoreError`` for a store that can't be read; `.continuousIntegration` for a
    ///   mode that writes where nothing may be written.
    public init(
        store: GoldenStore, artefacts: String, mode: UpdateMode = .none, isReadOnly: Bool = false,
        references: ReferenceLog? = nil, batchSize: Int = Verifier.usualBatchSize
    ) throws(GoldenStoreError) {
        guard mode == .none || !isReadOnly else { throw .continuousIntegration }
        self.store = store
        self.mode = mode
        self.references = references
        self.batchSize = batchSize
        pending = PendingStore(artefacts: artefacts)
        failures = FailureFolder(artefacts: artefacts)
        try ArtefactFolder.prepare(artefacts)
        try store.open(isReadOnly: isReadOnly)
    }

    /// Verifies a picture.
    ///
    /// - Returns: The verdict, with what was measured and where it can be seen.
    /// - Throws: ``GoldenStoreError`` for a golden that can't be read, for two different pictures of
    ///   one name, and for artefacts that can't be written.
    public func verify(_ subject: GoldenSubject) throws(GoldenStoreError) -> GoldenResult {
        let pixelHash = subject.picture.pixelHash
        try register(subject, pixelHash)
        let golden = try store.golden(for: subject.name)
        references?.note(
            subject.name, golden: golden?.name ?? subject.name, pixels: pixelHash)
        var result = try Judgement(subject, pixelHash, golden).result()
        result.pixelHash = pixelHash
        result.owner = subject.owner
        if isRecorded(result, golden) {
            try record(subject, pixelHash, replacing: golden)
            let cause = golden == nil ? "a golden of its own" : "a new golden"
            result.verdict = .recorded
            result.message = "recorded as \(cause)"
        }
        if result.verdict.isSuccess {
            try failures.clear(subject.name)
            if pending.contains(subject.name) { try pending.remove([subject.name]) }
        } else {
            try keep(&result, subject, golden)
        }
        return result
    }

    /// Writes the goldens that are still held back.
    ///
    /// - Throws: ``GoldenStoreError`` where they can't be written; then none of the batch is.
    public func finish() throws(GoldenStoreError) {
        let recordings = run.withLock { run in
            defer {
                run.recordings = []
                run.size = 0
            }
            return run.recordings
        }
        guard !recordings.isEmpty else { return }
        try store.commit(recordings.sorted { $0.name < $1.name })
    }

    /// Refuses a second picture of a name that differs from the first, and names too much alike.
    private func register(
        _ subject: GoldenSubject, _ pixelHash: String
    ) throws(GoldenStoreError) {
        let name = subject.name
        let first = run.withLock { run in
            let first = run.seen[name.folded]
            if first == nil { run.seen[name.folded] = (name.path, pixelHash, subject.owner) }
            return first
        }
        guard let first else { return }
        guard first.path == name.path else { throw .nameCollision(first.path, name.path) }
        guard first.pixels == pixelHash else {
            throw .duplicateName(name.path, first: first.owner, second: subject.owner)
        }
    }

    /// Whether the picture becomes the golden.
    private func isRecorded(_ result: GoldenResult, _ golden: StoredGolden?) -> Bool {
        switch (mode, result.verdict) {
        case (.none, _): false
        case (_, .missing): true
        case (.missing, _): false
        case (_, .changed), (_, .drift), (_, .size), (_, .edited): true
        // Pixels within a tolerance are right as they are; those of another environment are
        // recorded again where all are asked for.
        case (.all, .match):
            result.pixelHash != result.goldenPixelHash || !result.drift.isEmpty
                || golden?.record == nil
        default: false
        }
    }

    private func record(
        _ subject: GoldenSubject, _ pixelHash: String, replacing golden: StoredGolden?
    ) throws(GoldenStoreError) {
        // What stands in for a name is replaced under its own name only.
        let name = subject.name
        let png: [UInt8]
        do {
            png = try GoldenFile.png(
                subject.picture.png(scale: name.scale), pixelHash: pixelHash,
                environment: subject.environment, inputHash: subject.inputHash,
                layout: subject.layout())
        } catch {
            throw .actual(name: name.path, error)
        }
        let record = GoldenRecord(
            fileHash: SHA256.hexDigest(of: png), pixelHash: pixelHash,
            width: subject.picture.width, height: subject.picture.height,
            environment: subject.environment, inputHash: subject.inputHash, owner: subject.owner)
        let isFull = run.withLock { run in
            run.recordings.append(Recording(name: name, png: png, record: record))
            run.size += png.count
            return run.size >= batchSize
        }
        if isFull { try finish() }
    }

    /// Keeps what failed: files to look at, and the picture to accept.
    private func keep(
        _ result: inout GoldenResult, _ subject: GoldenSubject, _ golden: StoredGolden?
    ) throws(GoldenStoreError) {
        let png: [UInt8]
        do {
            png = try subject.picture.png(scale: subject.name.scale)
        } catch {
            throw .actual(name: subject.name.path, error)
        }
        let pixelHash = result.pixelHash ?? ""
        result.layout = subject.layout()
        result.group = ChangeGroup.identifier(of: result)
        result.isPending = true
        try pending.add(
            PendingGolden(
                name: subject.name, verdict: result.verdict.rawValue, message: result.message,
                pixelHash: pixelHash, width: subject.picture.width,
                height: subject.picture.height, goldenFileHash: golden?.file.hash,
                goldenPixelHash: golden == nil ? nil : result.goldenPixelHash,
                group: result.group, environment: subject.environment,
                inputHash: subject.inputHash, owner: subject.owner, layout: result.layout),
            png: png)
        try failures.write(&result, subject, actual: png, golden)
    }
}
