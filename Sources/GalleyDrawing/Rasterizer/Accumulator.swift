/// Adds up, pixel by pixel, the signed area to the right of segments.
///
/// A cell holds the change of coverage from the cell before it, so that the running sum over a
/// row is each pixel's area: 2²⁹ for a full pixel. A piece inside one pixel with height h and
/// fractions summing to m adds h·2¹⁵ − h·m to its pixel and h·m to the next one. A piece at the
/// right edge adds to the first cell of the next row, which the running sum over all rows needs
/// there: after each row it is zero again, because rows are cut at whole pixels and every contour
/// is closed. Sums wrap and are right where the winding number is 0 or 1.
///
/// Coordinates are subpixels from the top left corner of the mask and lie inside it. Between two
/// pictures every cell is zero.
struct Accumulator: ~Copyable {
    var cells = ScratchBuffer<Int32>(capacity: 1 << 10, zero: 0)
    private(set) var width = 0
    private(set) var height = 0

    /// Sets the size of the mask in pixels.
    mutating func begin(width: Int, height: Int) {
        self.width = width
        self.height = height
        // One row for pieces on the bottom edge, and what the last group of sixteen reads beyond.
        cells.reserve(width * height + width + 64)
    }

    /// Adds a piece inside one pixel.
    @inline(__always)
    mutating func addPiece(at cell: Int, height: Int, fractions: Int) {
        let spill = Int32(truncatingIfNeeded: height &* fractions)
        let cover = Int32(truncatingIfNeeded: height << (Subpixel.bits &+ 1))
        cells.add(cover &- spill, spill, at: cell)
    }

    /// Adds the first segments of a list.
    @inline(never)
    mutating func add(_ segments: borrowing ScratchBuffer<Segment>, count: Int) {
        precondition(count <= segments.capacity)
        var index = 0
        while index < count {
            let segment = segments[unchecked: index]
            index &+= 1
            let (x0, y0) = (Int(segment.start.x), Int(segment.start.y))
            let (x1, y1) = (Int(segment.end.x), Int(segment.end.y))
            let row = (y0 >> Subpixel.bits) &* width
            if (y0 ^ y1) < Subpixel.one {
                addRowPiece(row: row, x0: x0, x1: x1, height: y1 &- y0)
                continue
            }
            if let split = RowSplit(x0: x0, y0: y0, x1: x1, y1: y1) {
                addRowPiece(row: row, x0: x0, x1: split.x, height: split.firstHeight)
                addRowPiece(
                    row: row &+ (split.goesDown ? width : 0 &- width), x0: split.x, x1: x1,
                    height: split.secondHeight)
            } else {
                addTall(x0: x0, y0: y0, x1: x1, y1: y1)
            }
        }
    }

    /// Adds a segment that lies in one row, given by the index of the row's first cell.
    @inline(__always)
    private mutating func addRowPiece(row: Int, x0: Int, x1: Int, height: Int) {
        if (x0 ^ x1) < Subpixel.one {
            addPiece(
                at: row &+ (x0 >> Subpixel.bits), height: height,
                fractions: (x0 & Subpixel.mask) &+ (x1 & Subpixel.mask))
        } else if let split = ColumnSplit(x0: x0, x1: x1, height: height) {
            addPiece(
                at: row &+ split.firstColumn, height: split.firstHeight,
                fractions: split.firstFractions)
            addPiece(
                at: row &+ split.secondColumn, height: height &- split.firstHeight,
                fractions: split.secondFractions)
        } else {
            addWide(row: row, x0: x0, x1: x1, height: height)
        }
    }

    @inline(never)
    private mutating func addWide(row: Int, x0: Int, x1: Int, height: Int) {
        let run = ColumnRun(x0: x0, x1: x1, height: height)
        var cover = run.cover(leftOf: run.firstColumn &+ 1)
        addPiece(
            at: row &+ run.firstColumn, height: cover, fractions: run.firstFraction &+ Subpixel.one)
        var column = run.firstColumn &+ 1
        while column < run.lastColumn {
            let next = run.cover(leftOf: column &+ 1)
            addPiece(at: row &+ column, height: next &- cover, fractions: Subpixel.one)
            cover = next
            column &+= 1
        }
        addPiece(at: row &+ column, height: height &- cover, fractions: run.lastFraction)
    }

    @inline(never)
    private mutating func addTall(x0: Int, y0: Int, x1: Int, y1: Int) {
        let run = RowRun(x0: x0, y0: y0, x1: x1, y1: y1)
        var row = run.firstRow
        var cell = row &* width
        var x = run.topX
        while row <= run.lastRow {
            let next = run.x(below: row)
            addRowPiece(row: cell, x0: x, x1: next, height: run.height(in: row))
            x = next
            row &+= 1
            cell &+= width
        }
    }

    /// Adds a vertical line.
    @inline(__always)
    mutating func addVertical(x: Int, y0: Int, y1: Int) {
        let fractions = 2 &* (x & Subpixel.mask)
        let column = x >> Subpixel.bits
        let (top, bottom) = (min(y0, y1), max(y0, y1))
        let sign = y1 < y0 ? -1 : 1
        var row = top >> Subpixel.bits
        let lastRow = bottom >> Subpixel.bits
        var cell = row &* width &+ column
        if row == lastRow {
            addPiece(at: cell, height: y1 &- y0, fractions: fractions)
            return
        }
        let firstHeight = ((row &+ 1) << Subpixel.bits) &- top
        addPiece(at: cell, height: sign &* firstHeight, fractions: fractions)
        row &+= 1
        cell &+= width
        while row < lastRow {
            addPiece(at: cell, height: sign << Subpixel.bits, fractions: fractions)
            row &+= 1
            cell &+= width
        }
        addPiece(at: cell, height: sign &* (bottom & Subpixel.mask), fractions: fractions)
    }
}
