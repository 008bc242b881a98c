/// The cuts of a segment that spans several rows.
///
/// Coordinates are subpixels, none negative. The whole picture and a window of it cut segments
/// with the same numbers, which is why their pixels are equal.
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
