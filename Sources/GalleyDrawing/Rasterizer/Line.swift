/// A line of the device in subpixels.
struct Line {
    var x0, y0, x1, y1: Int

    @inline(__always)
    init(_ points: borrowing ScratchBuffer<GridPoint>, start: Int, end: Int) {
        (x0, y0) = points.coordinates(unchecked: start)
        (x1, y1) = points.coordinates(unchecked: end)
    }

    /// The rectangle around the line.
    var box: SubpixelBox {
        SubpixelBox(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
    }
}
