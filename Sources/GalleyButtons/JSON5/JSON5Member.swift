/// One key of an object with its value.
public struct JSON5Member: Hashable, Sendable {
    /// The key, escapes resolved.
    public let key: String
    /// Where the key begins: its quotation mark or first character.
    public let keyPosition: SourcePosition
    /// What the key stands for.
    public let value: JSON5Value

    /// Creates a member from its key, the key's position and its value.
    public init(key: String, keyPosition: SourcePosition, value: JSON5Value) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
