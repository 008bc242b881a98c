/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// How many characters stand for a number of bytes.
    static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

    /// Appends the characters that stand for bytes.
    static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
        text.reserveCapacity(text.count + count(of: bytes.count))
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let word =
                UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (left > 2 ? UInt32(bytes[index + 2]) : 0)
            for place in 0..<4 {
                let isPadding = place > left
                text.append(
                    isPadding
                        ? UInt8(ascii: "=") : alphabet[Int(word >> (18 - 6 * UInt32(place))) & 63])
            }
            index += 3
        }
    }

    /// Returns the characters that stand for bytes.
    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
