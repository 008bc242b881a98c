/// Steps over members of objects without making anything of them, byte by byte.
///
/// It knows what nearly all files are written with and gives up on the rest, faults included; what it
/// steps over is sound. Whoever asks it reads what it gave up on with a ``JSON5Reader``.
struct JSON5Skimmer {
    /// Behind what was stepped over last.
    private(set) var offset = 0
    /// The keys of the objects that are open, the innermost object's last.
    private var keys: [Range<Int>] = []

    /// How many keys of one object are compared with one another.
    private static let keyLimit = 32
    /// How many digits a number may have that can't be too large for a double.
    private static let digitLimit = 300

    /// Steps over a key and its value.
    ///
    /// - Parameters:
    ///   - text: The file in well-formed UTF-8.
    ///   - start: Where the key begins.
    ///   - depth: How many arrays and objects the member stands in.
    /// - Returns: Where the key's characters are, quotation marks left out; nil for giving up.
    mutating func skipMember(
        _ text: Span<UInt8>, from start: Int, depth: Int
    ) -> Range<Int>? {
        offset = start
        keys.removeAll(keepingCapacity: true)
        guard let key = skipKey(text), skipColon(text), skipValue(text, depth: depth) else {
            offset = -1
            return nil
        }
        return key
    }

    /// The byte at the offset; 0, which no plain file has, at the end.
    private func byte(_ text: Span<UInt8>) -> UInt8 { offset < text.count ? text[offset] : 0 }

    private mutating func skipValue(_ text: Span<UInt8>, depth: Int) -> Bool {
        switch byte(text) {
        case UInt8(ascii: "{"): skipObject(text, depth: depth + 1)
        case UInt8(ascii: "["): skipArray(text, depth: depth + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(text)
        case UInt8(ascii: "t"): skipWord("true", text)
        case UInt8(ascii: "f"): skipWord("false", text)
        case UInt8(ascii: "n"): skipWord("null", text)
        default: skipNumber(text)
        }
    }

    private mutating func skipObject(_ text: Span<UInt8>, depth: Int) -> Bool {
        guard depth <= JSON5Value.depthLimit else { return false }
        offset += 1
        let first = keys.count
        while skipTrivia(text) {
            if byte(text) == UInt8(ascii: "}") {
                offset += 1
                keys.removeSubrange(first...)
                return true
            }
            guard let key = skipKey(text), keys.count - first < Self.keyLimit else { return false }
            for other in keys[first...] where Self.areEqual(key, other, text) { return false }
            keys.append(key)
            guard skipColon(text), skipValue(text, depth: depth),
                skipSeparator(text, before: UInt8(ascii: "}"))
            else { return false }
        }
        return false
    }

    private mutating func skipArray(_ text: Span<UInt8>, depth: Int) -> Bool {
        guard depth <= JSON5Value.depthLimit else { return false }
        offset += 1
        while skipTrivia(text) {
            if byte(text) == UInt8(ascii: "]") {
                offset += 1
                return true
            }
            guard skipValue(text, depth: depth), skipSeparator(text, before: UInt8(ascii: "]"))
            else { return false }
        }
        return false
    }

    /// Steps over white space and the comma behind an entry; the bracket is left to the caller.
    private mutating func skipSeparator(_ text: Span<UInt8>, before bracket: UInt8) -> Bool {
        guard skipTrivia(text) else { return false }
        if byte(text) == UInt8(ascii: ",") {
            offset += 1
            return true
        }
        return byte(text) == bracket
    }

    private mutating func skipColon(_ text: Span<UInt8>) -> Bool {
        guard skipTrivia(text), byte(text) == UInt8(ascii: ":") else { return false }
        offset += 1
        return skipTrivia(text)
    }

    /// Steps over a key of ASCII without escapes.
    private mutating func skipKey(_ text: Span<UInt8>) -> Range<Int>? {
        let quote = byte(text)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = offset
            guard byte(text).isPlainKeyPart, !byte(text).isPlainDigit else { return nil }
            while byte(text).isPlainKeyPart { offset += 1 }
            guard byte(text) < 0x80, byte(text) != UInt8(ascii: "\\") else { return nil }
            return start..<offset
        }
        offset += 1
        let start = offset
        while offset < text.count, text[offset] != quote {
            // A control character may be a line break, a reverse solidus begins an escape.
            guard text[offset] >= 0x20, text[offset] < 0x80, text[offset] != UInt8(ascii: "\\")
            else { return nil }
            offset += 1
        }
        guard offset < text.count else { return nil }
        offset += 1
        return start..<offset - 1
    }

