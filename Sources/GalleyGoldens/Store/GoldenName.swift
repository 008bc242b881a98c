/// The name of a golden: a suite, a case, the values of its axes, and a scale.
///
/// It is also a path, `suite/case[~axis=value,…][@2x]`, from which the file below the goldens'
/// folder has its name. Bytes that not every file system keeps as they are become `%` and two hexadecimal
/// digits, so that different names never share a file, and none leaves the folder.
public struct GoldenName: Sendable, CustomStringConvertible {
    /// A value that pictures of one case differ in.
    public struct Axis: Hashable, Sendable {
        /// What varies, such as `appearance`.
        public let name: String
        /// Its value, such as `dark`.
        public let value: String

        /// Creates a value of an axis.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The most bytes of one part of a path.
    private static let partLimit = 200

    /// The folder of the golden, its parts separated by `/`; empty for none.
    public let suite: String
    /// What the picture shows.
    public let name: String
    /// The values that are not the axes' defaults, in the order of the name.
    public let axes: [Axis]
    /// The scale in pixels per point.
    public let scale: Int
    /// The name as a path without ending, unlike that of any other name.
    public let path: String

    /// Creates a name from its parts, which may hold any characters.
    ///
    /// - Throws: ``GoldenStoreError/name(_:reason:)`` for an empty part, a scale outside 1 to 9 or a
    ///   part that is too long for a file name.
    public init(
        suite: String, name: String, axes: [Axis] = [], scale: Int = 1
    ) throws(GoldenStoreError) {
        self.suite = suite
        self.name = name
        self.axes = axes
        self.scale = scale
        let variant = axes.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }
        let file =
            Self.escaped(name) + (axes.isEmpty ? "" : "~" + variant.joined(separator: ","))
            + (scale == 1 ? "" : "@\(scale)x")
        let folders =
            suite.isEmpty ? [] : suite.split(separator: "/", omittingEmptySubsequences: false)
        path = (folders.map(Self.escaped) + [file]).joined(separator: "/")
        guard !name.isEmpty, folders.allSatisfy({ !$0.isEmpty }),
            axes.allSatisfy({ !$0.name.isEmpty && !$0.value.isEmpty })
        else { throw .name(path, reason: "has an empty part; fill it in") }
        guard (1...9).contains(scale) else {
            throw .name(path, reason: "has the scale \(scale); use one from 1 to 9")
        }
        guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= Self.partLimit }) else {
            throw .name(path, reason: "is too long for a file name; shorten it")
        }
    }

    /// Reads a name as it stands in a manifest or on the command line.
    ///
    /// - Throws: ``GoldenStoreError/name(_:reason:)`` for what is not the path of any name.
    public init(path: String) throws(GoldenStoreError) {
        try self.init(file: path, decode: Self.unescaped)
        guard self.path == path else {
            throw .name(path, reason: "is not written as goldens are named; \(self.path) would be")
        }
    }

    /// Names the picture of a file that another tool drew, by its path without ending.
    ///
    /// Folders become the suite, `@2x` the scale and `~axis=value,…` the axes; all else belongs to
    /// the case.
    ///
    /// - Throws: ``GoldenStoreError/name(_:reason:)`` for an empty or too long part.
    public init(foreignFile path: String) throws(GoldenStoreError) {
        try self.init(file: path) { $0 }
    }

    private init(
        file path: String, decode: (String) -> String?
    ) throws(GoldenStoreError) {
        func decoded(_ text: some StringProtocol) throws(GoldenStoreError) -> String {
            guard let text = decode(String(text)) else {
                throw .name(path, reason: "has a % without two hexadecimal digits of UTF-8")
            }
            return text
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var stem = parts.last ?? ""
        let scale = Self.takeScale(&stem)
        let pairs = Self.takeAxes(&stem)
        var axes: [Axis] = []
        for pair in pairs { axes.append(Axis(try decoded(pair.name), try decoded(pair.value))) }
        var folders: [String] = []
        for folder in parts.dropLast() { folders.append(try decoded(folder)) }
        try self.init(
            suite: folders.joined(separator: "/"), name: try decoded(stem), axes: axes,
            scale: scale)
    }

    /// The path, which is also how the name is printed and typed.
    public var description: String { path }

    /// The path of the golden's file below the goldens' folder.
    public var file: String { path + ".png" }

    /// The path as file systems that are blind to case see it.
    var folded: String { path.lowercased() }
}

extension GoldenName: Hashable, Comparable {
    /// Whether two names have one file.
    public static func == (left: GoldenName, right: GoldenName) -> Bool {
        left.path == right.path
    }

    /// Hashes the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Orders names by the bytes of their paths.
    public static func < (left: GoldenName, right: GoldenName) -> Bool { left.path < right.path }
}

extension GoldenName {
    /// Returns the names whose goldens may stand in for this one's, itself first.
    ///
    /// The scale is dropped first, where it is an equal axis, then the axes from the last to the
    /// first. An axis that is not declared equal stays: its pictures are goldens of their own.
    ///
    /// - Parameter equalAxes: The axes whose values are to look alike; `scale` is one.
    /// - Returns: The names, each at most once.
    func fallbacks(equalAxes: Set<String>) -> [GoldenName] {
        var names = [self]
        var axes = axes
        var scale = scale
        func add() {
            // A shorter name has no part that this one does not have.
            if let name = try? GoldenName(suite: suite, name: name, axes: axes, scale: scale) {
                names.append(name)
            }
        }
        if scale != 1, equalAxes.contains("scale") {
            scale = 1
            add()
        }
        for index in axes.indices.reversed() where equalAxes.contains(axes[index].name) {
            axes.remove(at: index)
            add()
        }
        return names
    }

    private static func takeScale(_ stem: inout Substring) -> Int {
        guard stem.last == "x", let at = stem.lastIndex(of: "@") else { return 1 }
        let digits = stem[stem.index(after: at)...].dropLast()
        guard digits.utf8.count == 1, let scale = Int(digits), scale > 1 else { return 1 }
        stem = stem[..<at]
        return scale
    }

    private static func takeAxes(_ stem: inout Substring) -> [(name: Substring, value: Substring)] {
        guard let tilde = stem.lastIndex(of: "~") else { return [] }
        var pairs: [(Substring, Substring)] = []
        let list = stem[stem.index(after: tilde)...]
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return [] }
            pairs.append((sides[0], sides[1]))
        }
        stem = stem[..<tilde]
        return pairs
    }
}
