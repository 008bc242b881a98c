/// The checksum of zlib streams (RFC 1950, 8.2).
enum Adler32 {
    /// The checksum of no bytes.
    static let initial: UInt32 = 1

    private static let modulus: UInt64 = 65_521
    private static let lanes = 16
    /// As many bytes as keep every lane below 2¹⁶: 255 × (0 + 1 + … + 21) is 58905.
    private static let batch = lanes * 22

    /// Returns the checksum of some bytes, which go on after those of another checksum.
    ///
    /// Each lane sums every sixteenth byte; what a byte adds to the second sum, its distance from the
    /// end, is the same for all bytes of a lane but for the lane's own place.
    static func checksum(_ bytes: Span<UInt8>, after earlier: UInt32 = initial) -> UInt32 {
        var first = UInt64(earlier & 0xFFFF)
        var second = UInt64(earlier >> 16)
        var start = 0
        let raw = unsafe bytes.bytes
        while start < bytes.count {
            let end = min(start + batch, bytes.count)
            let whole = start + (end - start) / lanes * lanes
            var sums = SIMD16<UInt16>.zero
            var sumsOfSums = SIMD16<UInt16>.zero
            var offset = start
            while offset < whole {
                // The end of whole chunks keeps every load inside the bytes.
                let chunk = unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
                sumsOfSums &+= sums
                sums &+= SIMD16<UInt16>(truncatingIfNeeded: chunk)
                offset &+= lanes
            }
            let wideSums = SIMD16<UInt32>(truncatingIfNeeded: sums)
            let weighted =
                wideSums &* distances
                &+ SIMD16<UInt32>(truncatingIfNeeded: sumsOfSums) &* UInt32(lanes)
            second += first * UInt64(whole - start) + UInt64(weighted.wrappedSum())
            first += UInt64(wideSums.wrappedSum())
            while offset < end {
                first += UInt64(bytes[offset])
                second += first
                offset &+= 1
            }
            // Both sums of a batch are far below 2⁶⁴ even where the first is not reduced.
            first %= modulus
            second %= modulus
            start = end
        }
        return UInt32(second << 16 | first)
    }

    /// How far each lane of a chunk lies from the chunk's end.
    private static var distances: SIMD16<UInt32> {
        SIMD16(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    }
}
