/// An opaque colour to draw through coverage, several channels at once.
///
/// A channel becomes (colour·k + pixel·(255 − k)) / 255 at coverage k, rounded to nearest: what
/// ``Bitmap``'s blending gives, of which 255 cancels out where the colour is opaque.
struct OpaqueInk {
    /// The colour as a bitmap stores it.
    let word: UInt32
    /// Red and blue, and green and alpha, each for four pixels.
    private let even: SIMD8<UInt16>
    private let odd: SIMD8<UInt16>

    // Stored constants would be asked for their state in every loop.
    @inline(__always)
    private static var low: SIMD8<UInt16> { SIMD8(repeating: 255) }
    @inline(__always)
    private static var high: SIMD8<UInt16> { SIMD8(repeating: 0xFF00) }
    @inline(__always)
    private static var half: SIMD8<UInt16> { SIMD8(repeating: 128) }

    init(_ color: PremultipliedColor) {
        word = color.word
        let pixels = SIMD4<UInt32>(repeating: color.word)
        let channels = unsafe unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
        even = channels & Self.low
        odd = channels &>> 8
    }

    /// Draws the colour on a row of stored pixels; a byte of coverage for each.
    func draw(through mask: RawSpan, on row: UnsafeMutableBufferPointer<UInt32>) {
        precondition(mask.byteCount == row.count, "coverage needs a byte for each pixel")
        let pixels = UnsafeMutableRawBufferPointer(row)
        var x = 0
        while x &+ 8 <= row.count {
            // Most of a mask is outside or inside.
            let eight = unsafe mask.unsafeLoadUnaligned(
                fromUncheckedByteOffset: x, as: UInt64.self)
            if eight == .max {
                for place in x..<x &+ 8 { unsafe row[place] = word }
            } else if eight != 0 {
                let coverage = UInt64(littleEndian: eight)
                unsafe draw(coverage & 0xFFFF_FFFF, on: pixels, at: x)
                unsafe draw(coverage &>> 32, on: pixels, at: x &+ 4)
            }
            x &+= 8
        }
        while x < row.count {
            let coverage = unsafe mask.unsafeLoad(fromUncheckedByteOffset: x, as: UInt8.self)
            let mixed = mixed(
                SIMD8(repeating: UInt16(coverage)),
                over: unsafe unsafeBitCast(
                    SIMD4<UInt32>(repeating: row[x]), to: SIMD8<UInt16>.self))
            unsafe row[x] = unsafeBitCast(mixed, to: SIMD4<UInt32>.self)[0]
            x &+= 1
        }
    }

    /// Draws on four pixels; their coverage is four bytes, the first one lowest.
    @inline(__always)
    private func draw(
        _ coverage: UInt64, on pixels: UnsafeMutableRawBufferPointer, at x: Int
    ) {
        // The coverage of a pixel in both of its halves.
        let first = (coverage & 255 | (coverage & 0xFF00) &<< 24) &* 0x1_0001
        let second = (coverage &>> 16 & 255 | (coverage &>> 24) &<< 32) &* 0x1_0001
        let weights = unsafe unsafeBitCast(
            SIMD2<UInt64>(first, second), to: SIMD8<UInt16>.self)
        let below = unsafe pixels.loadUnaligned(
            fromByteOffset: 4 &* x, as: SIMD8<UInt16>.self)
        unsafe pixels.storeBytes(
            of: mixed(weights, over: below), toByteOffset: 4 &* x, as: SIMD8<UInt16>.self)
    }

    /// Mixes the colour into four pixels.
    ///
    /// A sum is at most 255 · 255 + 128, which leaves room for its own upper byte.
    @inline(__always)
    private func mixed(
        _ weights: SIMD8<UInt16>, over pixels: SIMD8<UInt16>
    ) -> SIMD8<UInt16> {
        let rest = Self.low &- weights
        let evens = even &* weights &+ (pixels & Self.low) &* rest &+ Self.half
        let odds = odd &* weights &+ (pixels &>> 8) &* rest &+ Self.half
        return (evens &+ (evens &>> 8)) &>> 8 | (odds &+ (odds &>> 8)) & Self.high
    }
}
