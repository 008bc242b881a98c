/// A JSON value (RFC 8259) whose objects keep the order of their members.
public indirect enum JSONValue: Sendable, Hashable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case boolean(Bool)
    /// A finite number.
    case number(Double)
    /// A text, escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order.
    case object([Member])

    /// A key of an object with its value.
    public struct Member: Sendable, Hashable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSONValue

        /// Creates a member.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// How many arrays and objects may stand inside one another.
    public static let depthLimit: Int = 64
    /// How many bytes a text may have: 256 MiB, results of many thousand cases.
    public static let sizeLimit: Int = 256 << 20

    /// A whole number.
    public static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The value of a key, or nil where there is none or the value is no object.
    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
