/// A keyword and its text, stored in a PNG as a tEXt chunk (PNG specification, 11.3.3.2).
public struct PNGText: Hashable, Sendable {
    /// What the text is about: 1–79 printable Latin-1 characters without stray spaces.
    public var keyword: String
    /// Latin-1 characters without null; lines end in a line feed.
    public var text: String

    /// Creates a pair; what it may hold is checked when it is encoded.
    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// Reads the payload of a tEXt chunk; nil without a keyword and the null that ends it.
    init?(payload: Span<UInt8>) {
        guard let end = payload.indices.first(where: { payload[$0] == 0 }), end > 0 else {
            return nil
        }
        keyword = Self.latin1(payload.extracting(..<end))
        text = Self.latin1(payload.extracting((end + 1)...))
    }

    /// Returns the payload of the pair's tEXt chunk.
    func payload() throws(ImageError) -> [UInt8] {
        guard let name = Self.latin1(keyword), Self.isKeyword(name) else {
            throw .invalidKeyword(keyword)
        }
        guard let value = Self.latin1(text), !value.contains(0) else {
            throw .invalidText(keyword: keyword)
        }
        let size = name.count + 1 + value.count
        guard size <= PNGMetadata.maximumChunkSize else {
            throw .chunkTooLong(name: "tEXt", length: size, limit: PNGMetadata.maximumChunkSize)
        }
        return name + [0] + value
    }

    /// Whether bytes are a keyword: no leading, trailing or double space, no unprintable character.
    private static func isKeyword(_ bytes: [UInt8]) -> Bool {
        let space = UInt8(ascii: " ")
        let printable = bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
        let hasDoubleSpace = zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
        return (1...79).contains(bytes.count) && printable && !hasDoubleSpace
            && bytes.first != space && bytes.last != space
    }

    private static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    private static func latin1(_ bytes: Span<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for index in bytes.indices { scalars.append(UnicodeScalar(bytes[index])) }
        return String(scalars)
    }
}
