/// A cubic curve of the device in subpixels.
struct CubicCurve {
    var x0, y0, x1, y1, x2, y2, x3, y3: Int

    @inline(__always)
    init(
        _ points: borrowing ScratchBuffer<GridPoint>, start: Int, control1: Int, control2: Int,
        end: Int
    ) {
        (x0, y0) = points.coordinates(unchecked: start)
        (x1, y1) = points.coordinates(unchecked: control1)
        (x2, y2) = points.coordinates(unchecked: control2)
        (x3, y3) = points.coordinates(unchecked: end)
    }

    private init(
        x0: Int, y0: Int, x1: Int, y1: Int, x2: Int, y2: Int, x3: Int, y3: Int
    ) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
        (self.x2, self.y2, self.x3, self.y3) = (x2, y2, x3, y3)
    }

    /// The rectangle around the control points, which holds the curve.
    var box: SubpixelBox {
        SubpixelBox(
            minX: min(x0, x1, x2, x3), minY: min(y0, y1, y2, y3), maxX: max(x0, x1, x2, x3),
            maxY: max(y0, y1, y2, y3))
    }

    /// The curve's two halves by de Casteljau's construction; see ``QuadCurve/halves``.
    var halves: (CubicCurve, CubicCurve) {
        let (aX, aY) = ((x0 &+ x1) >> 1, (y0 &+ y1) >> 1)
        let (bX, bY) = ((x1 &+ x2) >> 1, (y1 &+ y2) >> 1)
        let (cX, cY) = ((x2 &+ x3) >> 1, (y2 &+ y3) >> 1)
        let (leftX, leftY) = ((aX &+ bX) >> 1, (aY &+ bY) >> 1)
        let (rightX, rightY) = ((bX &+ cX) >> 1, (bY &+ cY) >> 1)
        let (middleX, middleY) = ((leftX &+ rightX) >> 1, (leftY &+ rightY) >> 1)
        return (
            CubicCurve(
                x0: x0, y0: y0, x1: aX, y1: aY, x2: leftX, y2: leftY, x3: middleX, y3: middleY),
            CubicCurve(
                x0: middleX, y0: middleY, x1: rightX, y1: rightY, x2: cX, y2: cY, x3: x3, y3: y3)
        )
    }
}
