/// A quadratic curve of the device in subpixels.
struct QuadCurve {
    var x0, y0, x1, y1, x2, y2: Int

    @inline(__always)
    init(
        _ points: borrowing ScratchBuffer<GridPoint>, start: Int, control: Int, end: Int
    ) {
        (x0, y0) = points.coordinates(unchecked: start)
        (x1, y1) = points.coordinates(unchecked: control)
        (x2, y2) = points.coordinates(unchecked: end)
    }

    private init(x0: Int, y0: Int, x1: Int, y1: Int, x2: Int, y2: Int) {
        (self.x0, self.y0, self.x1, self.y1, self.x2, self.y2) = (x0, y0, x1, y1, x2, y2)
    }

    /// The rectangle around the control points, which holds the curve.
    var box: SubpixelBox {
        SubpixelBox(
            minX: min(x0, x1, x2), minY: min(y0, y1, y2), maxX: max(x0, x1, x2),
            maxY: max(y0, y1, y2))
    }

    /// The curve's two halves by de Casteljau's construction.
    ///
    /// Halving rounds down, so that moving the curve by whole pixels moves the halves alike.
    var halves: (QuadCurve, QuadCurve) {
        let (leftX, leftY) = ((x0 &+ x1) >> 1, (y0 &+ y1) >> 1)
        let (rightX, rightY) = ((x1 &+ x2) >> 1, (y1 &+ y2) >> 1)
        let (middleX, middleY) = ((leftX &+ rightX) >> 1, (leftY &+ rightY) >> 1)
        return (
            QuadCurve(x0: x0, y0: y0, x1: leftX, y1: leftY, x2: middleX, y2: middleY),
            QuadCurve(x0: middleX, y0: middleY, x1: rightX, y1: rightY, x2: x2, y2: y2)
        )
    }
}
