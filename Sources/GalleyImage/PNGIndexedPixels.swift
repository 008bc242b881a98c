/// The pixels of a bitmap as numbers of its colours, when there are at most 256.
struct PNGIndexedPixels {
    /// The colours as stored, premultiplied: red in the lowest byte, alpha in the highest.
    let colors: [UInt32]
    /// The number of each pixel's colour, rows top down.
    private let indices: [UInt8]
    private let width: Int

    /// Finds the colours in one pass that ends at the 257th; nil where there is one.
    init?(_ bitmap: Bitmap) {
        var table = PNGColorTable()
        var indices = [UInt8](repeating: 0, count: bitmap.width * bitmap.height)
        let isComplete = bitmap.withBytes { (bytes) throws(Never) in
            var numbers = indices.mutableSpan
            var last = ~bytes.pixel(at: 0)
            var lastIndex: UInt8 = 0
            for pixel in numbers.indices {
                let color = bytes.pixel(at: pixel)
                if color != last {
                    guard let index = table.index(of: color) else { return false }
                    last = color
                    lastIndex = index
                }
                numbers[pixel] = lastIndex
            }
            return true
        }
        guard isComplete else { return nil }
        self.indices = indices
        colors = table.colors
        width = bitmap.width
    }

    /// Returns rows of a value for each pixel, the leftmost pixel in the highest bits of a byte.
    ///
    /// - Parameters:
    ///   - values: What each colour becomes, below 2 to the power of `bitDepth`.
    ///   - bitDepth: The bits of a value: 1, 2, 4 or 8.
    ///   - rowSize: The bytes of a row.
    func packed(_ values: [UInt8], bitDepth: Int, rowSize: Int) -> [UInt8] {
        let height = indices.count / width
        var rows = [UInt8](repeating: 0, count: height * rowSize)
        var packed = rows.mutableSpan
        let numbers = indices.span
        let values = values.span
        for y in 0..<height {
            var target = y * rowSize
            var shift = 8
            for pixel in y * width..<(y + 1) * width {
                if shift == 0 {
                    shift = 8
                    target += 1
                }
                shift -= bitDepth
                packed[target] |= values[Int(numbers[pixel])] << UInt8(shift)
            }
        }
        return rows
    }
}

extension Span where Element == UInt8 {
    /// Returns four bytes as one number, the first in the lowest byte.
    @inline(__always)
    func pixel(at index: Int) -> UInt32 {
        let offset = index * Bitmap.bytesPerPixel
        return UInt32(self[offset]) | UInt32(self[offset + 1]) << 8
            | UInt32(self[offset + 2]) << 16 | UInt32(self[offset + 3]) << 24
    }
}
