extension ColorBitmapTable {
    /// Where a glyph's metrics and picture are.
    struct Place {
        /// How they are stored.
        var imageFormat: Int
        /// The bytes in `CBDT`.
        var range: Range<Int>
        /// Where the metrics that glyphs share are in `CBLC`, or nil where each has its own.
        var metrics: Int?
    }

    /// Looks a glyph up in the index of a strike; nil where the strike does not list it.
    static func place(
        of glyph: GlyphID, in strike: BitmapStrike, _ locations: FontTable
    ) throws(BitmapFailure) -> Place? {
        guard let list = locations.uint32(at: strike.offset),
            let count = locations.uint32(at: strike.offset + 8)
        else { return nil }
        let number = Int(glyph.rawValue)
        for index in 0..<min(count, rangeLimit) {
            let entry = list + 8 * index
            guard let first = locations.uint16(at: entry),
                let last = locations.uint16(at: entry + 2),
                let offset = locations.uint32(at: entry + 4)
            else { return nil }
            guard (first...max(first, last)).contains(number) else { continue }
            if let place = try place(
                of: number, first: first, indexedAt: list + offset, locations)
            {
                return place
            }
        }
        return nil
    }

    /// Looks a glyph up in one index.
    private static func place(
        of number: Int, first: Int, indexedAt start: Int, _ table: FontTable
    ) throws(BitmapFailure) -> Place? {
        guard let format = table.uint16(at: start), let imageFormat = table.uint16(at: start + 2),
            let base = table.uint32(at: start + 4)
        else { throw .damaged("its index lies outside of the table") }
        let body = start + 8
        switch format {
        case 1, 3:
            // An offset for each glyph of the range, and one more for the end of the last.
            let width = format == 1 ? 4 : 2
            let entry = body + (number - first) * width
            let offsets =
                format == 1
                ? (table.uint32(at: entry), table.uint32(at: entry + width))
                : (table.uint16(at: entry), table.uint16(at: entry + width))
            return try place(imageFormat, base, offsets)
        case 2:
            return try place(table, imageFormat, base, body, ordinal: number - first)
        case 4:
            // Pairs of a glyph and an offset, and one pair more for the end of the last.
            guard let ordinal = ordinal(of: number, table, at: body + 4, stride: 4, countAt: body)
            else { return nil }
            let entry = body + 4 + 4 * ordinal
            return try place(
                imageFormat, base, (table.uint16(at: entry + 2), table.uint16(at: entry + 6)))
        case 5:
            guard
                let ordinal = ordinal(
                    of: number, table, at: body + 16, stride: 2, countAt: body + 12)
            else { return nil }
            return try place(table, imageFormat, base, body, ordinal: ordinal)
        default:
            throw .unsupported("CBLC index format \(format)")
        }
    }

    /// A place between two offsets; no bytes between them mean no picture.
    private static func place(
        _ imageFormat: Int, _ base: Int, _ offsets: (Int?, Int?)
    ) throws(BitmapFailure) -> Place? {
        guard let start = offsets.0, let end = offsets.1, start <= end else {
            throw .damaged("its index is cut off or out of order")
        }
        return start == end
            ? nil : Place(imageFormat: imageFormat, range: base + start..<base + end)
    }

    /// A place among pictures of one size, which share their metrics.
    private static func place(
        _ table: FontTable, _ imageFormat: Int, _ base: Int, _ body: Int, ordinal: Int
    ) throws(BitmapFailure) -> Place? {
        guard let size = table.uint32(at: body) else { throw .damaged("its index is cut off") }
        let start = base + ordinal * size
        return Place(imageFormat: imageFormat, range: start..<start + size, metrics: body + 4)
    }

    /// Finds a glyph in a list that is sorted by glyph.
    private static func ordinal(
        of number: Int, _ table: FontTable, at list: Int, stride: Int, countAt: Int
    ) -> Int? {
        var low = 0
        var high = min(table.uint32(at: countAt) ?? 0, max(0, table.count - list) / stride)
        while low < high {
            let middle = (low + high) / 2
            guard let glyph = table.uint16(at: list + stride * middle) else { return nil }
            if glyph == number { return middle }
            if glyph < number { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
