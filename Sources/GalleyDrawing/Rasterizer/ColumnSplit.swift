/// The cut of a segment within one row that reaches from one column into a neighbouring one.
///
/// Coordinates are subpixels, none negative. The whole picture and a window of it cut segments
/// with the same numbers, which is why their pixels are equal.
struct ColumnSplit {
    var firstColumn: Int
    var secondColumn: Int
    var firstHeight: Int
    var firstFractions: Int
    var secondFractions: Int

    /// Creates the cut, or nil where the segment spans more than two columns.
    @inline(__always)
    init?(x0: Int, x1: Int, height: Int) {
        firstColumn = x0 >> Subpixel.bits
        secondColumn = x1 >> Subpixel.bits
        let columns = secondColumn &- firstColumn
        guard columns &* columns == 1 else { return nil }
        let goesRight = columns > 0
        let boundary = (goesRight ? secondColumn : firstColumn) << Subpixel.bits
        let product = UInt32(truncatingIfNeeded: abs(height) &* abs(boundary &- x0))
        let part = Int(product / UInt32(truncatingIfNeeded: abs(x1 &- x0)))
        firstHeight = height < 0 ? 0 &- part : part
        firstFractions = (x0 & Subpixel.mask) &+ (goesRight ? Subpixel.one : 0)
        secondFractions = (x1 & Subpixel.mask) &+ (goesRight ? 0 : Subpixel.one)
    }
}
