import GalleyImage

/// Small pictures for the list of a report.
enum Thumbnail {
    /// The longer side of a thumbnail, in pixels.
    static let side = 96

    /// Returns a PNG of at most ``side`` pixels a side, or nil of what does not decode.
    ///
    /// Each pixel is the mean of the rectangle of pixels it stands for; a picture that is small
    /// already is kept as it is.
    static func png(of png: [UInt8]) -> [UInt8]? {
        guard let picture = try? Bitmap(png: png) else { return nil }
        let longer = max(picture.width, picture.height)
        guard longer > side else { return png }
        let width = max(1, picture.width * side / longer)
        let height = max(1, picture.height * side / longer)
        let source = picture.bytes
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let rows = span(y, of: height, in: picture.height)
            for x in 0..<width {
                let columns = span(x, of: width, in: picture.width)
                var sums = SIMD4<Int>.zero
                for row in rows {
                    for column in columns {
                        let place = (row * picture.width + column) * 4
                        for channel in 0..<4 { sums[channel] += Int(source[place + channel]) }
                    }
                }
                let count = rows.count * columns.count
                for channel in 0..<4 {
                    bytes[(y * width + x) * 4 + channel] = UInt8(
                        (sums[channel] + count / 2) / count)
                }
            }
        }
        return try? Bitmap(width: width, height: height, premultiplied: bytes).encodedPNG()
    }

    /// The source pixels of one pixel of a thumbnail; at least one.
    private static func span(_ place: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = place * length / count
        return start..<max(start + 1, (place + 1) * length / count)
    }
}
