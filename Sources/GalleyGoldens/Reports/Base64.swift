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
        while index + 3 <= bytes.count {
            let first = Int(bytes[index])
            let second = Int(bytes[index + 1])
            let third = Int(bytes[index + 2])
            text.append(alphabet[first >> 2])
            text.append(alphabet[(first & 3) << 4 | second >> 4])
            text.append(alphabet[(second & 15) << 2 | third >> 6])
            text.append(alphabet[third & 63])
            index += 3
        }
        guard index < bytes.count else { return }
        let first = Int(bytes[index])
        let second = index + 1 < bytes.count ? Int(bytes[index + 1]) : 0
        text.append(alphabet[first >> 2])
        text.append(alphabet[(first & 3) << 4 | second >> 4])
        text.append(
            index + 1 < bytes.count ? alphabet[(second & 15) << 2] : UInt8(ascii: "="))
        text.append(UInt8(ascii: "="))
    }

    /// Returns the characters that stand for bytes.
    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
