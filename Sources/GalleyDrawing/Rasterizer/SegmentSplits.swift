// Where a segment crosses the boundaries of rows and columns. Coordinates are subpixels, none
// negative; the whole picture and a window of it cut segments with the same numbers, which is why
// their pixels are equal.

/// The cut of a segment that reaches from one row into a neighbouring one.
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

/// The cut of a segment within one row that reaches from one column into a neighbouring one.
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

/// The cuts of a segment within one row that spans several columns.
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

/// The cuts of a segment that spans several rows.
struct RowRun {
    var topX: Int
    var firstRow: Int
    var lastRow: Int
    private var bottomX: Int
    private var top: Int
    private var bottom: Int
    private var sign: Int
    /// The width passed with each subpixel of height, in Q30.
    private var slope: Int

    @inline(__always)
    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        let goesUp = y1 < y0
        topX = goesUp ? x1 : x0
        bottomX = goesUp ? x0 : x1
        top = min(y0, y1)
        bottom = max(y0, y1)
        sign = goesUp ? -1 : 1
        firstRow = top >> Subpixel.bits
        lastRow = bottom >> Subpixel.bits
        slope = ((bottomX &- topX) << 30) / (bottom &- top)
    }

    /// Returns where the segment meets the lower boundary of a row, or its end in the last row.
    @inline(__always)
    func x(below row: Int) -> Int {
        if row == lastRow { return bottomX }
        let depth = ((row &+ 1) << Subpixel.bits) &- top
        return ((topX << 30) &+ slope &* depth &+ (1 << 29)) >> 30
    }

    /// Returns the signed height of the segment's part in a row.
    @inline(__always)
    func height(in row: Int) -> Int {
        let from = max(top, row << Subpixel.bits)
        let to = min(bottom, (row &+ 1) << Subpixel.bits)
        return sign &* (to &- from)
    }
}
