extension Accumulator {
    /// Adds the part of the first segments of a list that a window shows.
    ///
    /// Coordinates are subpixels from the picture's corner; the mask is the window. Segments are
    /// cut exactly as in the whole picture, and only then is what lies outside left out: pieces
    /// above and below add nothing, pieces to the left cover their rows from the first column,
    /// and pieces to the right close their rows.
    mutating func add(
        _ segments: borrowing ScratchBuffer<Segment>, count: Int, in window: Window
    ) {
        for index in 0..<count {
            let segment = segments[index]
            let (x0, y0) = (Int(segment.start.x), Int(segment.start.y))
            let (x1, y1) = (Int(segment.end.x), Int(segment.end.y))
            if (y0 ^ y1) < Subpixel.one {
                let row = y0 >> Subpixel.bits
                addRowPiece(row: row, x0: x0, x1: x1, height: y1 &- y0, in: window)
            } else if let split = RowSplit(x0: x0, y0: y0, x1: x1, y1: y1) {
                let row = y0 >> Subpixel.bits
                addRowPiece(row: row, x0: x0, x1: split.x, height: split.firstHeight, in: window)
                addRowPiece(
                    row: row &+ (split.goesDown ? 1 : -1), x0: split.x, x1: x1,
                    height: split.secondHeight, in: window)
            } else {
                addTall(RowRun(x0: x0, y0: y0, x1: x1, y1: y1), in: window)
            }
        }
    }

    private mutating func addTall(_ run: RowRun, in window: Window) {
        let first = max(run.firstRow, window.rows.lowerBound)
        let last = min(run.lastRow, window.rows.upperBound - 1)
        guard first <= last else { return }
        var x = first == run.firstRow ? run.topX : run.x(below: first - 1)
        for row in first...last {
            let next = run.x(below: row)
            addRowPiece(row: row, x0: x, x1: next, height: run.height(in: row), in: window)
            x = next
        }
    }

    private mutating func addRowPiece(
        row: Int, x0: Int, x1: Int, height: Int, in window: Window
    ) {
        guard window.rows.contains(row) else { return }
        let cell = (row - window.rows.lowerBound) * width
        if (x0 ^ x1) < Subpixel.one {
            addPiece(
                row: cell, column: x0 >> Subpixel.bits, height: height,
                fractions: (x0 & Subpixel.mask) + (x1 & Subpixel.mask), in: window)
        } else if let split = ColumnSplit(x0: x0, x1: x1, height: height) {
            addPiece(
                row: cell, column: split.firstColumn, height: split.firstHeight,
                fractions: split.firstFractions, in: window)
            addPiece(
                row: cell, column: split.secondColumn, height: height - split.firstHeight,
                fractions: split.secondFractions, in: window)
        } else {
            addWide(
                row: cell, run: ColumnRun(x0: x0, x1: x1, height: height), height: height,
                in: window)
        }
    }

    private mutating func addWide(row: Int, run: ColumnRun, height: Int, in window: Window) {
        var column = run.firstColumn
        var cover = 0
        if column < window.columns.lowerBound {
            column = min(window.columns.lowerBound, run.lastColumn)
            cover = run.cover(leftOf: column)
            addPiece(row: row, column: column - 1, height: cover, fractions: 0, in: window)
        }
        while column < min(run.lastColumn, window.columns.upperBound) {
            let next = run.cover(leftOf: column + 1)
            let fraction = column == run.firstColumn ? run.firstFraction : 0
            addPiece(
                row: row, column: column, height: next - cover,
                fractions: fraction + Subpixel.one, in: window)
            cover = next
            column += 1
        }
        // The rest ends in the last column or lies to the right of the window.
        addPiece(
            row: row, column: column, height: height - cover, fractions: run.lastFraction,
            in: window)
    }

    /// Adds a piece inside one pixel of the picture, moved to the window's edge where it is
    /// outside.
    @inline(__always)
    private mutating func addPiece(
        row: Int, column: Int, height: Int, fractions: Int, in window: Window
    ) {
        let place = column - window.columns.lowerBound
        if place < 0 {
            addPiece(at: row, height: height, fractions: 0)
        } else if place >= width {
            addPiece(at: row + width, height: height, fractions: 0)
        } else {
            addPiece(at: row + place, height: height, fractions: fractions)
        }
    }
}
