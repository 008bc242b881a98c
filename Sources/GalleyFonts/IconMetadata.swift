/// Icon names and their code points as a metadata file beside a font gives them.
public struct IconMetadata: Hashable, Sendable {
    /// One line of metadata.
    public struct Entry: Hashable, Sendable {
        /// The icon's name.
        public var name: String
        /// The code point the font holds the icon at.
        public var codePoint: Unicode.Scalar
    }

    /// The largest metadata file in bytes: 16 MiB.
    public static let byteLimit = 16 << 20
    /// The longest icon name in scalars.
    public static let nameLimit = 255

    /// The entries in the file's order.
    public let entries: [Entry]

    /// Reads a `.codepoints` file: a name, white space and a hexadecimal code point on each line.
    ///
    /// Google's fonts come with such a file. Several names may share a code point; blank lines are
    /// passed over.
    ///
    /// - Throws: ``FontError/badMetadata(path:line:text:)`` for a line of another form, and
    ///   ``FontError/metadataTooLarge(path:limit:)``.
    public init(codepoints bytes: [UInt8], path: String = "codepoints") throws(FontError) {
        guard bytes.count <= Self.byteLimit else {
            throw .metadataTooLarge(path: path, limit: Self.byteLimit)
        }
        var entries: [Entry] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            if words.isEmpty { continue }
            guard let entry = Self.entry(words) else {
                let text = String(decoding: line.prefix(80), as: UTF8.self)
                throw .badMetadata(path: path, line: index + 1, text: text)
            }
            entries.append(entry)
        }
        self.entries = entries
    }

    /// Reads the `.codepoints` file at a path.
    ///
    /// - Throws: ``FontError`` for a file that is missing, can't be read, or has a bad line.
    public init(path: String) throws(FontError) {
        let bytes = try FontBytes(mapping: path)
        guard bytes.count <= Self.byteLimit else {
            throw .metadataTooLarge(path: path, limit: Self.byteLimit)
        }
        let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
        try self.init(codepoints: copy, path: path)
    }

    private static func entry(_ words: [ArraySlice<UInt8>]) -> Entry? {
        guard words.count == 2, (4...6).contains(words[1].count),
            let name = String(validating: words[0], as: UTF8.self),
            name.unicodeScalars.count <= nameLimit,
            let value = UInt32(String(decoding: words[1], as: UTF8.self), radix: 16),
            let codePoint = Unicode.Scalar(value)
        else { return nil }
        return Entry(name: name, codePoint: codePoint)
    }
}
