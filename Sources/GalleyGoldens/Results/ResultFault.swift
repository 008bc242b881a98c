/// Why a text is no result of a schema this version knows.
public struct ResultFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the fault is: a line of the text, or the path of a value such as `$.cases[3].name`.
    public let place: String
    /// What is wrong there.
    public let message: String

    /// The place and what is wrong.
    public var description: String { "\(place): \(message)" }

    init(at place: String, _ message: String) {
        self.place = place
        self.message = message
    }
}
