extension JSONValue {
    /// Reads a JSON text in UTF-8, with or without a byte order mark.
    ///
    /// A key that stands twice in an object is a fault, as is a number beyond the range of a double.
    ///
    /// - Throws: ``JSONFault`` with the line of the first fault.
    /// - Complexity: Linear in the number of bytes.
    public init(reading bytes: [UInt8]) throws(JSONFault) {
        guard bytes.count <= Self.sizeLimit else {
            throw JSONFault(line: 1, "the text is larger than \(Self.sizeLimit >> 20) MiB")
        }
        var reader = JSONReader(bytes)
        self = try reader.readText()
    }
}

/// Walks over the bytes of one JSON text.
struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func readText() throws(JSONFault) -> JSONValue {
        let value = try readValue()
        skipSpace()
        guard index == bytes.count else { throw fault("there is more after the end of the value") }
        return value
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func fault(_ message: String) -> JSONFault {
        JSONFault(line: 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }, message)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        index += 1
        return true
    }

    private mutating func readValue() throws(JSONFault) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"):
            return try nested { (reader) throws(JSONFault) in
                try reader.readObject()
            }
        case UInt8(ascii: "["):
            return try nested { (reader) throws(JSONFault) in
                try reader.readArray()
            }
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
        case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        case nil: throw fault("the text ends where a value is expected")
        default: return try readNumber()
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONFault) -> JSONValue
    ) throws(JSONFault) -> JSONValue {
        guard depth < JSONValue.depthLimit else {
            throw fault("values are nested deeper than \(JSONValue.depthLimit) levels")
        }
        depth += 1
        index += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func readArray() throws(JSONFault) -> JSONValue {
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array([]) }
        repeat { elements.append(try readValue()) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw fault("a comma or ] is missing") }
        return .array(elements)
    }

    private mutating func readObject() throws(JSONFault) -> JSONValue {
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        if take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
            let key = try readString()
            guard keys.insert(key).inserted else {
                throw fault("the key \(key.debugDescription) stands twice")
            }
            guard take(UInt8(ascii: ":")) else { throw fault("a colon is missing") }
            members.append(JSONValue.Member(key, try readValue()))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw fault("a comma or } is missing") }
        return .object(members)
    }

    private mutating func readWord(
        _ word: String, _ value: JSONValue
    ) throws(JSONFault) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw fault("this is no JSON value") }
        index += word.utf8.count
        return value
    }

    private mutating func readNumber() throws(JSONFault) -> JSONValue {
        let start = index
        if next == UInt8(ascii: "-") { index += 1 }
        let whole = try digits()
        guard whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
            throw fault("a number starts with 0")
        }
        if next == UInt8(ascii: ".") {
            index += 1
            _ = try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            _ = try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw fault("the number \(text) is out of range")
        }
        return .number(value)
    }

    private mutating func digits() throws(JSONFault) -> Int {
        let start = index
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        guard index > start else { throw fault("this is no JSON value") }
        return index - start
    }

    private mutating func readString() throws(JSONFault) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw fault("a text is no UTF-8")
                }
                return string
            case UInt8(ascii: "\\"): text += try readEscape()
            case 0..<0x20: throw fault("a control character stands in a text")
            default: text.append(byte)
            }
        }
        throw fault("a text has no end")
    }

    private mutating func readEscape() throws(JSONFault) -> [UInt8] {
        guard let byte = next else { throw fault("a text has no end") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var code = try readHex()
            if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: [0x5C, 0x75]) {
                index += 2
                let low = try readHex()
                guard (0xDC00..<0xE000).contains(low) else {
                    throw fault("half a surrogate pair is no character")
                }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else {
                throw fault("half a surrogate pair is no character")
            }
            return Array(String(Character(scalar)).utf8)
        default: throw fault("an escape is not known")
        }
    }

    private mutating func readHex() throws(JSONFault) -> UInt32 {
        guard index + 4 <= bytes.count else { throw fault("a text has no end") }
        var code: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("\\u needs four hexadecimal digits")
            }
            code = code << 4 | UInt32(digit)
        }
        index += 4
        return code
    }
}
