extension Icon {
    /// Reads an icon as specs and the command write it.
    ///
    /// `U+E6DF`, several of which may follow each other with or without spaces, is code points.
    /// Any other text of ASCII alone is a name. A text without ASCII is code points as they are.
    /// Returns nil for a mixture of both, for an empty or malformed text, and beyond
    /// ``lengthLimit`` scalars.
    public init?(_ text: String) {
        if Self.isNotation(text) {
            self.init(codePoints: text)
        } else if text.unicodeScalars.allSatisfy(\.isASCII) {
            self.init(name: text)
        } else if !text.unicodeScalars.contains(where: \.isASCII) {
            self.init(codePoints: text)
        } else {
            return nil
        }
    }

    /// Reads code points in `U+` notation or, failing that, takes the text's scalars as they are.
    public init?(codePoints text: String) {
        let scalars =
            Self.isNotation(text) ? Self.scalars(ofNotation: text) : Array(text.unicodeScalars)
        guard let scalars, !scalars.isEmpty, scalars.count <= Self.lengthLimit else {
            return nil
        }
        self = .codePoints(scalars)
    }

    /// Takes a text as an icon's name; nil where it is empty or too long.
    public init?(name: String) {
        guard !name.isEmpty, name.unicodeScalars.dropFirst(Self.lengthLimit).isEmpty else {
            return nil
        }
        self = .named(name)
    }

    private static func isNotation(_ text: String) -> Bool {
        text.hasPrefix("U+") || text.hasPrefix("u+")
    }

    private static func scalars(ofNotation text: String) -> [Unicode.Scalar]? {
        var scalars: [Unicode.Scalar] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.popFirst() {
            if first == " ", !scalars.isEmpty { continue }
            guard first == "U" || first == "u", rest.popFirst() == "+" else { return nil }
            let digits = rest.prefix { $0.properties.isASCIIHexDigit }
            rest = rest[digits.endIndex...]
            guard (1...6).contains(digits.count), let value = UInt32(String(digits), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { return nil }
            scalars.append(scalar)
        }
        return scalars
    }
}
