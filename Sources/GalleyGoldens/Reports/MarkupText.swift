/// Text inside HTML and XML, where no part of it may be taken for markup.
enum MarkupText {
    /// Escapes a text for content and quoted attributes.
    ///
    /// Characters that XML 1.0 forbids become U+FFFD; line breaks and tabs are written as references
    /// so that attributes keep them, or, in content, line feeds as they are.
    static func escaped(_ text: String, hasLines: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n" where hasLines: result.unicodeScalars.append(scalar)
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default:
                let isForbidden =
                    scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
                result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
