/// How densely differing pixels lie: the most of them in any square of a size.
struct DifferenceDensity {
    private let map: [UInt8]
    private let width: Int
    private let height: Int

    /// Takes what became of each pixel, rows top down.
    init(_ map: [UInt8], width: Int) {
        self.map = map
        self.width = width
        height = map.count / width
    }

    /// Returns the most differing pixels in any place of a square, cut where the picture ends.
    ///
    /// Sums of columns run down the picture and sums of those along each row.
    ///
    /// - Complexity: O(pixels), whatever the side.
    func largest(side: Int) -> Int {
        let side = max(1, side)
        let marks = map.span
        var columns = [Int32](repeating: 0, count: width)
        var largest = 0
        for y in 0..<height {
            let isChanged = add(1, row: y, of: marks, to: &columns)
            let isGone = y >= side && add(-1, row: y - side, of: marks, to: &columns)
            if isChanged || isGone { largest = max(largest, Self.densest(columns, side: side)) }
        }
        return largest
    }

    /// Adds a row to the sums of the columns; returns whether the row has a differing pixel.
    private func add(
        _ count: Int32, row: Int, of marks: Span<UInt8>, to columns: inout [Int32]
    ) -> Bool {
        var isChanged = false
        var sums = columns.mutableSpan
        for x in 0..<width where marks[row * width + x] == PixelMap.differing {
            sums[x] += count
            isChanged = true
        }
        return isChanged
    }

    private static func densest(_ columns: [Int32], side: Int) -> Int {
        let sums = columns.span
        var (sum, largest): (Int32, Int32) = (0, 0)
        for x in sums.indices {
            sum += sums[x]
            if x >= side { sum -= sums[x - side] }
            largest = max(largest, sum)
        }
        return Int(largest)
    }
}
