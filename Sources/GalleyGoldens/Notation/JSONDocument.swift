/// A value of a JSON file; objects keep the order of their members.
package enum JSONDocument: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONDocument])
    case object([Member])

    /// A key of an object and its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONDocument

        package init(_ key: String, _ value: JSONDocument) {
            self.key = key
            self.value = value
        }
    }

    /// Makes an object; members without a value are left out.
    package static func members(_ members: [(String, JSONDocument?)]) -> JSONDocument {
        .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// The value of an object's key, or nil.
    package subscript(key: String) -> JSONDocument? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string, or nil.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a whole number, or nil.
    package var integer: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The value of a number of either kind, or nil.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The value of `true` or `false`, or nil.
    package var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The members of an object, or nil.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements of an array, or nil.
    package var elements: [JSONDocument]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

extension JSONDocument {
    /// The value on one line; every character beyond ASCII is escaped, so that it fits anywhere.
    package var line: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// The value with one member or element a line, down to a depth; what is deeper stays on its line.
    package func indented(depth: Int, margin: String = "") -> String {
        let inner = margin + "  "
        switch self {
        case .object(let members) where depth > 0 && !members.isEmpty:
            let lines = members.map { member in
                inner + JSONDocument.string(member.key).line + ": "
                    + member.value.indented(depth: depth - 1, margin: inner)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
        case .array(let elements) where depth > 0 && !elements.isEmpty:
            let lines = elements.map { inner + $0.indented(depth: depth - 1, margin: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
        default: return line
        }
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
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
        for scalar in string.unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                text += "\\"
            } else if !(0x20..<0x7F).contains(scalar.value) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                }
                continue
            }
            text.unicodeScalars.append(scalar)
        }
        text += "\""
    }
}
