import GalleyGeometry

/// Opacity of square cells of pixels in 1/256 of a byte step; cell (0, 0) starts at pixel (0, 0).
struct CellPlane {
    let rect: PixelRect
    private var values: [UInt16]

    init(rect: PixelRect, values: [UInt16]) {
        self.rect = rect
        self.values = values
    }

    /// Creates the means of a plane over cells.
    init(_ plane: AlphaPlane, cellSize size: Int) {
        if size == 1 {
            self.init(rect: plane.rect, values: plane.bytes.map { UInt16($0) << 8 })
            return
        }
        let source = plane.rect
        let (left, top) = (Self.floor(source.x, size), Self.floor(source.y, size))
        let right = Self.floor(source.maxX + size - 1, size)
        let bottom = Self.floor(source.maxY + size - 1, size)
        let cells = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        var sums = [UInt32](repeating: 0, count: cells.width * cells.height)
        var index = 0
        for y in source.y..<source.maxY {
            let row = (Self.floor(y, size) - top) * cells.width
            for x in source.x..<source.maxX {
                sums[row + Self.floor(x, size) - left] += UInt32(plane.bytes[index])
                index += 1
            }
        }
        let area = UInt64(size * size)
        self.init(
            rect: cells, values: sums.map { UInt16((UInt64($0) * 256 + area / 2) / area) })
    }

    /// Returns the cells between whose centres the pixels of a rectangle lie.
    static func cells(around pixels: PixelRect, cellSize size: Int) -> PixelRect {
        let (left, _) = place(pixels.x, size)
        let (top, _) = place(pixels.y, size)
        let (right, _) = place(pixels.maxX - 1, size)
        let (bottom, _) = place(pixels.maxY - 1, size)
        return PixelRect(x: left, y: top, width: right + 2 - left, height: bottom + 2 - top)
    }

    /// Returns the sums of the cells weighted by two kernels, one along each axis.
    func convolved(
        _ horizontal: GaussianKernel, _ vertical: GaussianKernel, within target: PixelRect
    ) -> CellPlane {
        let reached = PixelRect(
            x: rect.x + horizontal.first, y: rect.y + vertical.first,
            width: rect.width + horizontal.weights.count - 1,
            height: rect.height + vertical.weights.count - 1
        ).intersection(target)
        guard !reached.isEmpty else { return CellPlane(rect: .zero, values: []) }
        let firstRow = max(0, reached.y - vertical.first - vertical.weights.count + 1 - rect.y)
        let lastRow = min(rect.height, reached.maxY - vertical.first - rect.y)
        var sums = [UInt32](repeating: 0, count: reached.width)
        var rows: [UInt16] = []
        rows.reserveCapacity(max(0, lastRow - firstRow) * reached.width)
        for row in firstRow..<max(firstRow, lastRow) {
            for (index, weight) in horizontal.weights.enumerated() where weight > 0 {
                // A cell at x counts at x + distance.
                let start = rect.x + horizontal.first + index
                let (from, to) = (max(reached.x, start), min(reached.maxX, start + rect.width))
                if from < to {
                    Self.add(
                        values, from: row * rect.width + from - start, weight: weight, to: &sums,
                        from: from - reached.x, count: to - from)
                }
            }
            Self.take(&sums, appendTo: &rows)
        }
        var result: [UInt16] = []
        result.reserveCapacity(reached.width * reached.height)
        for y in reached.y..<reached.maxY {
            for (index, weight) in vertical.weights.enumerated() where weight > 0 {
                let row = y - vertical.first - index - rect.y
                guard row >= firstRow && row < lastRow else { continue }
                Self.add(
                    rows, from: (row - firstRow) * reached.width, weight: weight, to: &sums,
                    from: 0, count: reached.width)
            }
            Self.take(&sums, appendTo: &result)
        }
        return CellPlane(rect: reached, values: result)
    }

    /// Adds neighbouring values times a weight to sums.
    private static func add(
        _ values: [UInt16], from start: Int, weight: UInt32, to sums: inout [UInt32],
        from first: Int, count: Int
    ) {
        let source = values.span.extracting(start..<start + count)
        var all = sums.mutableSpan
        var target = all._mutatingExtracting(first..<first + count)
        for index in 0..<count {
            target[index] = target[index] &+ UInt32(source[index]) &* weight
        }
    }

    /// Appends sums in 1/65536, rounded, and sets them to zero.
    private static func take(_ sums: inout [UInt32], appendTo values: inout [UInt16]) {
        for index in sums.indices {
            values.append(UInt16(truncatingIfNeeded: (sums[index] &+ 32_768) >> 16))
            sums[index] = 0
        }
    }

    /// The plane in whole bytes; its cells are pixels.
    var pixels: AlphaPlane {
        AlphaPlane(
            rect: rect, bytes: values.map { UInt8(truncatingIfNeeded: ($0 &+ 128) >> 8) })
    }

    /// Returns pixels interpolated between the centres of cells along both axes.
    func interpolated(cellSize size: Int, over pixels: PixelRect) -> AlphaPlane {
        var result = AlphaPlane(clear: pixels)
        let whole = 2 * size
        let shift = (whole * whole).trailingZeroBitCount + 8
        var upper = [Int](repeating: 0, count: pixels.width)
        var index = 0
        for y in pixels.y..<pixels.maxY {
            let (row, part) = Self.place(y, size)
            // Along the columns first: the cells of both rows mixed.
            let (a, b) = (whole - part, part)
            for x in pixels.x..<pixels.maxX {
                let (column, across) = Self.place(x, size)
                let left = self[column, row] * a + self[column, row + 1] * b
                let right = self[column + 1, row] * a + self[column + 1, row + 1] * b
                upper[x - pixels.x] = left * (whole - across) + right * across
            }
            for value in upper {
                result.bytes[index] = UInt8(
                    truncatingIfNeeded: (value + (1 << (shift - 1))) >> shift)
                index += 1
            }
        }
        return result
    }

    private subscript(x: Int, y: Int) -> Int {
        guard x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY else { return 0 }
        return Int(values[(y - rect.y) * rect.width + x - rect.x])
    }

    /// Returns the last cell whose centre is at or before a pixel's, and how far beyond it the pixel is,
    /// in halves of a pixel.
    private static func place(_ pixel: Int, _ size: Int) -> (cell: Int, part: Int) {
        let position = 2 * pixel + 1 - size
        let cell = floor(position, 2 * size)
        return (cell, position - cell * 2 * size)
    }

    /// Returns a quotient rounded down; the divisor is a power of two.
    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >> divisor.trailingZeroBitCount
    }
}
