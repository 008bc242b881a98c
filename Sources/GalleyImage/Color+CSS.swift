extension Color {
    /// Reads a colour as CSS writes it: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r, g, b)` or
    /// `rgba(r, g, b, a)` with channels 0–255 and alpha 0–1 or a percentage.
    ///
    /// Returns nil for anything else, values out of range included.
    public init?(css text: String) {
        if text.hasPrefix("#") {
            self.init(hexDigits: text.utf8.dropFirst())
        } else {
            self.init(functional: text)
        }
    }

    private init?(hexDigits digits: Substring.UTF8View) {
        var nibbles: [UInt8] = []
        for byte in digits {
            guard let value = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
            nibbles.append(UInt8(value))
        }
        switch nibbles.count {
        case 3, 4: nibbles = nibbles.flatMap { [$0, $0] }
        case 6, 8: break
        default: return nil
        }
        if nibbles.count == 6 { nibbles += [15, 15] }
        self.init(
            red: nibbles[0] << 4 | nibbles[1], green: nibbles[2] << 4 | nibbles[3],
            blue: nibbles[4] << 4 | nibbles[5], alpha: nibbles[6] << 4 | nibbles[7])
    }

    private init?(functional text: String) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let isSpace: (Character) -> Bool = { " \t\n\r\r\n\u{C}".contains($0) }
        let name = text[..<open]
        let arguments = text[text.index(after: open)...].dropLast()
            .split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.drop(while: isSpace).reversed().drop(while: isSpace) }
            .map { String($0.reversed()) }
        guard name == "rgb" && arguments.count == 3 || name == "rgba" && arguments.count == 4
        else { return nil }
        let channels = arguments.prefix(3).compactMap { UInt8($0) }
        guard channels.count == 3 else { return nil }
        var opacity = 1.0
        if let last = arguments.dropFirst(3).first {
            let isPercentage = last.hasSuffix("%")
            guard let value = Self.number(isPercentage ? String(last.dropLast()) : last) else {
                return nil
            }
            opacity = isPercentage ? value / 100 : value
        }
        guard opacity >= 0, opacity <= 1 else { return nil }
        self.init(
            red: channels[0], green: channels[1], blue: channels[2],
            alpha: UInt8(opacity * 255 + 0.5))
    }

    /// Reads a number as CSS writes it (Syntax 3, 4.3.12), which is less than Swift reads: no
    /// hexadecimal, no infinity, a digit after the point.
    private static func number(_ text: String) -> Double? {
        let isPointLast = zip(text, text.dropFirst() + "e").contains {
            $0 == "." && "eE".contains($1)
        }
        guard !isPointLast, text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
        return Double(text)
    }
}
