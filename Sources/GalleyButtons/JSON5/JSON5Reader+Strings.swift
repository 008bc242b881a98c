extension JSON5Reader {
    /// Reads a string in single or double quotation marks.
    mutating func readString() throws(ButtonsError) -> String {
        let opened = cursor.position
        let quote = cursor.scalar
        cursor.advance()
        var bytes: [UInt8] = []
        while let scalar = cursor.scalar, scalar != quote {
            if scalar == "\\" {
                if let escaped = try readEscape() { bytes += String(escaped).utf8 }
            } else if scalar == "\n" || scalar == "\r" {
                break
            } else {
                let end = cursor.endOfPlainText
                bytes += cursor.bytes[cursor.offset..<end]
                cursor.move(to: end)
            }
        }
        guard let quote, cursor.scalar == quote else {
            let mark = quote == "'" ? "a single quotation mark" : "a double quotation mark"
            throw issue(.unterminated(.string, opened: opened, found: found, allowed: mark))
        }
        cursor.advance()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Finds where a scalar of a string stands in the file, whatever escapes are before it; the one
    /// behind the last is the closing quotation mark.
    ///
    /// - Precondition: The file has been read before, and a string begins at the position.
    mutating func position(
        ofScalar index: Int, inStringAt start: SourcePosition
    ) -> SourcePosition {
        while cursor.scalar != nil, cursor.position != start { cursor.advance() }
        let quote = cursor.scalar
        cursor.advance()
        var count = 0
        while let scalar = cursor.scalar, scalar != quote {
            let here = cursor.position
            if scalar != "\\" {
                cursor.advance()
            } else if (try? readEscape()) == nil {
                continue
            }
            if count == index { return here }
            count += 1
        }
        return cursor.position
    }

    /// Reads a backslash and what belongs to it; nil is a line continuation, which adds nothing.
    private mutating func readEscape() throws(ButtonsError) -> Unicode.Scalar? {
        let position = cursor.position
        cursor.advance()
        // The end of the file is left to the string, which knows where it was opened.
        guard let scalar = cursor.scalar else { return nil }
        switch scalar {
        case "u": return try readUnicodeEscape(at: position)
        case "x":
            cursor.advance()
            return Unicode.Scalar(UInt8(truncatingIfNeeded: try readHexDigits(count: 2)))
        case "\r":
            cursor.advance()
            if cursor.scalar == "\n" { cursor.advance() }
            return nil
        case "\n", "\u{2028}", "\u{2029}":
            cursor.advance()
            return nil
        case "1", "2", "3", "4", "5", "6", "7", "8", "9":
            throw issue(
                .unexpected(
                    found: "the escape \"\\\(scalar)\"", allowed: "\\0, \\xHH or \\uHHHH"),
                at: position)
        default:
            cursor.advance()
            return try resolve(scalar)
        }
    }

    /// Returns what a one-character escape stands for; the cursor is behind it.
    private func resolve(_ scalar: Unicode.Scalar) throws(ButtonsError) -> Unicode.Scalar {
        switch scalar {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{B}"
        case "0":
            if let next = cursor.scalar, next.isASCIIDigit {
                throw issue(
                    .unexpected(found: "the digit \"\(next)\" after \\0", allowed: "\\xHH"))
            }
            return "\0"
        default: return scalar
        }
    }

    /// Reads from the `u` of an escape, joins a surrogate pair, and returns the scalar.
    mutating func readUnicodeEscape(
        at position: SourcePosition
    ) throws(ButtonsError) -> Unicode.Scalar {
        cursor.advance()
        let first = UInt16(truncatingIfNeeded: try readHexDigits(count: 4))
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), cursor.scalar == "\\",
            cursor.nextByte == UInt8(ascii: "u")
        else { throw issue(.loneSurrogate(first), at: position) }
        cursor.advance()
        cursor.advance()
        let second = UInt16(truncatingIfNeeded: try readHexDigits(count: 4))
        let payload = UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)
        guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(0x10000 + payload) else {
            throw issue(.loneSurrogate(first), at: position)
        }
        return scalar
    }

    private mutating func readHexDigits(count: Int) throws(ButtonsError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let scalar = cursor.scalar, let digit = scalar.hexDigitValue else {
                let amount = count == 2 ? "two" : "four"
                throw issue(.unexpected(found: found, allowed: "\(amount) hexadecimal digits"))
            }
            value = value << 4 | digit
            cursor.advance()
        }
        return value
    }
}

extension Unicode.Scalar {
    /// The value of an ASCII hexadecimal digit.
    var hexDigitValue: UInt32? {
        switch self {
        case "0"..."9": value - 0x30
        case "A"..."F": value - 0x37
        case "a"..."f": value - 0x57
        default: nil
        }
    }

    /// Whether the scalar is one of `0` to `9`.
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
