extension JSON5Reader {
    /// Steps over white space and comments.
    mutating func skipTrivia() throws(ButtonsError) {
        while let scalar = cursor.scalar {
            if scalar == "/" {
                try skipComment()
            } else if scalar.isJSON5Space {
                cursor.advance()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ButtonsError) {
        let opened = cursor.position
        switch cursor.nextByte {
        case UInt8(ascii: "/"):
            while let scalar = cursor.scalar, !scalar.isJSON5LineTerminator { cursor.advance() }
        case UInt8(ascii: "*"):
            cursor.advance()
            cursor.advance()
            while !(cursor.scalar == "*" && cursor.nextByte == UInt8(ascii: "/")) {
                guard cursor.scalar != nil else {
                    throw issue(
                        .unterminated(.comment, opened: opened, found: found, allowed: "\"*/\""))
                }
                cursor.advance()
            }
            cursor.advance()
            cursor.advance()
        default:
            throw issue(.unexpected(found: found, allowed: "a comment, \"//\" or \"/*\""))
        }
    }

    /// Makes the error of a fault at a place, by default the cursor's.
    func issue(_ problem: JSON5Issue.Problem, at position: SourcePosition? = nil) -> ButtonsError {
        .syntax(JSON5Issue(path: path, position: position ?? cursor.position, problem: problem))
    }

    /// What stands at the cursor, in words: the end, a line break, a whole word, or one character.
    var found: String {
        guard let scalar = cursor.scalar else { return "the end of the file" }
        if scalar.isJSON5LineTerminator { return "a line break" }
        var probe = cursor
        while probe.offset - cursor.offset < Wording.limit,
            let part = probe.scalar, part.isJSON5IdentifierPart
        {
            probe.advance()
        }
        guard probe.offset > cursor.offset else { return Wording.quoted(String(scalar)) }
        return Wording.quoted(probe.text(from: cursor.offset))
    }
}

extension Unicode.Scalar {
    /// Whether JSON5 ends a line here: LF, CR, U+2028 or U+2029.
    var isJSON5LineTerminator: Bool {
        self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
    }

    /// Whether JSON5 takes the scalar as white space (specification, section 8).
    var isJSON5Space: Bool {
        switch self {
        case "\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}": true
        default:
            isJSON5LineTerminator
                || (value > 0x7F && properties.generalCategory == .spaceSeparator)
        }
    }
}
