import GalleyImage

/// What a project says of its goldens in its `galley.json5`.
public struct ProjectSettings: Sendable {
    /// What the pictures of some names may differ by, and why.
    public struct Tolerance: Hashable, Sendable {
        /// The names it is for, such as `screens/*`.
        public var names: NamePattern
        /// Why these pictures need it.
        public var reason: String
        /// The name of a metric; nil for the exact one.
        public var metric: String?
        /// From where on pixels differ, in the unit of the metric.
        public var threshold: Double?
        /// Whether rims of shapes are counted for themselves.
        public var ignoresAntialiasing: Bool
        /// How many pixels may be told to be rims of shapes.
        public var antialiased: Int?
        /// How many pixels may differ.
        public var pixels: Int?
        /// Which share of all pixels may differ, in percent.
        public var percent: Double?
        /// How far any channel may be, 0–255.
        public var channel: Int?
        /// How many pixels may differ in any square, as its side and their number.
        public var window: [Int]?
        /// The ranges of the web platform tests.
        public var fuzzy: String?
    }

    /// The name of the file.
    public static let fileName = "galley.json5"

    /// The file's path; nil where there is none.
    public var path: String?
    /// The folder that paths of the file start from, with a trailing slash; empty for the present one.
    public var folder: String
    /// The goldens' folder.
    public var goldens: String?
    /// The folder for what failed and what waits.
    public var artifacts: String?
    /// The specs there are, as paths whose last part may be a pattern.
    public var specs: [String] = []
    /// How many pictures are drawn at once.
    public var jobs: Int?
    /// Which goldens a run may write: a word of the command's `--update`.
    public var update: String?
    /// What becomes of another environment: a word of the command's `--strict-env`.
    public var strictEnvironment: String?
    /// The axes whose values are to look alike.
    public var equalAxes: [String] = []
    /// What pictures may differ by; the first whose pattern matches counts.
    public var tolerances: [Tolerance] = []

    /// Nothing but defaults, for files in a folder.
    public init(folder: String = "") { self.folder = folder }

    /// Finds the settings of a project in a folder or the nearest one above it.
    ///
    /// - Parameter folder: The folder's absolute path, symbolic links followed.
    /// - Throws: ``ButtonsError`` for a file with a fault.
    public init(foundUpwardFrom folder: String) throws(ButtonsError) {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        var prefix = start
        while true {
            let path = prefix + Self.fileName
            if let bytes = try Self.read(path) {
                try self.init(decoding: bytes, path: path)
                return
            }
            guard let slash = prefix.dropLast().lastIndex(of: "/") else { break }
            prefix = String(prefix[...slash])
        }
        self.init(folder: start)
    }

    /// Reads a file of settings; nil where there is none.
    private static func read(_ path: String) throws(ButtonsError) -> [UInt8]? {
        do {
            return try InputFile.read(path, limit: JSON5Value.sizeLimit)
        } catch .fileNotFound {
            return nil
        } catch {
            throw .file(error)
        }
    }

    /// Reads settings.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes, JSON5 in UTF-8.
    ///   - path: The file's path, for relative paths and for error messages.
    /// - Throws: ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)`` with the first fault.
    public init(decoding bytes: [UInt8], path: String) throws(ButtonsError) {
        let root = try JSON5Value(reading: bytes, path: path)
        let site = SpecSite(path: path, position: root.position, keyPath: "")
        let draft = try SpecForm<ProjectDraft>.project.decode(SpecNode(value: root, site: site))
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        self.init(folder: slash.map { String(path[...$0]) } ?? "")
        self.path = path
        goldens = draft.goldens.map(resolve)
        artifacts = draft.artifacts.map(resolve)
        specs = (draft.specs ?? []).map(resolve)
        jobs = draft.jobs
        update = draft.update
        strictEnvironment = draft.strictEnvironment
        equalAxes = draft.equalAxes ?? []
        for tolerance in draft.tolerances ?? [] { tolerances.append(try tolerance.resolved()) }
    }

    private func resolve(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
}
