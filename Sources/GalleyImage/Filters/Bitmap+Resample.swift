extension Bitmap {
    /// Lends the rows of the picture scaled along both axes, top down.
    ///
    /// Columns are mixed first, then rows, in premultiplied integers of 16 bits a channel. Only
    /// the source rows that a row needs are held at a time.
    ///
    /// - Parameters:
    ///   - columns: Where the columns come from.
    ///   - rows: Where the rows come from.
    ///   - body: Receives a row's number and its pixels.
    /// - Throws: What the body throws.
    /// - Precondition: The axes were made for this bitmap's sides.
    package func withResampledRows<Failure: Error>(
        columns: ResampleAxis, rows: ResampleAxis,
        _ body: (Int, Span<WidePixel>) throws(Failure) -> Void
    ) throws(Failure) {
        var held: [Int: [WidePixel]] = [:]
        var sums = [SIMD4<UInt32>](repeating: .zero, count: columns.range.count)
        var row = [WidePixel](repeating: .zero, count: columns.range.count)
        for (y, taps) in zip(rows.range, rows.taps) {
            let needed = taps.first..<taps.first + taps.range.count
            for source in Array(held.keys) where !needed.contains(source) {
                held.removeValue(forKey: source)
            }
            for index in sums.indices { sums[index] = SIMD4(repeating: 32_768) }
            for (source, position) in zip(needed, taps.range) {
                let weight = rows.weights[position]
                if weight == 0 { continue }
                let line = held[source] ?? resampledRow(source, columns)
                held[source] = line
                for index in line.indices {
                    sums[index] &+= SIMD4<UInt32>(truncatingIfNeeded: line[index]) &* weight
                }
            }
            for index in row.indices {
                row[index] = WidePixel(truncatingIfNeeded: sums[index] &>> 16)
            }
            try body(y, row.span)
        }
    }

    private func resampledRow(_ y: Int, _ columns: ResampleAxis) -> [WidePixel] {
        withBytes { (bytes) throws(Never) in
            columns.taps.map { taps in
                var sum = SIMD4<UInt32>(repeating: 32_768)
                var offset = (y * width + taps.first) * Self.bytesPerPixel
                for position in taps.range {
                    let pixel = SIMD4<UInt32>(
                        UInt32(bytes[offset]), UInt32(bytes[offset + 1]),
                        UInt32(bytes[offset + 2]), UInt32(bytes[offset + 3]))
                    sum &+= (pixel &* 257) &* columns.weights[position]
                    offset += Self.bytesPerPixel
                }
                return WidePixel(truncatingIfNeeded: sum &>> 16)
            }
        }
    }
}
