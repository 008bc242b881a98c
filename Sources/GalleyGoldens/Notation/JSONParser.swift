/// Reads one JSON text (RFC 8259) by recursive descent; the depth limit bounds the recursion.
struct JSONParser {
    /// Why a text is not JSON, and on which line, counted from 1.
    struct Fault: Error, Hashable {
        let line: Int
        let problem: String
    }

    /// How many arrays and objects may stand inside one another.
    static let depthLimit = 64

    private let bytes: [UInt8]
    private var place = 0

    /// Reads a whole text.
    static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONDocument {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Fault(line: 1, problem: "the file is not UTF-8")
        }
        var parser = JSONParser(bytes: bytes)
        parser.skipSpace()
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.place == bytes.count else { throw parser.fault("more follows the value") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func fault(_ problem: String) -> Fault {
        let breaks = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        return Fault(line: breaks + 1, problem: problem)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            place += 1
        }
    }

    private mutating func take(_ character: Unicode.Scalar) throws(Fault) {
        guard next == UInt8(ascii: character) else { throw fault("\"\(character)\" is missing") }
        place += 1
    }

    private mutating func value(depth: Int) throws(Fault) -> JSONDocument {
        guard depth < Self.depthLimit else { throw fault("it is nested too deep") }
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(Fault) -> JSONDocument {
        var members: [JSONDocument.Member] = []
        var keys: Set<String> = []
        try take("{")
        skipSpace()
        if next == UInt8(ascii: "}") {
            place += 1
            return .object([])
        }
        while true {
            skipSpace()
            let key = try string()
            guard keys.insert(key).inserted else {
                throw fault("the key \(key.debugDescription) stands twice")
            }
            skipSpace()
            try take(":")
            skipSpace()
            members.append(JSONDocument.Member(key, try value(depth: depth + 1)))
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            place += 1
        }
        try take("}")
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Fault) -> JSONDocument {
        var elements: [JSONDocument] = []
        try take("[")
        skipSpace()
        if next == UInt8(ascii: "]") {
            place += 1
            return .array([])
        }
        while true {
            skipSpace()
            elements.append(try value(depth: depth + 1))
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            place += 1
        }
        try take("]")
        return .array(elements)
    }

    private mutating func word(
        _ word: String, _ value: JSONDocument
    ) throws(Fault) -> JSONDocument {
        guard bytes[place...].starts(with: word.utf8) else { throw fault("a value is missing") }
        place += word.utf8.count
        return value
    }

    private mutating func number() throws(Fault) -> JSONDocument {
        let start = place
        while let byte = next,
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || "+-.eE".utf8.contains(byte)
        { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let hasLeadingZero = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber ?? false
        guard let first = digits.first, first.isNumber, !hasLeadingZero else {
            throw fault("a value is missing")
        }
        if let whole = Int(text) { return .integer(whole) }
        guard let value = Double(text), value.isFinite, !text.hasSuffix(".") else {
            throw fault("\(text) is no number")
        }
        return .number(value)
    }

    private mutating func string() throws(Fault) -> String {
        try take("\"")
        var text: [UInt8] = []
        var start = place
        while true {
            guard let byte = next else { throw fault("a text has no end") }
            guard byte >= 0x20 else { throw fault("a text has a control character") }
            place += 1
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<place - 1]
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[start..<place - 1]
                text += try escape().utf8
                start = place
            default: break
            }
        }
    }

    private mutating func escape() throws(Fault) -> String {
        guard let byte = next else { throw fault("a text has no end") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw fault("a text has an unknown escape")
        }
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: "\\u".utf8) {
            place += 2
            units.append(try codeUnit())
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw fault("a text has half a surrogate pair")
        }
        return text
    }

    private mutating func codeUnit() throws(Fault) -> UInt16 {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw fault("a text has an escape without four digits") }
        place += 4
        return unit
    }
}

extension JSONDocument {
    /// Reads a JSON text.
    ///
    /// - Throws: ``GoldenStoreError/syntax(path:line:problem:)``.
    package init(reading bytes: [UInt8], path: String) throws(GoldenStoreError) {
        do {
            self = try JSONParser.parse(bytes)
        } catch {
            throw .syntax(path: path, line: error.line, problem: error.problem)
        }
    }
}
