/// A four-letter OpenType tag: of a table, a feature, an axis or a script.
public struct Tag: Hashable, Sendable, CustomStringConvertible {
    /// The four letters as a big-endian number.
    public let rawValue: UInt32

    /// Creates a tag from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a tag from one to four printable ASCII characters, padded with spaces at the end.
    ///
    /// Returns nil for any other text (OpenType specification, "Data types").
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) })
        else { return nil }
        rawValue = (bytes + [0x20, 0x20, 0x20]).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The four letters.
    public var description: String {
        String(
            String.UnicodeScalarView(
                [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> $0)) }))
    }
}
