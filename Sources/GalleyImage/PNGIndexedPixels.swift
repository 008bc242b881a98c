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
        var numbers = indices.mutableSpan
        let isComplete = bitmap.withBytes { (bytes) throws(Never) in
            Self.number(bytes, with: &table, into: &numbers)
        }
        guard isComplete else { return nil }
        self.indices = indices
        colors = table.colors
        width = bitmap.width
    }

    /// Numbers the colours of pixels until there are too many, which makes it false.
    ///
    /// Neighbours are mostly equal in drawn pictures, so the table is asked only where they differ.
    private static func number(
        _ bytes: Span<UInt8>, with table: inout PNGColorTable,
        into numbers: inout MutableSpan<UInt8>
    ) -> Bool {
        let pixels = unsafe bytes.bytes
        precondition(pixels.byteCount == numbers.count * Bitmap.bytesPerPixel)
        var last = ~UInt32(0)
        var lastIndex: UInt8?
        for pixel in 0..<numbers.count {
            // The precondition keeps every load inside the bytes.
            let color = unsafe UInt32(
                littleEndian: pixels.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: pixel &* Bitmap.bytesPerPixel, as: UInt32.self))
            if color != last || lastIndex == nil {
                lastIndex = table.index(of: color)
                last = color
            }
            guard let lastIndex else { return false }
            numbers[pixel] = lastIndex
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
        let table = values.span
        let height = indices.count / width
        var scanlines = [UInt8](repeating: 0, count: height * (1 + rowSize))
        var packed = scanlines.mutableSpan
        let numbers = indices.span
        for y in 0..<height {
            var pixel = y * width
            let end = pixel + width
            let start = y * (1 + rowSize) + 1
            if bitDepth == 8 {
                for x in 0..<width { packed[start + x] = table[Int(numbers[pixel + x])] }
                continue
            }
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
        return scanlines
    }
}
