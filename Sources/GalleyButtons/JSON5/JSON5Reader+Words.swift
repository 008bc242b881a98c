extension JSON5Reader {
    /// Reads `null`, `true` or `false`.
    mutating func readWord() throws(ButtonsError) -> JSON5Value.Content {
        let allowed =
            "a value: an object, an array, a string, a number, true, false or null"
        let content: JSON5Value.Content
        switch found {
        case "\"null\"": content = .null
        case "\"true\"": content = .boolean(true)
        case "\"false\"": content = .boolean(false)
        case "\"NaN\"": throw issue(.notFinite("NaN"))
        case "\"Infinity\"": throw issue(.notFinite("Infinity"))
        case let other: throw issue(.unexpected(found: other, allowed: allowed))
        }
        while cursor.scalar?.isJSON5IdentifierPart == true { cursor.advance() }
        return content
    }

    /// Reads a key: a string or an identifier of ECMAScript 5.1, section 7.6.
    mutating func readKey() throws(ButtonsError) -> String {
        if cursor.scalar == "\"" || cursor.scalar == "'" { return try readString() }
        guard let first = cursor.scalar, first.isJSON5IdentifierStart || first == "\\" else {
            throw issue(.unexpected(found: found, allowed: "a key or \"}\""))
        }
        let end = cursor.endOfPlainWord
        let plain = String(decoding: cursor.bytes[cursor.offset..<end], as: UTF8.self)
        cursor.move(to: end)
        // Nearly all keys are whole by now.
        if let next = cursor.scalar, next.isASCII, next != "\\", !next.isJSON5IdentifierPart {
            return plain
        }
        var key = plain.unicodeScalars
        while let scalar = cursor.scalar {
            if scalar == "\\" {
                key.append(try readIdentifierEscape(isFirst: key.isEmpty))
            } else if scalar.isJSON5IdentifierPart {
                key.append(scalar)
                cursor.advance()
            } else {
                break
            }
        }
        return String(key)
    }

    /// Reads `\uHHHH`, which must stand for a scalar that could stand there itself.
    private mutating func readIdentifierEscape(
        isFirst: Bool
    ) throws(ButtonsError) -> Unicode.Scalar {
        let position = cursor.position
        cursor.advance()
        guard cursor.scalar == "u" else {
            throw issue(.unexpected(found: found, allowed: "\"u\" and four hexadecimal digits"))
        }
        let scalar = try readUnicodeEscape(at: position)
        guard isFirst ? scalar.isJSON5IdentifierStart : scalar.isJSON5IdentifierPart else {
            throw issue(
                .unexpected(
                    found: "an escape of U+\(Wording.hexadecimal(scalar.value))",
                    allowed: "a letter, or the key in quotation marks"),
                at: position)
        }
        return scalar
    }
}

extension Unicode.Scalar {
    /// Whether an identifier may begin with the scalar: a letter, a letter number, `$` or `_`.
    var isJSON5IdentifierStart: Bool {
        if value < 0x80 {
            return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "$"
                || self == "_"
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber:
            return true
        default:
            return false
        }
    }

    /// Whether an identifier may go on with the scalar: also marks, digits, connectors, joiners.
    var isJSON5IdentifierPart: Bool {
        if isJSON5IdentifierStart || isASCIIDigit { return true }
        // Of ASCII no more than letters, digits, "$" and "_".
        if value < 0x80 { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
        default: return self == "\u{200C}" || self == "\u{200D}"
        }
    }
}
