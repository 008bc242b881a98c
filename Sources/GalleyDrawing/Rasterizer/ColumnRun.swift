/// The cuts of a segment within one row that spans several columns.
///
/// Coordinates are subpixels, none negative. The whole picture and a window of it cut segments
/// with the same numbers, which is why their pixels are equal.
struct ColumnRun {
    var firstColumn: Int
    var lastColumn: Int
    var firstFraction: Int
    var lastFraction: Int
    private var left: Int
    /// The height passed with each subpixel of width, in Q40.
    private var slope: Int

    @inline(__always)
    init(x0: Int, x1: Int, height: Int) {
        // The area right of a segment does not depend on its direction, only on its height.
        let right = max(x0, x1)
        left = min(x0, x1)
        firstColumn = left >> Subpixel.bits
        lastColumn = right >> Subpixel.bits
        firstFraction = left & Subpixel.mask
        lastFraction = right & Subpixel.mask
        slope = (height << 40) / (right &- left)
    }

    /// Returns how much of the height lies left of a column after the first.
    @inline(__always)
    func cover(leftOf column: Int) -> Int {
        (slope &* ((column << Subpixel.bits) &- left) &+ (1 << 39)) >> 40
    }
}
