/// The cyclic redundancy check of PNG chunks (PNG specification, annex D; ISO 3309).
enum CRC32 {
    /// The remainders of all bytes for the reflected polynomial 0xEDB88320.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    /// Returns the check of some bytes.
    static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
        let table = remainders.span
        var value = UInt32.max
        for index in bytes.indices {
            value = table[Int((value ^ UInt32(bytes[index])) & 255)] ^ (value >> 8)
        }
        return ~value
    }
}