    private mutating func skipString(_ text: Span<UInt8>) -> Bool {
        let quote = text[offset]
        offset += 1
        while offset < text.count {
            let byte = text[offset]
            offset += 1
            if byte == quote { return true }
            guard byte != 0x0A, byte != 0x0D else { return false }
            guard byte == UInt8(ascii: "\\") else { continue }
            guard offset < text.count else { return false }
            switch text[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"),
                UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
                UInt8(ascii: "t"):
                offset += 1
            default: return false
            }
        }
        return false
    }

    private mutating func skipWord(_ word: StaticString, _ text: Span<UInt8>) -> Bool {
        let start = offset
        while byte(text).isPlainKeyPart { offset += 1 }
        guard offset - start == word.utf8CodeUnitCount else { return false }
        // The first letter tells which of the words it is, the rest has to be looked at.
        var isEqual = true
        word.withUTF8Buffer { letters in
            for index in 0..<letters.count where unsafe letters[index] != text[start + index] {
                isEqual = false
            }
        }
        return isEqual && endsPlainly(text)
    }

    /// Steps over a decimal number without exponent.
    private mutating func skipNumber(_ text: Span<UInt8>) -> Bool {
        if byte(text) == UInt8(ascii: "-") || byte(text) == UInt8(ascii: "+") { offset += 1 }
        let start = offset
        while byte(text).isPlainDigit { offset += 1 }
        let whole = offset - start
        if whole > 1, text[start] == UInt8(ascii: "0") { return false }
        if byte(text) == UInt8(ascii: ".") {
            offset += 1
            let point = offset
            while byte(text).isPlainDigit { offset += 1 }
            guard whole > 0 || offset > point else { return false }
        } else if whole == 0 {
            return false
        }
        return whole <= Self.digitLimit && endsPlainly(text)
    }

    /// Whether nothing stands here that a word or number could go on with.
    private func endsPlainly(_ text: Span<UInt8>) -> Bool {
        let next = byte(text)
        return next < 0x80 && !next.isPlainKeyPart && next != UInt8(ascii: ".")
            && next != UInt8(ascii: "\\")
    }

    /// Steps over white space of ASCII and comments; false at the end and for what is not plain.
    private mutating func skipTrivia(_ text: Span<UInt8>) -> Bool {
        while offset < text.count {
            switch text[offset] {
            case 0x20, 0x09...0x0D: offset += 1
            case UInt8(ascii: "/"): guard skipComment(text) else { return false }
            case let byte: return byte < 0x80
            }
        }
        return false
    }

    private mutating func skipComment(_ text: Span<UInt8>) -> Bool {
        offset += 1
        let isLine = byte(text) == UInt8(ascii: "/")
        guard isLine || byte(text) == UInt8(ascii: "*") else { return false }
        offset += 1
        while offset < text.count {
            let byte = text[offset]
            offset += 1
            if isLine {
                if byte == 0x0A || byte == 0x0D { return true }
                // U+2028 and U+2029 begin with this byte and end the comment, too.
                if byte == 0xE2 { return false }
            } else if byte == UInt8(ascii: "*"), self.byte(text) == UInt8(ascii: "/") {
                offset += 1
                return true
            }
        }
        return false
    }

    private static func areEqual(
        _ first: Range<Int>, _ second: Range<Int>, _ text: Span<UInt8>
    ) -> Bool {
        guard first.count == second.count else { return false }
        for index in 0..<first.count
        where text[first.lowerBound + index] != text[second.lowerBound + index] { return false }
        return true
    }
}

extension UInt8 {
    /// Whether an identifier of ASCII may hold the byte.
    fileprivate var isPlainKeyPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    /// Whether the byte is one of `0` to `9`.
    fileprivate var isPlainDigit: Bool { self >= 0x30 && self <= 0x39 }
}
