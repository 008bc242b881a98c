extension JSONValue {
    /// The value as JSON in one line.
    ///
    /// Everything but ASCII is written as it is, and `<` as an escape, so that the text may stand
    /// inside a script element of HTML.
    public var text: String {
        var text = JSONText()
        text.write(self, indent: nil)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// The value as JSON over indented lines, with a line break at the end.
    public var indentedText: String {
        var text = JSONText()
        text.write(self, indent: 0)
        text.bytes.append(UInt8(ascii: "\n"))
        return String(decoding: text.bytes, as: UTF8.self)
    }
}

/// Collects the bytes of a JSON text.
struct JSONText {
    var bytes: [UInt8] = []

    mutating func write(_ value: JSONValue, indent: Int?) {
        switch value {
        case .null: add("null")
        case .boolean(let value): add(value ? "true" : "false")
        case .number(let value): add(Self.number(value))
        case .string(let text): quote(text)
        case .array(let elements):
            // Numbers and short words read better beside each other.
            let inner = elements.allSatisfy(\.isFlat) ? nil : indent
            list(elements.count, "[", "]", inner) { text, index, indent in
                text.write(elements[index], indent: indent)
            }
        case .object(let members):
            list(members.count, "{", "}", indent) { text, index, indent in
                text.quote(members[index].key)
                text.add(indent == nil ? ":" : ": ")
                text.write(members[index].value, indent: indent)
            }
        }
    }

    private mutating func list(
        _ count: Int, _ opening: String, _ closing: String, _ indent: Int?,
        _ write: (inout JSONText, Int, Int?) -> Void
    ) {
        add(opening)
        let inner = indent.map { $0 + 2 }
        for index in 0..<count {
            if index > 0 { add(",") }
            if let inner { breakLine(inner) }
            write(&self, index, inner)
        }
        if let indent, count > 0 { breakLine(indent) }
        add(closing)
    }

    private mutating func breakLine(_ indent: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// The shortest digits that give the same number again.
    static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value), abs(value) < 0x1p53 { return String(whole) }
        return value.isFinite ? "\(value)" : "null"
    }

    mutating func quote(_ text: String) {
        let hex = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): add("\\\"")
            case UInt8(ascii: "\\"): add("\\\\")
            case 0x0A: add("\\n")
            case 0x0D: add("\\r")
            case 0x09: add("\\t")
            case 0..<0x20, 0x7F, UInt8(ascii: "<"):
                add("\\u00")
                bytes.append(hex[Int(byte >> 4)])
                bytes.append(hex[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONValue {
    /// Whether the value holds no others.
    var isFlat: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
