/// The pixels of a bitmap as numbers of its colours, when there are at most 256.
struct PNGIndexedPixels {
    /// The colours as stored, premultiplied: red in the lowest byte, alpha in the highest.
    let colors: [UInt32]
    /// The number of each pixel's colour, rows top down, each after a 0 for its filter.
    private let scanlines: [UInt8]
    private let width: Int

    /// Finds the colours in one pass that ends at the 257th; nil where there is one.
    init?(_ bitmap: Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        var table = PNGColorTable()
        var isComplete = true
        let scanlines = unsafe [UInt8](unsafeUninitializedCapacity: height * (1 + width)) {
            target, count in
            unsafe bitmap.withWords { words in
                for y in 0..<height where isComplete {
                    let row = words.extracting(y * width..<(y + 1) * width)
                    let start = y * (1 + width)
                    let line = unsafe UnsafeMutableBufferPointer(
                        rebasing: target[start..<start + 1 + width])
                    unsafe line.initializeElement(at: 0, to: 0)
                    let above = words.extracting(max(0, y - 1) * width..<y * width)
                    if y > 0, unsafe Self.isEqual(row, above) {
                        let last = target.extracting(start - width..<start)
                        _ = unsafe line.extracting(1...width).update(fromContentsOf: last)
                    } else {
                        isComplete = unsafe Self.number(row, with: &table, into: line)
                    }
                }
            }
            count = isComplete ? height * (1 + width) : 0
        }
        guard isComplete else { return nil }
        self.scanlines = scanlines
        self.width = width
        colors = table.colors
    }

    /// Whether two rows of as many pixels are the same.
    private static func isEqual(
        _ row: UnsafeBufferPointer<UInt32>, _ above: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        var difference: UInt32 = 0
        for x in 0..<row.count { unsafe difference |= row[x] ^ above[x] }
        return difference == 0
    }

    /// Numbers the colours of a row until there are too many, which makes it false.
    ///
    /// Neighbours are mostly equal in drawn pictures, so the table is asked only where they differ,
    /// and eight at a time are looked at.
    private static func number(
        _ row: UnsafeBufferPointer<UInt32>, with table: inout PNGColorTable,
        into line: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        var last = unsafe ~row[0]
        var lastIndex: UInt8 = 0
        var x = 0
        while x < row.count {
            if x &+ 8 <= row.count {
                var differences: UInt32 = 0
                for place in x..<x &+ 8 { differences |= unsafe row[place] ^ last }
                if differences == 0 {
                    for place in x..<x &+ 8 { unsafe line[place &+ 1] = lastIndex }
                    x &+= 8
                    continue
                }
            }
            let color = unsafe row[x]
            if color != last {
                guard let index = table.index(of: UInt32(littleEndian: color)) else {
                    return false
                }
                lastIndex = index
                last = color
            }
            unsafe line[x &+ 1] = lastIndex
            x &+= 1
        }
        return true
    }

    /// Packs scanlines of a value for each pixel, the leftmost pixel in the highest bits of a byte.
    ///
    /// - Parameters:
    ///   - values: What each colour becomes, below 2 to the power of `bitDepth`.
    ///   - bitDepth: The bits of a value: 1, 2, 4 or 8.
    ///   - rowSize: The bytes of a row.
    /// - Returns: The rows, top down without padding, each after a 0 for its filter.
    func packed(_ values: [UInt8], bitDepth: Int, rowSize: Int) -> [UInt8] {
        if bitDepth == 8, values.enumerated().allSatisfy({ $0.offset == Int($0.element) }) {
            return scanlines
        }
        let table = values.span
        let height = scanlines.count / (1 + width)
        var result = [UInt8](repeating: 0, count: height * (1 + rowSize))
        var packed = result.mutableSpan
        let numbers = scanlines.span
        for y in 0..<height {
            var pixel = y * (1 + width) + 1
            let end = pixel + width
            let start = y * (1 + rowSize) + 1
            for target in start..<start + rowSize {
                var byte: UInt8 = 0
                var shift = 8 - bitDepth
                while shift >= 0 && pixel < end {
                    byte |= table[Int(numbers[pixel])] &<< UInt8(truncatingIfNeeded: shift)
                    shift -= bitDepth
                    pixel += 1
                }
                packed[target] = byte
            }
        }
        return result
    }
}
