/// An opaque colour to draw through coverage, the four channels of a pixel at once.
///
/// A channel becomes (colour·k + pixel·(255 − k)) / 255 at coverage k, rounded to nearest: what
/// ``Bitmap``'s blending gives, of which 255 cancels out where the colour is opaque.
struct OpaqueInk {
    /// The colour as a bitmap stores it.
    let word: UInt32
    /// Its channels, 16 bits apart.
    private let channels: UInt64

    init(_ color: PremultipliedColor) {
        word = color.word
        channels = Self.apart(word)
    }

    /// Returns a stored pixel with the colour over it.
    @inline(__always)
    func mixed(coverage: UInt8, over pixel: UInt32) -> UInt32 {
        let weight = UInt64(coverage)
        // At most 255 · 255 + 128 a channel, which leaves room for the next line's addend.
        let sums =
            channels &* weight &+ Self.apart(pixel) &* (255 &- weight) &+ 0x0080_0080_0080_0080
        let quotients = (sums &+ (sums &>> 8 & Self.lanes)) &>> 8 & Self.lanes
        return UInt32(truncatingIfNeeded: quotients | quotients &>> 24)
    }

    private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

    /// Moves the bytes of a pixel 16 bits apart: the even ones below the odd ones.
    @inline(__always)
    private static func apart(_ pixel: UInt32) -> UInt64 {
        (UInt64(pixel) | UInt64(pixel) &<< 24) & lanes
    }
}
