/// A straight line between two points of the device, in subpixels.
struct Segment: BitwiseCopyable {
    var start: GridPoint
    var end: GridPoint

    @inline(__always)
    init(_ start: GridPoint, _ end: GridPoint) {
        self.start = start
        self.end = end
    }

    @inline(__always)
    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        start = GridPoint(Int32(truncatingIfNeeded: x0), Int32(truncatingIfNeeded: y0))
        end = GridPoint(Int32(truncatingIfNeeded: x1), Int32(truncatingIfNeeded: y1))
    }
}
