extension GoldenName {
    /// Writes a part of a name so that every file system keeps it as it is.
    ///
    /// Letters of ASCII, digits, `.`, `_`, `-` and `+` stand for themselves, but a dot at either end
    /// does not: it would hide the file, lead to another folder, or be dropped.
    static func escaped(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        for (index, byte) in bytes.enumerated() {
            let isEnd = index == 0 || index == bytes.count - 1
            let isPlain =
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                    UInt8(ascii: "+"):
                    true
                case UInt8(ascii: "."): !isEnd
                default: false
                }
            if isPlain {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    /// Returns the text that a part of a name stands for; nil where it stands for none.
    static func unescaped(_ part: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(part.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
