/// The cyclic redundancy check of PNG chunks (PNG specification, annex D; ISO 3309).
enum CRC32 {
    /// The remainders of all bytes for the reflected polynomial 0xEDB88320, followed by those of all
    /// bytes with one to seven bytes of zeros behind them.
    private static let remainders: [UInt32] = {
        var table: [UInt32] = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { value, _ in
                value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
        }
        for index in 256..<8 * 256 {
            let shorter = table[index - 256]
            table.append(table[Int(shorter & 255)] ^ (shorter >> 8))
        }
        return table
    }()

    /// Returns the check of some bytes, eight at a time.
    static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
        let table = remainders.span
        let raw = unsafe bytes.bytes
        var value = UInt32.max
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            // The stride keeps every load inside the bytes.
            var word = unsafe raw.unsafeLoadUnaligned(
                fromUncheckedByteOffset: offset, as: UInt64.self
            ).littleEndian
            word ^= UInt64(value)
            value = 0
            for place in 0..<8 {
                value ^= table[(7 &- place) &* 256 &+ Int(word & 255)]
                word &>>= 8
            }
        }
        for index in whole..<bytes.count {
            value = table[Int((value ^ UInt32(bytes[index])) & 255)] ^ (value >> 8)
        }
        return ~value
    }
}
