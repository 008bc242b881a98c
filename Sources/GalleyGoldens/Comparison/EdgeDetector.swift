/// Tells pixels that look like the rim of a shape (Vyšniauskas 2009), as pixelmatch does.
///
/// A pixel is a rim when it lies between a darker and a brighter neighbour, has at most two
/// neighbours of its own brightness, and the darkest or the brightest neighbour lies in an even
/// area of both pictures.
struct EdgeDetector: Sendable {
    let brightness: Brightness

    init(_ metric: Metric) {
        brightness = metric.kind == .oklab ? .lumaOverWhite : .luma(Backdrop(metric.backdrop))
    }

    /// Whether the pixel is a rim in either picture.
    func isEdge(x: Int, y: Int, _ expected: PixelWords, _ actual: PixelWords) -> Bool {
        // Two columns and rows of room let the common case go without a look at borders.
        if x >= 2, y >= 2, x &+ 2 < expected.width, y &+ 2 < expected.height {
            let index = y &* expected.width &+ x
            return isInnerEdge(index, of: expected, and: actual)
                || isInnerEdge(index, of: actual, and: expected)
        }
        return isAnyEdge(x: x, y: y, of: expected, and: actual)
            || isAnyEdge(x: x, y: y, of: actual, and: expected)
    }

    @inline(__always)
    private func isInnerEdge(_ index: Int, of picture: PixelWords, and other: PixelWords) -> Bool {
        let width = picture.width
        let center = picture[index]
        // Columns from left to right and downwards in each: ties go to the first.
        let n0 = picture[index &- width &- 1]
        let n1 = picture[index &- 1]
        let n2 = picture[index &+ width &- 1]
        let n3 = picture[index &- width]
        let n4 = picture[index &+ width]
        let n5 = picture[index &- width &+ 1]
        let n6 = picture[index &+ 1]
        let n7 = picture[index &+ width &+ 1]
        let equal = Self.equals(center, n0, n1, n2, n3) &+ Self.equals(center, n4, n5, n6, n7)
        // Equal pixels are equally bright, whatever the opacity.
        if equal > 2 { return false }
        let opaque = center & n0 & n1 & n2 & n3 & n4 & n5 & n6 & n7
        guard opaque >= UInt32.alphaBits else {
            return isAnyEdge(x: index % width, y: index / width, of: picture, and: other)
        }
        // Different opaque colours are never equally bright. The place in the order of looking goes
        // below the brightness, so that of equally bright neighbours the first one wins.
        let k0 = Self.luma(n0), k1 = Self.luma(n1), k2 = Self.luma(n2), k3 = Self.luma(n3)
        let k4 = Self.luma(n4), k5 = Self.luma(n5), k6 = Self.luma(n6), k7 = Self.luma(n7)
        let own = Self.luma(center)
        let darkest = min(
            min(min(k0, k1 | 1), min(k2 | 2, k3 | 3)), min(min(k4 | 4, k5 | 5), min(k6 | 6, k7 | 7))
        )
        if darkest >= own { return false }
        let brightest = max(
            max(max(k0 | 7, k1 | 6), max(k2 | 5, k3 | 4)), max(max(k4 | 3, k5 | 2), max(k6 | 1, k7))
        )
        if brightest < own &+ 8 { return false }
        return Self.isEvenInside(
            index &+ Self.step(darkest & 7, width), picture, other)
            || Self.isEvenInside(index &+ Self.step(7 &- brightest & 7, width), picture, other)
    }

    /// Returns how far a neighbour is from its pixel, by its place in the order of looking.
    @inline(__always)
    private static func step(_ place: Int64, _ width: Int) -> Int {
        // The pixel itself has no place.
        let cell = Int(place) &+ (place >= 4 ? 1 : 0)
        let column = (cell &* 11) &>> 5
        return (cell &- 3 &* column &- 1) &* width &+ column &- 1
    }

    /// Whether a pixel off the border has three neighbours of its colour in both pictures.
    @inline(__always)
    private static func isEvenInside(
        _ index: Int, _ picture: PixelWords, _ other: PixelWords
    ) -> Bool {
        isEvenInside(index, picture) && isEvenInside(index, other)
    }

    @inline(__always)
    private static func isEvenInside(_ index: Int, _ picture: PixelWords) -> Bool {
        let width = picture.width
        let center = picture[index]
        let above = index &- width
        let below = index &+ width
        return equals(
            center, picture[above &- 1], picture[above], picture[above &+ 1], picture[index &- 1])
            &+ equals(
                center, picture[index &+ 1], picture[below &- 1], picture[below],
                picture[below &+ 1]) > 2
    }

    /// Returns how many of four pixels are the same as one.
    @inline(__always)
    private static func equals(
        _ center: UInt32, _ first: UInt32, _ second: UInt32, _ third: UInt32, _ fourth: UInt32
    ) -> Int32 {
        (center == first ? 1 : 0) &+ (center == second ? 1 : 0) &+ (center == third ? 1 : 0)
            &+ (center == fourth ? 1 : 0)
    }

    /// Returns the brightness of an opaque pixel in 1/800 000 000, exactly.
    @inline(__always)
    private static func luma(_ pixel: UInt32) -> Int64 {
        Int64(pixel & 255) &* (29_889_531 * 8) &+ Int64(pixel &>> 8 & 255) &* (58_662_247 * 8)
            &+ Int64(pixel &>> 16 & 255) &* (11_448_223 * 8)
    }
}
