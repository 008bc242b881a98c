import GalleyFonts
import GalleyText

/// How texts and faces are written on a command line, where private-use characters can't be typed.
enum TextNotation {
    /// Decodes a text.
    ///
    /// A text of `U+` code points alone becomes their scalars. Elsewhere `\uXXXX`, a pair of them
    /// for a surrogate pair, `\u{X…}` and `\UXXXXXXXX` become one scalar; what does not fit these
    /// forms stays as it is.
    static func decode(_ text: String) -> String {
        if text.lowercased().hasPrefix("u+"),
            case .codePoints(let scalars)? = Icon(codePoints: text)
        {
            return String(String.UnicodeScalarView(scalars))
        }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            if first == "\\", let (scalar, after) = escape(rest.dropFirst()) {
                result.append(scalar)
                rest = after
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(result)
    }

    private typealias Scalars = Substring.UnicodeScalarView

    private static func escape(_ text: Scalars) -> (Unicode.Scalar, Scalars)? {
        guard let kind = text.first, kind == "u" || kind == "U" else { return nil }
        let body = text.dropFirst()
        if kind == "u", body.first == "{" {
            let digits = body.dropFirst().prefix { $0.properties.isASCIIHexDigit }
            let after = body.dropFirst(1 + digits.count)
            guard (1...6).contains(digits.count), after.first == "}", let value = number(digits),
                let scalar = Unicode.Scalar(value)
            else { return nil }
            return (scalar, after.dropFirst())
        }
        let width = kind == "u" ? 4 : 8
        guard let (value, after) = fixed(body, width) else { return nil }
        if let scalar = Unicode.Scalar(value) { return (scalar, after) }
        // A high surrogate needs its low one as another escape.
        guard kind == "u", (0xD800...0xDBFF).contains(value),
            after.starts(with: "\\u".unicodeScalars),
            let (low, end) = fixed(after.dropFirst(2), 4), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        return (scalar, end)
    }

    private static func fixed(_ text: Scalars, _ width: Int) -> (UInt32, Scalars)? {
        let digits = text.prefix(width)
        guard digits.count == width, digits.allSatisfy(\.properties.isASCIIHexDigit),
            let value = number(digits)
        else { return nil }
        return (value, text.dropFirst(width))
    }

    private static func number(_ digits: Scalars) -> UInt32? {
        UInt32(String(digits), radix: 16)
    }

    /// Reads a text as icons of icon fonts alone.
    ///
    /// More than one scalar of ASCII alone is a name; anything else is code points.
    static func icon(_ text: String) -> Icon {
        let scalars = Array(text.unicodeScalars)
        return scalars.count > 1 && scalars.allSatisfy(\.isASCII)
            ? .named(text) : .codePoints(scalars)
    }
}

/// How a face of a font file is written: the file's path, and `#INDEX` for a face of a collection.
enum FaceNotation {
    static func decode(_ argument: String) -> (path: String, index: Int) {
        guard let hash = argument.lastIndex(of: "#"), hash != argument.startIndex else {
            return (argument, 0)
        }
        let digits = argument[argument.index(after: hash)...]
        guard (1...5).contains(digits.utf8.count), let index = Int(digits), index >= 0 else {
            return (argument, 0)
        }
        return (String(argument[..<hash]), index)
    }
}

/// A feature given on the command line: `liga`, `-liga`, `+liga`, `salt=2`.
struct FeatureSetting: ArgumentValue {
    let feature: FontFeature

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        var name = parts[0]
        var value: UInt32 = 1
        if name.hasPrefix("-") {
            value = 0
            name = name.dropFirst()
        } else if name.hasPrefix("+") {
            name = name.dropFirst()
        }
        if parts.count == 2 {
            guard let number = UInt32(parts[1]) else { return nil }
            value = number
        }
        guard parts.count <= 2, name.utf8.count == 4, let tag = Tag(String(name)) else {
            return nil
        }
        feature = FontFeature(tag: tag, value: value)
    }

    static let allowed = "four-letter tags such as tnum, -kern or salt=2"
}
