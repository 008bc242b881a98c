/// A pattern that chooses buttons and screens by their whole name, upper and lower case apart.
///
/// `*` stands for any characters, `?` for one, `[abc]` and `[a-c]` for one of a set, `[!a-c]` for
/// one outside it; a `]` right after the bracket or the `!` belongs to the set. Everything else
/// stands for itself.
public struct NamePattern: Hashable, Sendable {
    fileprivate enum Token: Hashable {
        case anything
        case one
        case scalar(Unicode.Scalar)
        case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)
    }

    private var tokens: [Token] = []

    /// Reads a pattern.
    ///
    /// - Throws: ``ButtonsError/filter(pattern:found:allowed:)`` for an unclosed or empty pattern
    ///   and for a range that runs backwards.
    public init(_ pattern: String) throws(ButtonsError) {
        var rest = pattern.unicodeScalars[...]
        guard !rest.isEmpty else {
            throw .filter(pattern: pattern, found: "nothing", allowed: "a name or a pattern")
        }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": if tokens.last != .anything { tokens.append(.anything) }
            case "?": tokens.append(.one)
            case "[": tokens.append(try Self.readSet(&rest, of: pattern))
            default: tokens.append(.scalar(scalar))
            }
        }
    }

    private static func readSet(
        _ rest: inout Substring.UnicodeScalarView, of pattern: String
    ) throws(ButtonsError) -> Token {
        let isInverted = rest.first == "!"
        if isInverted { rest.removeFirst() }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while let lower = rest.popFirst(), lower != "]" || ranges.isEmpty {
            var upper = lower
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                upper = end
                rest.removeFirst(2)
            }
            guard lower <= upper else {
                throw .filter(
                    pattern: pattern, found: "the range \(lower)-\(upper)",
                    allowed: "\(upper)-\(lower)")
            }
            ranges.append(lower...upper)
            guard !rest.isEmpty else { break }
            if rest.first == "]" {
                rest.removeFirst()
                return .set(ranges, isInverted: isInverted)
            }
        }
        throw .filter(
            pattern: pattern, found: "\"[\" without \"]\"", allowed: "a set such as [abc] or [!a-c]"
        )
    }

    /// Whether the pattern matches the whole of a name.
    ///
    /// - Complexity: At most the length of the name times that of the pattern; it never backtracks
    ///   past the last `*`, since what an earlier one matched can stay as short as it was.
    public func matches(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        var place = 0
        var token = 0
        var retry: (place: Int, token: Int)?
        while place < scalars.count {
            if token < tokens.count, tokens[token] == .anything {
                token += 1
                retry = (place, token)
            } else if token < tokens.count, tokens[token].matches(scalars[place]) {
                place += 1
                token += 1
            } else if let last = retry {
                retry = (last.place + 1, last.token)
                place = last.place + 1
                token = last.token
            } else {
                return false
            }
        }
        return tokens[token...].allSatisfy { $0 == .anything }
    }
}

extension NamePattern.Token {
    /// Whether the token stands for the scalar.
    fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .anything: false
        case .one: true
        case .scalar(let own): own == scalar
        case .set(let ranges, let isInverted):
            ranges.contains { $0.contains(scalar) } != isInverted
        }
    }
}
