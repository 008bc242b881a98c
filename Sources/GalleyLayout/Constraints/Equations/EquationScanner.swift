/// Splits an equation into its tokens, each with the column where it begins.
struct EquationScanner {
    /// A part of an equation.
    enum Token: Hashable {
        /// Letters, digits, dots, hyphens and underscores: a name, an attribute, or both.
        case word(String)
        case number(Double)
        case relation(ConstraintRelation)
        /// One of `+ - × / @`, whatever way it was written.
        case sign(Unicode.Scalar)
        /// A scalar that belongs to no equation.
        case unknown(Unicode.Scalar)
        case end
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// The token ahead.
    private(set) var token = Token.end
    /// The column of the token ahead, counted from 1.
    private(set) var column = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        advance()
    }

    /// Whether a name can stand in an equation.
    static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first != ".", first != "-" else {
            return false
        }
        return name.unicodeScalars.count <= 255 && name.unicodeScalars.allSatisfy(isWordScalar)
    }

    /// The token ahead as it was written.
    var written: String {
        token == .end
            ? "the end"
            : String(String.UnicodeScalarView(scalars[(column - 1)..<index])).debugDescription
    }

    /// Goes on to the next token.
    mutating func advance() {
        while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
        column = index + 1
        guard index < scalars.count else {
            token = .end
            return
        }
        let first = scalars[index]
        if Self.isWordScalar(first), first != "-" {
            token = word()
            return
        }
        index += 1
        switch first {
        case "=":
            if index < scalars.count, scalars[index] == "=" { index += 1 }
            token = .relation(.equal)
        case "<", ">":
            guard index < scalars.count, scalars[index] == "=" else {
                token = .unknown(first)
                return
            }
            index += 1
            token = .relation(first == "<" ? .lessThanOrEqual : .greaterThanOrEqual)
        case "≤": token = .relation(.lessThanOrEqual)
        case "≥": token = .relation(.greaterThanOrEqual)
        case "+", "@", "/": token = .sign(first)
        case "-", "−": token = .sign("-")
        case "×", "*": token = .sign("×")
        case "÷": token = .sign("/")
        default: token = .unknown(first)
        }
    }

    /// Reads a word or a number.
    ///
    /// A hyphen belongs to a name, so `save.right-8` is a word; but since no attribute holds a
    /// hyphen, whatever stands before one is enough if it ends with an attribute or is a number.
    private mutating func word() -> Token {
        let start = index
        while index < scalars.count, Self.isWordScalar(scalars[index]) { index += 1 }
        let end = index
        let whole = text(start, end)
        if let number = Self.number(whole) { return .number(number) }
        if Self.attribute(of: whole) != nil { return .word(whole) }
        for position in start..<end
        where scalars[position] == "-" && position + 1 < end && Self.isDigit(scalars[position + 1])
        {
            let head = text(start, position)
            let number = Self.number(head)
            guard number != nil || Self.attribute(of: head) != nil else { continue }
            index = position
            return number.map { .number($0) } ?? .word(head)
        }
        return .word(whole)
    }

    /// The attribute that a word ends with, or is.
    static func attribute(of word: String) -> LayoutAttribute? {
        let last = word.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return LayoutAttribute(rawValue: String(last))
    }

    /// Reads digits with at most one point among them.
    private static func number(_ text: String) -> Double? {
        let points = text.unicodeScalars.count { $0 == "." }
        let digits = text.unicodeScalars.count { isDigit($0) }
        guard digits > 0, points <= 1, digits + points == text.unicodeScalars.count else {
            return nil
        }
        return Double(text.hasSuffix(".") ? text + "0" : text.hasPrefix(".") ? "0" + text : text)
    }

    private func text(_ start: Int, _ end: Int) -> String {
        String(String.UnicodeScalarView(scalars[start..<end]))
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
        default: false
        }
    }
}
