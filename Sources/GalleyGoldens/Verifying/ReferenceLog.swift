import GalleyImage
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes down which goldens a run makes use of, so that those of no use can be told.
///
/// Each process writes `refs/refs-<pid>-<number>.jsonl` below the folder of artefacts: a head, a line
/// for each golden, and an end, without which the run counts as broken off.
public final class ReferenceLog: Sendable {
    /// What a run is going to cover.
    public struct Scope: Sendable {
        /// Processes that share this belong to one run.
        public var run: String
        /// The suites whose every golden the run uses.
        public var suites: [String]
        /// Whether the run covers all suites of specs there are.
        public var isEverything: Bool
        /// Whether some of the pictures are left out.
        public var isFiltered: Bool
        /// The SHA-256 of each file that says which pictures there are, by its path.
        public var inputs: [String: String]
        /// The part of the run that the process is, where it is a part; all share ``run``.
        public var shard: RunResult.Shard?

        /// Describes a run.
        ///
        /// - Parameters:
        ///   - run: Processes that share this belong to one run; nil for a run of its own.
        ///   - suites: The suites whose every golden the run uses.
        ///   - isEverything: Whether the run covers all suites of specs there are.
        ///   - isFiltered: Whether some of the pictures are left out.
        ///   - inputs: The SHA-256 of each file that says which pictures there are, by its path.
        public init(
            run: String? = nil, suites: [String] = [], isEverything: Bool = false,
            isFiltered: Bool = false, inputs: [String: String] = [:]
        ) {
            self.run =
                run ?? "\(getpid())-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            self.suites = suites
            self.isEverything = isEverything
            self.isFiltered = isFiltered
            self.inputs = inputs
        }
    }

    static let version = 1
    static let folder = "refs"

    private let files: StoreFolder
    private let file: String
    private let lines: Mutex<[String]>

    /// Starts a log; what is written at once says that a run has begun.
    ///
    /// - Throws: ``GoldenStoreError/file(_:)``.
    public init(artefacts folder: String, _ scope: Scope) throws(GoldenStoreError) {
        files = StoreFolder(path: folder)
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        file = "\(Self.folder)/refs-\(getpid())-\(number).jsonl"
        let inputs = scope.inputs.sorted { $0.key < $1.key }.map {
            ($0.key, JSONDocument.string($0.value))
        }
        let head = JSONDocument.members([
            ("galleyReferences", .integer(Self.version)), ("run", .string(scope.run)),
            ("suites", .array(scope.suites.map(JSONDocument.string))),
            ("everything", .boolean(scope.isEverything)),
            ("filtered", .boolean(scope.isFiltered)), ("inputs", .members(inputs)),
            (
                "shard",
                scope.shard.map { .array([.integer($0.index), .integer($0.count)]) }
            ),
        ])
        lines = Mutex([head.line])
        try supersede(scope)
        try flush()
    }

    /// Notes that a picture makes use of a golden.
    package func note(_ name: GoldenName, golden: GoldenName, pixels: String) {
        let line = JSONDocument.members([
            ("name", .string(name.path)), ("golden", .string(golden.path)),
            ("pixels", .string(pixels)),
        ]).line
        lines.withLock { $0.append(line) }
    }

    /// Ends the log.
    ///
    /// - Parameter isComplete: Whether every picture of the run was verified, whatever the verdict.
    /// - Throws: ``GoldenStoreError/file(_:)``.
    public func finish(isComplete: Bool) throws(GoldenStoreError) {
        let end = JSONDocument.members([("end", .boolean(isComplete))]).line
        lines.withLock { $0.append(end) }
        try flush()
    }

    private func flush() throws(GoldenStoreError) {
        let text = lines.withLock { $0.joined(separator: "\n") + "\n" }
        try files.write(file, Array(text.utf8))
    }

    /// Removes the logs of earlier runs that this one covers.
    private func supersede(_ scope: Scope) throws(GoldenStoreError) {
        let suites = Set(scope.suites)
        for log in files.files(below: Self.folder) {
            guard let earlier = try? ReferenceFile(log, in: files) else { continue }
            // All specs there are take the place of every earlier run of specs.
            let isOfSpecs = !earlier.inputs.isEmpty || earlier.isEverything
            let isCovered =
                scope.isEverything && isOfSpecs
                || !earlier.isEverything && !earlier.suites.isEmpty
                    && earlier.suites.isSubset(of: suites)
            // A shard that runs again stands for itself, not for the others of its run.
            let isAgain = scope.shard != nil && earlier.shard?.index == scope.shard?.index
            if earlier.run == scope.run ? isAgain : isCovered { try files.remove(log) }
        }
    }
}
