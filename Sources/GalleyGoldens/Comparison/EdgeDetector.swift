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
    @inline(never)
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
        let around = Neighbours(index, picture)
        // Equal pixels are equally bright, whatever the opacity.
        if around.equalCount > 2 { return false }
        guard around.areOpaque else {
            return isAnyEdge(x: index % width, y: index / width, of: picture, and: other)
        }
        let (isBetween, darkest, brightest) = around.extremes
        guard isBetween else { return false }
        return Self.isEvenInside(index &+ Neighbours.step(darkest, width), picture, other)
            || Self.isEvenInside(index &+ Neighbours.step(brightest, width), picture, other)
    }

    /// Whether a pixel off the border has three neighbours of its colour in both pictures.
    @inline(__always)
    private static func isEvenInside(
        _ index: Int, _ picture: PixelWords, _ other: PixelWords
    ) -> Bool {
        Neighbours(index, picture).equalCount > 2 && Neighbours(index, other).equalCount > 2
    }
}
