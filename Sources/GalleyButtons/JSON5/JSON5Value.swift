/// A value of a JSON5 file that knows where it stands.
///
/// Guarantees: objects keep the order of their members and hold no key twice (keys that are
/// canonically equivalent count as equal), numbers are finite, and the tree is at most
/// ``depthLimit`` levels deep.
public struct JSON5Value: Hashable, Sendable {
    /// What a value is.
    public enum Content: Hashable, Sendable {
        /// The word `null`.
        case null
        /// The word `true` or `false`.
        case boolean(Bool)
        /// A finite number.
        case number(JSON5Number)
        /// A text, escapes resolved.
        case string(String)
        /// Values in order.
        case array([JSON5Value])
        /// Members in the order of the file.
        case object([JSON5Member])
    }

    /// What the value is.
    public let content: Content
    /// Where the value's first character stands.
    public let position: SourcePosition

    /// How many arrays and objects may stand inside one another.
    public static let depthLimit = 64
    /// How many bytes a file may have: 16 MiB.
    public static let sizeLimit = 16 << 20

    /// Creates a value from its content and position.
    public init(_ content: Content, at position: SourcePosition) {
        self.content = content
        self.position = position
    }

    /// Reads a JSON5 file (json5.org, version 1.0.0), which any JSON file is too.
    ///
    /// What the specification leaves open is an error here: a key twice in an object, NaN and
    /// infinities, numbers beyond the range of a double, and escapes of half a surrogate pair.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes in UTF-8, with or without a byte order mark.
    ///   - path: The file's name in error messages.
    /// - Throws: ``ButtonsError/syntax(_:)`` with the first fault.
    /// - Complexity: Linear in the number of bytes.
    public init(reading bytes: [UInt8], path: String) throws(ButtonsError) {
        var reader = try JSON5Reader(bytes: bytes, path: path)
        self = try reader.readFile()
    }
}
