/// How error messages show text that came from outside.
enum Wording {
    /// How many scalars of a foreign text a message shows before it elides the rest.
    static let limit = 60

    /// Returns a text in quotation marks, on one line, with everything invisible escaped.
    static func quoted(_ text: String) -> String {
        var shown = "\""
        append(text.unicodeScalars.prefix(limit), escapedTo: &shown)
        return shown + (text.unicodeScalars.dropFirst(limit).isEmpty ? "\"" : "…\"")
    }

    /// Returns a text as it is, its end elided where it is long.
    static func elided(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard !scalars.dropFirst(limit).isEmpty else { return text }
        return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
    }

    /// Appends scalars the way a JSON string has to write them, with everything invisible escaped.
    static func append(
        _ scalars: some Sequence<Unicode.Scalar>, escapedTo text: inout String
    ) {
        for scalar in scalars {
            if scalar == "\"" || scalar == "\\" {
                text += "\\"
            } else if scalar.isInvisible {
                for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(UInt32(unit)) }
                continue
            }
            text.unicodeScalars.append(scalar)
        }
    }

    /// Returns at least four upper-case hexadecimal digits.
    static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns the words as an English list: `a, b or c`.
    static func list(_ words: [String], last conjunction: String = "or") -> String {
        guard let final = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(final)"
    }

    /// Returns the words in quotation marks as an English list.
    static func quotedList(_ words: [String]) -> String { list(words.map(quoted)) }
}

extension Wording {
    /// Writes a number of points with at most three decimals.
    static func points(_ value: Double) -> String {
        // Adding nothing takes the sign off a zero.
        let text = String((value * 1000).rounded() / 1000 + 0)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Unicode.Scalar {
    /// Whether a reader could not see what stands there.
    var isInvisible: Bool {
        // Most text is ASCII, for which the look into Unicode's tables would cost the most.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            true
        default: false
        }
    }
}
