/// The cut of a segment that reaches from one row into a neighbouring one.
///
/// Coordinates are subpixels, none negative. The whole picture and a window of it cut segments
/// with the same numbers, which is why their pixels are equal.
struct RowSplit {
    var x: Int
    var firstHeight: Int
    var secondHeight: Int
    var goesDown: Bool

    /// Creates the cut, or nil where the segment spans more than two rows or is too wide for the
    /// 32-bit division.
    @inline(__always)
    init?(x0: Int, y0: Int, x1: Int, y1: Int) {
        let row1 = y1 >> Subpixel.bits
        let rows = row1 &- (y0 >> Subpixel.bits)
        let width = x1 &- x0
        guard rows &* rows == 1 && abs(width) < 1 << 17 else { return nil }
        goesDown = rows > 0
        let boundary = (goesDown ? row1 : row1 &+ 1) << Subpixel.bits
        let height = y1 &- y0
        firstHeight = boundary &- y0
        secondHeight = height &- firstHeight
        let product = UInt32(truncatingIfNeeded: abs(width) &* abs(firstHeight))
        let distance = Int(product / UInt32(truncatingIfNeeded: abs(height)))
        x = width < 0 ? x0 &- distance : x0 &+ distance
    }
}
