/// Why a text is no JSON, or not the JSON that is expected.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the fault is: a line of the text, or the path of a value such as `$.cases[3].name`.
    public let place: String
    /// What is wrong there.
    public let message: String

    /// The place and what is wrong.
    public var description: String { "\(place): \(message)" }

    init(line: Int, _ message: String) {
        place = "line \(line)"
        self.message = message
    }

    init(at path: String, _ message: String) {
        place = path
        self.message = message
    }
}
