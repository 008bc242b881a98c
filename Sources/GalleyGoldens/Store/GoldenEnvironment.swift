import GalleyImage

/// What a picture's pixels depend on besides what it shows: versions and fonts.
public struct GoldenEnvironment: Hashable, Sendable {
    /// One thing of an environment, such as `freetype` and its version.
    public struct Value: Hashable, Sendable {
        /// What it is: `galley`, the name of a library, or `font` and the name of a file.
        public let name: String
        /// Its version, or the SHA-256 of a font.
        public let value: String

        /// Creates a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A value that two environments do not share.
    public struct Difference: Hashable, Sendable {
        /// What differs.
        public let name: String
        /// The golden's value; nil where the golden's environment lacks it.
        public let golden: String?
        /// The value now; nil where it is gone.
        public let current: String?
    }

    /// The values, libraries that draw glyphs first, then the rest, each in the order of names.
    public let values: [Value]

    /// What can move a glyph comes first in every list.
    private static let order = ["freetype", "harfbuzz", "icu", "galley"]

    /// Creates an environment; of two values with one name the first counts.
    public init(_ values: [Value] = []) {
        var taken: Set<String> = []
        func rank(_ value: Value) -> Int {
            Self.order.firstIndex(of: value.name) ?? Self.order.count
        }
        self.values = values.filter { taken.insert($0.name).inserted }.sorted {
            (rank($0), $0.name) < (rank($1), $1.name)
        }
    }

    /// Sixteen hexadecimal digits that tell environments apart.
    public var identifier: String {
        let text = values.map { "\($0.name)\0\($0.value)\n" }.joined()
        return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16))
    }

    /// Returns what has changed since a golden was recorded, what moves glyphs first.
    public func differences(since golden: GoldenEnvironment) -> [Difference] {
        let names = GoldenEnvironment(values + golden.values).values.map(\.name)
        return names.compactMap { name in
            let (then, now) = (golden[name], self[name])
            return then == now ? nil : Difference(name: name, golden: then, current: now)
        }
    }

    /// The value of a name, or nil.
    public subscript(name: String) -> String? { values.first { $0.name == name }?.value }

    var json: JSONDocument { .members(values.map { ($0.name, .string($0.value)) }) }
}

extension GoldenEnvironment.Difference: CustomStringConvertible {
    /// Whether the difference can change pixels.
    public var canChangePixels: Bool { !["libpng", "zlib"].contains(name) }

    /// What differs, from the golden's value to the present one: `freetype 2.12.1 → 2.13.0`.
    public var description: String {
        "\(name) \(Self.shown(golden)) → \(Self.shown(current))"
    }

    /// Hashes are too long to read; what tells them apart is enough.
    private static func shown(_ value: String?) -> String {
        guard let value else { return "none" }
        return value.utf8.count == 64 ? "\(value.prefix(8))…" : value
    }

    var json: JSONDocument {
        .members([
            ("name", .string(name)), ("golden", golden.map(JSONDocument.string)),
            ("current", current.map(JSONDocument.string)),
        ])
    }
}
