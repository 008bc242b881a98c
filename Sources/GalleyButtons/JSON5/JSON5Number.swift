/// A finite number with the text it was written as.
public struct JSON5Number: Hashable, Sendable {
    /// The nearest double to what the text says.
    public let value: Double
    /// The characters of the file, sign included.
    public let text: String

    /// Creates a number from its value and its text.
    public init(value: Double, text: String) {
        self.value = value
        self.text = text
    }
}
