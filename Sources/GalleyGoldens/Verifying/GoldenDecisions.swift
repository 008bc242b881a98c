import GalleyImage

/// Decides on pictures that wait: makes them goldens, or lets them go.
///
/// A decision is about two pictures, the one that waits and the golden it was compared with. Where
/// either is another by now, nothing at all is done.
public struct GoldenDecisions: Sendable {
    /// A decision that was written down elsewhere, such as in a report.
    public struct Entry: Hashable, Sendable {
        /// The name of the picture.
        public var name: GoldenName
        /// Whether the picture becomes the golden.
        public var isAccepted: Bool
        /// The hash of the pixels that were looked at.
        public var actual: String
        /// The hash of the golden's pixels that were looked at; nil where there was none.
        public var golden: String?

        /// Creates a decision.
        ///
        /// - Parameters:
        ///   - name: The name of the picture.
        ///   - isAccepted: Whether the picture becomes the golden.
        ///   - actual: The hash of the pixels that were looked at.
        ///   - golden: The hash of the golden's pixels that were looked at.
        public init(name: GoldenName, isAccepted: Bool, actual: String, golden: String?) {
            self.name = name
            self.isAccepted = isAccepted
            self.actual = actual
            self.golden = golden
        }
    }

    private let store: GoldenStore
    private let pending: PendingStore
    private let failures: FailureFolder

    /// Prepares decisions.
    ///
    /// - Parameters:
    ///   - store: The goldens.
    ///   - folder: The folder of artefacts, in which the pictures wait.
    public init(store: GoldenStore, artefacts folder: String) {
        self.store = store
        pending = PendingStore(artefacts: folder)
        failures = FailureFolder(artefacts: folder)
    }

    /// Makes pictures that wait the goldens of their names.
    ///
    /// - Returns: The names whose goldens have changed.
    /// - Throws: ``GoldenStoreError/outdatedDecision(name:reason:)`` where a picture or its golden is
    ///   another than it was; errors of the files. Then no golden of the batch has changed.
    @discardableResult
    public func accept(_ list: [PendingGolden]) throws(GoldenStoreError) -> [GoldenName] {
        for item in list {
            try check(item)
            _ = try pending.picture(of: item)
        }
        var changed: [GoldenName] = []
        var batch: [Recording] = []
        var size = 0
        for item in list {
            let recording = try recording(of: item)
            batch.append(recording)
            size += recording.png.count
            if size >= Verifier.usualBatchSize {
                changed += try store.commit(batch)
                (batch, size) = ([], 0)
            }
        }
        if !batch.isEmpty { changed += try store.commit(batch) }
        for item in list { try failures.clear(item.name) }
        try pending.remove(list.map(\.name))
        return changed
    }

    /// Lets pictures that wait go; their goldens stay as they are.
    public func reject(_ list: [PendingGolden]) throws(GoldenStoreError) {
        try pending.remove(list.map(\.name))
    }

    /// Carries out decisions that were written down, all of them or, where one is outdated, none.
    ///
    /// - Returns: The names that were accepted and those that were rejected.
    /// - Throws: ``GoldenStoreError/notPending(_:nearest:)``, `.outdatedDecision`, and what
    ///   ``accept(_:)`` throws.
    public func carryOut(
        _ entries: [Entry]
    ) throws(GoldenStoreError) -> (accepted: [GoldenName], rejected: [GoldenName]) {
        let waiting = try pending.all()
        var accepted: [PendingGolden] = []
        var rejected: [PendingGolden] = []
        for entry in entries {
            guard let item = waiting.first(where: { $0.name == entry.name }) else {
                throw .notPending(entry.name.path, nearest: [])
            }
            guard item.pixelHash == entry.actual else {
                throw .outdatedDecision(
                    name: entry.name.path, reason: "the picture that waits is another one by now")
            }
            guard item.goldenPixelHash == entry.golden else {
                throw .outdatedDecision(
                    name: entry.name.path, reason: "it was compared with another golden")
            }
            try check(item)
            if entry.isAccepted { accepted.append(item) } else { rejected.append(item) }
        }
        try accept(accepted)
        try reject(rejected)
        return (accepted.map(\.name), rejected.map(\.name))
    }

    /// Checks that the golden is still the one that the picture was compared with.
    private func check(_ item: PendingGolden) throws(GoldenStoreError) {
        let golden = try store.golden(for: item.name)
        if golden?.file.hash == item.goldenFileHash { return }
        // It was accepted already, and only the waiting was not cleared away.
        if golden?.name == item.name, golden?.record?.pixelHash == item.pixelHash { return }
        throw .outdatedDecision(
            name: item.name.path,
            reason: golden == nil ? "its golden is gone" : "its golden is another one by now")
    }

    private func recording(of item: PendingGolden) throws(GoldenStoreError) -> Recording {
        let (picture, _) = try pending.picture(of: item)
        do {
            let png = try GoldenFile.png(
                picture, pixelHash: item.pixelHash, environment: item.environment,
                inputHash: item.inputHash, layout: item.layout)
            return Recording(
                name: item.name, png: png,
                record: GoldenRecord(
                    fileHash: SHA256.hexDigest(of: png), pixelHash: item.pixelHash,
                    width: item.width, height: item.height, environment: item.environment,
                    inputHash: item.inputHash, owner: item.owner))
        } catch {
            throw .actual(name: item.name.path, error)
        }
    }
}

extension GoldenDecisions.Entry {
    /// The version of a file of decisions.
    static let version = 1

    /// Reads a file of decisions.
    ///
    /// Its form is `{"galleyDecisions": 1, "decisions": [{"name", "decision": "accept" or "reject",
    /// "actual", "golden"}]}`, with the hashes of the pixels that were looked at.
    ///
    /// - Throws: ``GoldenStoreError/syntax(path:line:problem:)``, `.shape` or `.fromTheFuture`.
    public static func read(
        _ bytes: [UInt8], path: String
    ) throws(GoldenStoreError) -> [GoldenDecisions.Entry] {
        let form = StoredForm(path: path)
        let root = try form.parse(bytes, version: "galleyDecisions", known: version)
        try form.check(root, "", keys: ["galleyDecisions", "decisions"])
        guard let list = root["decisions"]?.elements else {
            throw form.fault("decisions", "an array")
        }
        var entries: [GoldenDecisions.Entry] = []
        for (index, value) in list.enumerated() {
            let site = "decisions[\(index)]"
            try form.check(value, site, keys: ["name", "decision", "actual", "golden"])
            let decision = try form.text(value, "decision", of: site)
            guard ["accept", "reject"].contains(decision) else {
                throw form.fault("\(site).decision", "\"accept\" or \"reject\"")
            }
            let hasGolden = value["golden"].map { $0 != .null } ?? false
            entries.append(
                GoldenDecisions.Entry(
                    name: try GoldenName(path: try form.text(value, "name", of: site)),
                    isAccepted: decision == "accept",
                    actual: try form.hash(value, "actual", of: site),
                    golden: hasGolden ? try form.hash(value, "golden", of: site) : nil))
        }
        return entries
    }
}
