import GalleyImage
import Testing

@Suite("PNG streams")
struct PNGStreamTests {
    /// A picture of a ramp and a pattern, in bands of some heights.
    private static func picture(
        _ format: PNGStream.Format, bands: [Int], width: Int
    ) throws -> (whole: Bitmap, bands: [Bitmap]) {
        func color(_ x: Int, _ y: Int) -> Color {
            let value = UInt8(truncatingIfNeeded: x &* 7 &+ y &* 31)
            return switch format {
            case .grey: Color(red: value, green: value, blue: value)
            case .color: Color(red: value, green: 255 - value, blue: UInt8(x & 255))
            case .translucentColor:
                Color(red: 255, green: value, blue: 0, alpha: y % 3 == 0 ? 0 : value)
            }
        }
        var whole = try Bitmap(width: width, height: bands.reduce(0, +))
        var parts: [Bitmap] = []
        var top = 0
        for height in bands {
            var part = try Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width {
                    part[x, y] = color(x, top + y)
                    whole[x, top + y] = color(x, top + y)
                }
            }
            parts.append(part)
            top += height
        }
        return (whole, parts)
    }

    // The decoder is libpng, which checks the chunks' and the data's checksums.
    @Test(
        "Bands become the picture they are bands of",
        arguments: [PNGStream.Format.grey, .color, .translucentColor],
        [[1], [7, 1, 300], [40, 40, 40]])
    func bands(format: PNGStream.Format, heights: [Int]) throws {
        let picture = try Self.picture(format, bands: heights, width: 211)
        var stream = try PNGStream(
            width: 211, height: picture.whole.height, format: format, scale: 2)
        for band in picture.bands { stream.append(band) }
        #expect(stream.rowCount == picture.whole.height)
        let png = stream.finish()
        #expect(try Bitmap(png: png) == picture.whole)
        // 2 × 72 ÷ 0.0254, rounded.
        #expect(try PNGMetadata(png: png).density?.horizontal == 5_669)
    }

    @Test("A picture beyond the limits is refused before a row is made")
    func limits() {
        #expect(throws: ImageError.self) {
            try PNGStream(width: 40_000, height: 1, format: .grey)
        }
        #expect(throws: ImageError.self) { try PNGStream(width: 0, height: 1, format: .grey) }
        #expect(throws: ImageError.self) {
            try PNGStream(width: 1, height: 1, format: .grey, scale: .nan)
        }
    }
}
