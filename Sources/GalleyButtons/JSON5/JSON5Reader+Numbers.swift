extension JSON5Reader {
    /// Reads a decimal or hexadecimal number with an optional sign.
    mutating func readNumber() throws(ButtonsError) -> JSON5Number {
        let start = cursor.offset
        let position = cursor.position
        if cursor.scalar == "-" || cursor.scalar == "+" {
            cursor.advance()
            if found == "\"Infinity\"" || found == "\"NaN\"" {
                let sign = cursor.text(from: start)
                throw issue(.notFinite(sign + found.dropFirst().dropLast()), at: position)
            }
        }
        let digits: String
        if cursor.scalar == "0",
            cursor.nextByte == UInt8(ascii: "x")
                || cursor.nextByte == UInt8(ascii: "X")
        {
            digits = try readHexadecimal()
        } else {
            digits = try readDecimal()
        }
        if let next = cursor.scalar, next.isJSON5IdentifierPart || next == "." || next == "\\" {
            throw issue(.unexpected(found: found, allowed: "the end of the number"))
        }
        let text = cursor.text(from: start)
        guard let magnitude = Double(digits), magnitude.isFinite else {
            throw issue(.numberOverflow(text), at: position)
        }
        return JSON5Number(value: text.hasPrefix("-") ? -magnitude : magnitude, text: text)
    }

    private mutating func readHexadecimal() throws(ButtonsError) -> String {
        let start = cursor.offset
        cursor.advance()
        cursor.advance()
        guard cursor.scalar?.hexDigitValue != nil else {
            throw issue(.unexpected(found: found, allowed: "a hexadecimal digit"))
        }
        while cursor.scalar?.hexDigitValue != nil { cursor.advance() }
        return cursor.text(from: start)
    }

    /// Reads digits, fraction and exponent and returns them with both sides of the point filled.
    private mutating func readDecimal() throws(ButtonsError) -> String {
        var whole = ""
        if cursor.scalar == "0" {
            // A second digit would be the octal notation that ECMAScript gave up.
            whole = "0"
            cursor.advance()
            if cursor.scalar?.isASCIIDigit == true {
                throw issue(
                    .unexpected(
                        found: "a digit after a leading 0", allowed: "a number without it"))
            }
        } else {
            whole = readDigits()
        }
        var fraction = ""
        if cursor.scalar == "." {
            cursor.advance()
            fraction = readDigits()
        }
        guard !whole.isEmpty || !fraction.isEmpty else {
            throw issue(.unexpected(found: found, allowed: "a digit"))
        }
        var text = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
        if cursor.scalar == "e" || cursor.scalar == "E" {
            cursor.advance()
            text += "e"
            if let sign = cursor.scalar, sign == "-" || sign == "+" {
                text.unicodeScalars.append(sign)
                cursor.advance()
            }
            let exponent = readDigits()
            guard !exponent.isEmpty else {
                throw issue(.unexpected(found: found, allowed: "a digit of the exponent"))
            }
            text += exponent
        }
        return text
    }

    private mutating func readDigits() -> String {
        let start = cursor.offset
        while cursor.scalar?.isASCIIDigit == true { cursor.advance() }
        return cursor.text(from: start)
    }
}
