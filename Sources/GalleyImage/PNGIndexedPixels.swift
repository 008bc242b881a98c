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
                guard let row = words.baseAddress, let line = target.baseAddress else { return }
                for y in 0..<height where isComplete {
                    unsafe line[y &* (1 &+ width)] = 0
                    isComplete = unsafe Self.number(
                        row + y * width, count: width, hasAbove: y > 0, with: &table,
                        into: line + y * (1 + width) + 1)
                }
            }
            count = isComplete ? height * (1 + width) : 0
        }
        guard isComplete else { return nil }
        self.scanlines = scanlines
        self.width = width
        colors = table.takeColors()
    }

    /// Numbers the colours of a row until there are too many, which makes it false.
    ///
    /// Drawn pictures mostly repeat the row above, and else the pixel before, so the table is asked
    /// only where they don't. Reads and writes as many pixels as there are, in this row and, where
    /// there is one, in the row above, whose numbers lie a filter's byte before those of this one.
    @inline(never)
    private static func number(
        _ row: UnsafePointer<UInt32>, count: Int, hasAbove: Bool, with table: inout PNGColorTable,
        into line: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        var x = 0
        while x &+ PixelBlock.count <= count {
            let pixels = unsafe PixelBlock(row + x)
            if hasAbove, unsafe pixels.isEqual(to: PixelBlock(row + (x &- count))) {
                let numbers = unsafe UnsafeRawPointer(line + (x &- 1 &- count))
                    .loadUnaligned(as: SIMD16<UInt8>.self)
                unsafe UnsafeMutableRawPointer(line + x).storeBytes(
                    of: numbers, as: SIMD16<UInt8>.self)
            } else if pixels.isUniform {
                guard let number = unsafe table.index(of: UInt32(littleEndian: row[x])) else {
                    return false
                }
                unsafe UnsafeMutableRawPointer(line + x).storeBytes(
                    of: SIMD16(repeating: number), as: SIMD16<UInt8>.self)
            } else {
                for place in x..<x &+ PixelBlock.count {
                    guard let number = unsafe table.index(of: UInt32(littleEndian: row[place]))
                    else { return false }
                    unsafe line[place] = number
                }
            }
            x &+= PixelBlock.count
        }
        while x < count {
            guard let number = unsafe table.index(of: UInt32(littleEndian: row[x])) else {
                return false
            }
            unsafe line[x] = number
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
        if bitDepth == 8, values.indices.allSatisfy({ $0 == Int(values[$0]) }) { return scanlines }
        var table = InlineArray<256, UInt8>(repeating: 0)
        for index in values.indices { table[index] = values[index] }
        let (size, packedSize) = (1 + width, 1 + rowSize)
        let height = scanlines.count / size
        let numbers = scanlines.span
        return unsafe [UInt8](unsafeUninitializedCapacity: height * packedSize) { target, count in
            for y in 0..<height {
                let row = numbers.extracting(y * size..<(y + 1) * size)
                let line = unsafe UnsafeMutableBufferPointer(
                    rebasing: target[y * packedSize..<(y + 1) * packedSize])
                if y > 0, Self.isEqual(row, numbers.extracting((y - 1) * size..<y * size)) {
                    let above = target.extracting((y - 1) * packedSize..<y * packedSize)
                    _ = unsafe line.initialize(fromContentsOf: above)
                } else {
                    unsafe line.initializeElement(at: 0, to: 0)
                    unsafe Self.pack(
                        row.extracting(1...), with: table.span, bitDepth: bitDepth,
                        into: line.extracting(1..<packedSize))
                }
            }
            count = height * packedSize
        }
    }

    /// Returns whether two rows of as many bytes are the same.
    private static func isEqual(_ row: Span<UInt8>, _ above: Span<UInt8>) -> Bool {
        var x = 0
        let (row, above) = unsafe (row.bytes, above.bytes)
        while x &+ 8 <= row.byteCount {
            // Eight bytes are inside, of both rows.
            let difference =
                unsafe row.unsafeLoadUnaligned(fromUncheckedByteOffset: x, as: UInt64.self)
                ^ above.unsafeLoadUnaligned(fromUncheckedByteOffset: x, as: UInt64.self)
            guard difference == 0 else { return false }
            x &+= 8
        }
        while x < row.byteCount {
            guard
                unsafe row.unsafeLoad(fromUncheckedByteOffset: x, as: UInt8.self)
                    == above.unsafeLoad(fromUncheckedByteOffset: x, as: UInt8.self)
            else { return false }
            x &+= 1
        }
        return true
    }

    /// Packs a row of numbers into as many bytes as it takes.
    private static func pack(
        _ numbers: Span<UInt8>, with table: Span<UInt8>, bitDepth: Int,
        into line: UnsafeMutableBufferPointer<UInt8>
    ) {
        // Any number has a place among the 256 of the table, and loops end with the row.
        guard bitDepth < 8 else {
            for x in 0..<min(numbers.count, line.count) {
                unsafe line[x] = table[unchecked: Int(numbers[unchecked: x])]
            }
            return
        }
        let perByte = 8 / bitDepth
        var pixel = 0
        for target in 0..<numbers.count / perByte {
            var byte: UInt8 = 0
            for _ in 0..<perByte {
                let value = unsafe table[unchecked: Int(numbers[unchecked: pixel])]
                byte = byte &<< UInt8(truncatingIfNeeded: bitDepth) | value
                pixel &+= 1
            }
            unsafe line[target] = byte
        }
        guard pixel < numbers.count else { return }
        var byte: UInt8 = 0
        var shift = 8 - bitDepth
        while pixel < numbers.count {
            byte |= table[Int(numbers[pixel])] << UInt8(shift)
            shift -= bitDepth
            pixel += 1
        }
        unsafe line[line.count - 1] = byte
    }
}
