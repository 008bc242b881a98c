/// Reads equations: `first relation second × multiplier + constant @priority`.
///
/// Each side names an anchor as `item.attribute`; an attribute alone is that of the item the equation
/// is about. Relations are `=`, `<=` and `>=`, or `==`, `≤` and `≥`. The multiplier stands before or
/// behind the second anchor, `×` may be written `*`, and `/` divides. The priority is a number or
/// `required`, `high`, `medium` or `low`. A number alone is an extent, or a distance from the same
/// attribute of the screen, to the right or down (layout reference R57).
struct EquationParser {
    private var scanner: EquationScanner
    private let text: String
    private let item: LayoutItem
    private let site: EquationSite?
    private let names: ItemNames

    /// Reads an equation.
    ///
    /// - Parameters:
    ///   - text: The equation.
    ///   - item: The item the equation is about.
    ///   - site: The equation's place in a file.
    ///   - names: The names of all items there are.
    /// - Returns: The constraint; its source is the equation.
    /// - Throws: What is wrong, with the column in the equation.
    static func parse(
        _ text: String, item: LayoutItem, site: EquationSite?, names: ItemNames
    ) throws(ConstraintError) -> LayoutConstraint {
        guard text.unicodeScalars.count <= ConstraintLimit.equationLength else {
            // The message of a text this long must not repeat it.
            let start = String(text.unicodeScalars.prefix(40)) + "…"
            throw .equationTooLong(
                limit: ConstraintLimit.equationLength, .equation(start, column: 1, site: site))
        }
        var parser = EquationParser(text, item: item, site: site, names: names)
        return try parser.equation()
    }

    private init(_ text: String, item: LayoutItem, site: EquationSite?, names: ItemNames) {
        scanner = EquationScanner(text)
        self.text = text
        self.item = item
        self.site = site
        self.names = names
    }

    private func source(at column: Int) -> ConstraintSource {
        .equation(text, column: column, site: site)
    }

    private func unexpected(_ allowed: String) -> ConstraintError {
        .badEquation(
            found: scanner.written, allowed: allowed, source(at: scanner.column))
    }

    private mutating func equation() throws(ConstraintError) -> LayoutConstraint {
        let first = try anchor("an attribute such as top")
        guard case .relation(let relation) = scanner.token else {
            throw unexpected("=, <= or >=")
        }
        scanner.advance()
        let secondColumn = scanner.column
        var sum = EquationSum()
        try addTerm(to: &sum, sign: 1)
        while case .sign(let sign) = scanner.token, sign == "+" || sign == "-" {
            scanner.advance()
            try addTerm(to: &sum, sign: sign == "-" ? -1 : 1)
        }
        let strength = try priority()
        guard scanner.token == .end else {
            throw unexpected(sum.anchor == nil ? "+, -, @ or the end" : "×, /, +, -, @ or the end")
        }
        // A number alone counts from the screen.
        let second =
            sum.anchor
            ?? (first.attribute.isExtent ? nil : LayoutAnchor(.parent, first.attribute))
        let result = LayoutConstraint(
            first, relation, second, multiplier: sum.anchor == nil ? 1 : sum.multiplier,
            constant: sum.constant, strength: strength, source: source(at: 1))
        do {
            try result.validate()
        } catch {
            throw located(error, second: secondColumn)
        }
        return result
    }

    /// Reads an anchor times or divided by numbers, or a number.
    private mutating func addTerm(
        to sum: inout EquationSum, sign: Double
    ) throws(ConstraintError) {
        var factor = sign
        var anchor: LayoutAnchor?
        var divides = false
        while true {
            if scanner.token == .sign("-") {
                factor = -factor
                scanner.advance()
            }
            switch scanner.token {
            case .number(let number):
                factor = divides ? factor / number : factor * number
                scanner.advance()
            case .word where anchor == nil && sum.anchor == nil && !divides:
                anchor = try self.anchor("an anchor such as parent.top")
            default:
                let hasAnchor = anchor != nil || sum.anchor != nil
                throw unexpected(
                    hasAnchor || divides ? "a number" : "a number or an anchor such as parent.top")
            }
            guard case .sign(let next) = scanner.token, next == "×" || next == "/" else { break }
            divides = next == "/"
            scanner.advance()
        }
        if let anchor {
            sum.anchor = anchor
            sum.multiplier = factor
        } else {
            sum.constant += factor
        }
    }

    private mutating func anchor(_ allowed: String) throws(ConstraintError) -> LayoutAnchor {
        guard case .word(let word) = scanner.token else { throw unexpected(allowed) }
        let column = scanner.column
        guard let dot = word.lastIndex(of: ".") else {
            guard let attribute = LayoutAttribute(rawValue: word) else {
                if names.contains(word) { throw unexpected("an anchor such as \(word).top") }
                throw .unknownAttribute(word, source(at: column))
            }
            scanner.advance()
            return LayoutAnchor(item, attribute)
        }
        let name = String(word[..<dot])
        guard names.contains(name) else {
            // A name with dots in it that stands alone lacks only its attribute.
            if names.contains(word) { throw unexpected("an anchor such as \(word).top") }
            throw .unknownItem(name, known: names.all, source(at: column))
        }
        let last = String(word[word.index(after: dot)...])
        guard let attribute = LayoutAttribute(rawValue: last) else {
            throw .unknownAttribute(
                last, source(at: column + word[...dot].unicodeScalars.count))
        }
        scanner.advance()
        return LayoutAnchor(LayoutItem(name), attribute)
    }

    private mutating func priority() throws(ConstraintError) -> ConstraintStrength {
        guard scanner.token == .sign("@") else { return .required }
        scanner.advance()
        let column = scanner.column
        let strength: ConstraintStrength
        switch scanner.token {
        case .number(let number):
            guard let level = try? ConstraintStrength(priority: number) else {
                throw .priorityOutOfRange(number, source(at: column))
            }
            strength = level
        case .word("required"): strength = .required
        case .word("high"): strength = .strong
        case .word("medium"): strength = .medium
        case .word("low"): strength = .weak
        default: throw unexpected("a number from 1 to 1000, required, high, medium or low")
        }
        scanner.advance()
        return strength
    }

    /// Says at which column the fault of a constraint shows.
    private func located(_ error: ConstraintError, second column: Int) -> ConstraintError {
        let source = source(at: column)
        switch error {
        case .incomparable(let first, let second, _): return .incomparable(first, second, source)
        case .constrainedToItself(let anchor, _): return .constrainedToItself(anchor, source)
        case .badConstant(let value, _): return .badConstant(value, source)
        case .badMultiplier(let value, _): return .badMultiplier(value, source)
        default: return error
        }
    }
}
