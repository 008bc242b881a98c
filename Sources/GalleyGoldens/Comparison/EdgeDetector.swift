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
        // Different opaque colours are never equally bright.
        let own = Self.luma(center)
        var darkest = own
        var brightest = own
        var darkestStep = 0
        var brightestStep = 0
        @inline(__always)
        func look(_ neighbour: UInt32, _ step: Int) {
            let luma = Self.luma(neighbour)
            let isDarker = luma < darkest
            let isBrighter = luma > brightest
            darkest = isDarker ? luma : darkest
            darkestStep = isDarker ? step : darkestStep
            brightest = isBrighter ? luma : brightest
            brightestStep = isBrighter ? step : brightestStep
        }
        look(n0, -width &- 1)
        look(n1, -1)
        look(n2, width &- 1)
        look(n3, -width)
        look(n4, width)
        look(n5, 1 &- width)
        look(n6, 1)
        look(n7, width &+ 1)
        if darkestStep == 0 || brightestStep == 0 { return false }
        return Self.isEvenInside(index &+ darkestStep, picture, other)
            || Self.isEvenInside(index &+ brightestStep, picture, other)
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

    /// Returns the brightness of an opaque pixel in 1/100 000 000, exactly.
    @inline(__always)
    private static func luma(_ pixel: UInt32) -> Int64 {
        Int64(pixel & 255) &* 29_889_531 &+ Int64(pixel &>> 8 & 255) &* 58_662_247
            &+ Int64(pixel &>> 16 & 255) &* 11_448_223
    }
}
