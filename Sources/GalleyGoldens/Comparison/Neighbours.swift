/// A pixel off the border and the eight around it, by columns from left to right and downwards in
/// each: the order of looking, in which of equal ones the first counts.
struct Neighbours {
    private let center: UInt32
    private let n0, n1, n2, n3, n4, n5, n6, n7: UInt32

    @inline(__always)
    init(_ index: Int, _ picture: PixelWords) {
        let width = picture.width
        center = picture[index]
        n0 = picture[index &- width &- 1]
        n1 = picture[index &- 1]
        n2 = picture[index &+ width &- 1]
        n3 = picture[index &- width]
        n4 = picture[index &+ width]
        n5 = picture[index &- width &+ 1]
        n6 = picture[index &+ 1]
        n7 = picture[index &+ width &+ 1]
    }

    /// How many are the same as the pixel.
    @inline(__always)
    var equalCount: Int32 {
        isCenter(n0) &+ isCenter(n1) &+ isCenter(n2) &+ isCenter(n3) &+ isCenter(n4)
            &+ isCenter(n5) &+ isCenter(n6) &+ isCenter(n7)
    }

    @inline(__always)
    private func isCenter(_ pixel: UInt32) -> Int32 { pixel == center ? 1 : 0 }

    /// Whether all nine are opaque.
    @inline(__always)
    var areOpaque: Bool {
        center & n0 & n1 & n2 & n3 & n4 & n5 & n6 & n7 >= UInt32.alphaBits
    }

    /// The places of the darkest and of the brightest, and whether those are darker and brighter
    /// than the pixel; right where all are opaque.
    ///
    /// Different opaque colours are never equally bright. The place in the order of looking goes
    /// below the brightness, so that of equally bright neighbours the first one wins.
    @inline(__always)
    var extremes: (isBetween: Bool, darkest: Int64, brightest: Int64) {
        let k0 = Self.luma(n0), k1 = Self.luma(n1), k2 = Self.luma(n2), k3 = Self.luma(n3)
        let k4 = Self.luma(n4), k5 = Self.luma(n5), k6 = Self.luma(n6), k7 = Self.luma(n7)
        let own = Self.luma(center)
        let darkest = min(
            min(min(k0, k1 | 1), min(k2 | 2, k3 | 3)), min(min(k4 | 4, k5 | 5), min(k6 | 6, k7 | 7))
        )
        let brightest = max(
            max(max(k0 | 7, k1 | 6), max(k2 | 5, k3 | 4)), max(max(k4 | 3, k5 | 2), max(k6 | 1, k7))
        )
        return (darkest < own && brightest >= own &+ 8, darkest & 7, 7 &- brightest & 7)
    }

    /// Returns the brightness of an opaque pixel in 1/800 000 000, exactly.
    @inline(__always)
    private static func luma(_ pixel: UInt32) -> Int64 {
        Int64(pixel & 255) &* (29_889_531 * 8) &+ Int64(pixel &>> 8 & 255) &* (58_662_247 * 8)
            &+ Int64(pixel &>> 16 & 255) &* (11_448_223 * 8)
    }

    /// Returns how far a neighbour is from its pixel in a picture of a width, by its place.
    @inline(__always)
    static func step(_ place: Int64, _ width: Int) -> Int {
        // The pixel itself has no place.
        let cell = Int(place) &+ (place >= 4 ? 1 : 0)
        let column = (cell &* 11) &>> 5
        return (cell &- 3 &* column &- 1) &* width &+ column &- 1
    }
}
