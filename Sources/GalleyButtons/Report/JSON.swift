/// A JSON value under construction; objects keep the order of their members.
package enum JSON: Sendable {
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value on one line, without spaces.
    package var line: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += Self.digits(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// The shortest digits that read back as the number; JSON has no infinities.
    private static func digits(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
        return String(value)
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        Wording.append(string.unicodeScalars, escapedTo: &text)
        text += "\""
    }
}
