import GalleyImage

/// Finds the goldens that no picture makes use of.
///
/// Only what the last run covered in full can tell: a run that was filtered or broken off, a spec
/// that changed since, or a suite that no run covers makes the search refuse. Goldens of Swift tests
/// are never among them: a test that was switched off or failed before its golden says nothing.
public struct OrphanSearch: Sendable {
    let store: GoldenStore
    let files: StoreFolder

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - store: The goldens.
    ///   - folder: The folder of artefacts, where runs wrote down what they used.
    public init(store: GoldenStore, artefacts folder: String) {
        self.store = store
        files = StoreFolder(path: folder)
    }

    /// Returns the goldens of no use, in the order of names, whether the manifest lists them or not.
    ///
    /// - Throws: ``GoldenStoreError/incompleteRun(reason:)``; `.duplicateName` where two processes of a
    ///   run drew different pictures of one name.
    public func orphans() throws(GoldenStoreError) -> [GoldenName] {
        var logs: [ReferenceFile] = []
        for file in files.files(below: ReferenceLog.folder) {
            logs.append(try ReferenceFile(file, in: files))
        }
        guard !logs.isEmpty else {
            throw .incompleteRun(reason: "no run has written down which goldens it uses")
        }
        // A run of several processes is as young as the last of them.
        let runs = Dictionary(grouping: logs, by: \.run).values.sorted {
            ($0.map(\.time).max() ?? 0) > ($1.map(\.time).max() ?? 0)
        }
        var used: [String: Set<String>] = [:]
        var isEverything = false
        for (index, run) in runs.enumerated() {
            let suites = run.reduce(into: Set<String>()) { $0.formUnion($1.suites) }
            let isWhole = run.contains(where: \.isEverything)
            let isDecisive = index == 0 || isWhole || suites.contains { used[$0] == nil }
            guard isDecisive else { continue }
            try check(run)
            isEverything = isEverything || isWhole
            let goldens = Set(run.flatMap { $0.uses.map(\.golden) })
            for suite in suites where used[suite] == nil { used[suite] = goldens }
        }
        let names = try present()
        let unknown = Set(names.map(\.suite)).filter { used[$0] == nil }.sorted()
        guard isEverything || unknown.isEmpty else {
            throw .incompleteRun(reason: "no run covers \(unknown.joined(separator: ", "))")
        }
        return names.filter { !(used[$0.suite]?.contains($0.path) ?? false) }
    }

    /// Refuses a run that does not say all there is.
    private func check(_ run: [ReferenceFile]) throws(GoldenStoreError) {
        if run.contains(where: \.isFiltered) {
            throw .incompleteRun(reason: "the last one left pictures out")
        }
        guard run.allSatisfy(\.isComplete) else {
            throw .incompleteRun(reason: "the last one did not come to its end")
        }
        if let count = run.lazy.compactMap(\.shard?.count).first {
            let found = Set(run.compactMap(\.shard?.index))
            let most = min(count, RunResult.Shard.maximumCount)
            if let missing = (1...max(1, most)).first(where: { !found.contains($0) }) {
                throw .incompleteRun(reason: "shard \(missing) of \(count) is missing")
            }
        }
        var pixels: [String: String] = [:]
        for use in run.flatMap(\.uses) {
            if let other = pixels.updateValue(use.pixels, forKey: use.name), other != use.pixels {
                throw .duplicateName(use.name, first: nil, second: nil)
            }
        }
        for input in run.flatMap(\.inputs) {
            let bytes = try? InputFile.read(input.path, limit: StoreFolder.fileLimit)
            guard let bytes, SHA256.hexDigest(of: bytes) == input.hash else {
                throw .incompleteRun(reason: "\(input.path) has changed since")
            }
        }
    }

    /// The goldens of the manifest and those whose files lie in the folder, without those of tests.
    private func present() throws(GoldenStoreError) -> [GoldenName] {
        let records = try store.records()
        var names = Set(try store.names())
        for file in store.files.files() where file.hasSuffix(".png") {
            if let name = try? GoldenName(path: String(file.dropLast(4))) { names.insert(name) }
        }
        return names.filter { !(records[$0.path]?.isOfTest ?? false) }.sorted()
    }
}

extension GoldenRecord {
    /// Whether the golden belongs to a test in Swift, which its owner's file tells.
    fileprivate var isOfTest: Bool {
        let file = owner?.split(separator: ":").first ?? ""
        return file.hasSuffix(".swift")
    }
}
