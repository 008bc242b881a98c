import GalleyGeometry

extension Mask {
    /// Returns a byte for each pixel, 1 where it is left out; no byte at all where nothing is.
    func marks(width: Int, height: Int) -> [UInt8] {
        if isEmpty { return [] }
        var marks = [UInt8](repeating: 0, count: width * height)
        if let picture {
            for y in 0..<min(height, picture.height) {
                for x in 0..<min(width, picture.width) {
                    marks[y * width + x] = picture.bytes[y * picture.width + x]
                }
            }
        }
        for region in regions {
            let columns = Self.span(from: region.rect.x, count: region.rect.width, limit: width)
            let rows = Self.span(from: region.rect.y, count: region.rect.height, limit: height)
            for y in rows {
                for x in columns { marks[y * width + x] = 1 }
            }
        }
        return marks
    }

    /// Returns the part of a span that lies within a picture; numbers of any size are fine.
    private static func span(from start: Int, count: Int, limit: Int) -> Range<Int> {
        let (end, overflow) = start.addingReportingOverflow(max(0, count))
        let first = min(max(0, start), limit)
        return first..<max(first, overflow ? limit : min(end, limit))
    }
}
