/// The checksum of zlib streams (RFC 1950, 8.2).
enum Adler32 {
    /// The checksum of no bytes.
    static let initial: UInt32 = 1

    private static let modulus: UInt32 = 65_521
    private static let lanes = 16
    /// As many bytes as keep every lane and the sum of all lanes below 2³².
    private static let batch = lanes * 256

    /// Returns the checksum of some bytes, which go on after those of another checksum.
    ///
    /// Each lane sums every sixteenth byte; what a byte adds to the second sum, its distance from the
    /// end, is the same for all bytes of a lane but for the lane's own place.
    static func checksum(_ bytes: Span<UInt8>, after earlier: UInt32 = initial) -> UInt32 {
        var first = earlier & 0xFFFF
        var second = earlier >> 16
        var start = 0
        let raw = unsafe bytes.bytes
        while start < bytes.count {
            let end = min(start + batch, bytes.count)
            let whole = start + (end - start) / lanes * lanes
            var sums = SIMD16<UInt32>.zero
            var sumsOfSums = SIMD16<UInt32>.zero
            for offset in stride(from: start, to: whole, by: lanes) {
                // The stride keeps every load inside the bytes.
                let chunk = unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
                sumsOfSums &+= sums
                sums &+= SIMD16<UInt32>(truncatingIfNeeded: chunk)
            }
            second += first * UInt32(whole - start) + UInt32(lanes) * sumsOfSums.wrappedSum()
            for lane in 0..<lanes { second += sums[lane] * UInt32(lanes - lane) }
            first += sums.wrappedSum()
            for offset in whole..<end {
                first += UInt32(bytes[offset])
                second += first
            }
            first %= modulus
            second %= modulus
            start = end
        }
        return second << 16 | first
    }
}
