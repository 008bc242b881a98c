/// The cyclic redundancy check of PNG chunks (PNG specification, annex D; ISO 3309).
enum CRC32 {
    /// How many bytes are taken at once.
    private static let step = 16

    /// The remainders of all bytes for the reflected polynomial 0xEDB88320, followed by those of all
    /// bytes with one to fifteen bytes of zeros behind them.
    private static let remainders: [UInt32] = {
        var table: [UInt32] = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { value, _ in
                value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
        }
        for index in 256..<step * 256 {
            let shorter = table[index - 256]
            table.append(table[Int(shorter & 255)] ^ (shorter >> 8))
        }
        return table
    }()

    /// Returns the check of some bytes.
    static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
        let table = remainders.span
        let raw = unsafe bytes.bytes
        var value = UInt32.max
        let whole = bytes.count & ~(step - 1)
        var offset = 0
        while offset < whole {
            // Sixteen bytes are inside up to the end of whole steps.
            let first = unsafe raw.unsafeLoadUnaligned(
                fromUncheckedByteOffset: offset, as: UInt64.self
            ).littleEndian
            let second = unsafe raw.unsafeLoadUnaligned(
                fromUncheckedByteOffset: offset &+ 8, as: UInt64.self
            ).littleEndian
            // A byte of the first word has eight more bytes behind it.
            value =
                remainder(of: first ^ UInt64(value), behind: 8, in: table)
                ^ remainder(of: second, behind: 0, in: table)
            offset &+= step
        }
        while offset < bytes.count {
            value = table[Int((value ^ UInt32(bytes[offset])) & 255)] ^ (value >> 8)
            offset &+= 1
        }
        return ~value
    }

    /// Returns the remainder of eight bytes, the first lowest, with zero or eight bytes behind them.
    @inline(__always)
    private static func remainder(
        of word: UInt64, behind zeros: Int, in table: Span<UInt32>
    ) -> UInt32 {
        var value: UInt32 = 0
        for place in 0..<8 {
            let byte = Int(truncatingIfNeeded: word &>> UInt64(8 &* place)) & 255
            // At most 15 × 256 + 255, the last of the table.
            value ^= unsafe table[unchecked: (zeros &+ 7 &- place) &* 256 &+ byte]
        }
        return value
    }
}
