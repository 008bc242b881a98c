import GalleyImage

/// How long pictures took to draw and compare, by which later runs are shared out among machines.
///
/// The file is JSON with a name a line: `{ "galleyDurations": 1, "microseconds": { "bar/save": 812 } }`.
public struct CaseDurations: Sendable, Hashable {
    /// The longest duration that is counted: an hour, so that sums stay whole numbers.
    static let longest = 3_600_000_000
    private static let version = 1

    /// Microseconds by the name of the picture.
    public var microseconds: [String: Int]

    /// Creates a value from what was measured.
    public init(microseconds: [String: Int] = [:]) { self.microseconds = microseconds }

    /// Reads a file, or all files of a folder, of which the last by name wins for a name.
    ///
    /// - Throws: ``GoldenStoreError`` for what is missing, can't be read or is of another form.
    public init(path: String) throws(GoldenStoreError) {
        self.init()
        guard StoreFolder.isFolder(path) else {
            try read(path)
            return
        }
        for entry in StoreFolder.list(path) where entry.kind == .file {
            if entry.name.hasSuffix(".json") { try read("\(path)/\(entry.name)") }
        }
    }

    /// The value as text of a file, names in order.
    public var json: String {
        let lines = microseconds.sorted { $0.key < $1.key }.map { name, duration in
            (name, JSONDocument.integer(duration))
        }
        let root = JSONDocument.members([
            ("galleyDurations", .integer(Self.version)), ("microseconds", .members(lines)),
        ])
        return root.indented(depth: 2) + "\n"
    }

    private mutating func read(_ path: String) throws(GoldenStoreError) {
        let form = StoredForm(path: path)
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path, limit: StoreFolder.fileLimit)
        } catch {
            throw .file(error)
        }
        let root = try form.parse(bytes, version: "galleyDurations", known: Self.version)
        for member in try form.members(root, "microseconds") {
            guard let duration = member.value.integer, duration >= 0 else {
                throw form.fault(
                    "microseconds.\(member.key)", "a whole number of microseconds")
            }
            microseconds[member.key] = min(duration, Self.longest)
        }
    }
}
