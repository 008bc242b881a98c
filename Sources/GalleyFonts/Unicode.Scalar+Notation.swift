extension Unicode.Scalar {
    /// The scalar as Unicode writes it: `U+` and four to six upper-case hexadecimal digits.
    public var codePointNotation: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether the scalar's meaning is private: U+E000–F8FF, U+F0000–FFFFD, U+100000–10FFFD.
    ///
    /// Unicode Standard, section 23.5.
    public var isPrivateUse: Bool {
        switch value {
        case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
        default: false
        }
    }
}
