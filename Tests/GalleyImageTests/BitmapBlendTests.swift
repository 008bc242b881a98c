import GalleyGeometry
import GalleyImage
import Testing

@Suite("Blending")
struct BitmapBlendTests {
    static let colors: [Color] = [
        Color(red: 255, green: 0, blue: 127), Color(red: 1, green: 254, blue: 128),
    ]
    static let backgrounds: [Color] = [
        .clear, .white, Color(red: 3, green: 200, blue: 90, alpha: 120),
        Color(red: 255, green: 128, blue: 1, alpha: 1),
    ]

    // The reference is source-over without any rounding (Porter and Duff 1984).
    @Test(
        "Every alpha at every coverage is rounded once to the nearest",
        arguments: colors, backgrounds)
    func accuracy(color: Color, background: Color) throws {
        let coverage = Array(UInt8.min...UInt8.max)
        let empty = try Bitmap(width: 256, height: 1, fill: background)
        let source = [color.red, color.green, color.blue, 255].map(Double.init)
        let below = empty.bytes[..<4].map(Double.init)
        var color = color
        var wrong: [String] = []
        for alpha in UInt8.min...UInt8.max {
            color.alpha = alpha
            var bitmap = empty
            bitmap.blend(
                color, coverage: coverage.span, in: PixelRect(x: 0, y: 0, width: 256, height: 1))
            let bytes = bitmap.bytes
            for offset in 0..<1_024 {
                let weight = Double(alpha) * Double(offset / 4) / 65_025
                let channel = offset % 4
                let expected = source[channel] * weight + below[channel] * (1 - weight)
                let isPremultiplied = bytes[offset] <= bytes[offset | 3]
                if abs(Double(bytes[offset]) - expected) > 0.500001 || !isPremultiplied {
                    wrong.append("\(alpha) at \(offset / 4): \(bytes[offset])")
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "An opaque colour at any coverage over any opaque pixel is rounded once to the nearest",
        arguments: [UInt8](arrayLiteral: 0, 1, 85, 127, 128, 200, 254, 255))
    func opaque(_ channel: UInt8) throws {
        // A row of 256 coverages over a row for each value of the pixel; each channel sees another.
        let coverage = (0..<256 * 256).map { UInt8($0 % 256) }
        var bitmap = try Bitmap(width: 256, height: 256)
        for y in 0..<256 {
            let value = UInt8(y)
            bitmap.blend(
                Color(red: value, green: 255 - value, blue: value),
                in: PixelRect(x: 0, y: y, width: 256, height: 1))
        }
        bitmap.blend(
            Color(red: channel, green: channel, blue: 255 - channel), coverage: coverage.span,
            in: PixelRect(x: 0, y: 0, width: 256, height: 256))
        func nearest(_ color: UInt8, _ coverage: Int, over pixel: Int) -> UInt8 {
            // (2n + 255) / 510 is n / 255 to the nearest.
            UInt8((2 * (Int(color) * coverage + pixel * (255 - coverage)) + 255) / 510)
        }
        var wrong = 0
        for y in 0..<256 {
            for x in 0..<256 {
                let expected = Color(
                    red: nearest(channel, x, over: y), green: nearest(channel, x, over: 255 - y),
                    blue: nearest(255 - channel, x, over: y))
                if bitmap[x, y] != expected { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    @Test("An opaque colour at full coverage replaces, coverage 0 keeps", arguments: backgrounds)
    func extremes(background: Color) throws {
        let color = Color(red: 12, green: 34, blue: 56)
        var bitmap = try Bitmap(width: 2, height: 1, fill: background)
        let kept = bitmap.premultiplied(x: 1, y: 0)
        let coverage: [UInt8] = [255, 0]
        bitmap.blend(
            color, coverage: coverage.span, in: PixelRect(x: 0, y: 0, width: 2, height: 1))
        #expect(bitmap[0, 0] == color)
        #expect(bitmap.premultiplied(x: 1, y: 0) == kept)
    }

    @Test(
        "A rectangle is the same as full coverage",
        arguments: [UInt8(0), 1, 100, 254, 255], backgrounds)
    func rectangle(alpha: UInt8, background: Color) throws {
        let color = Color(red: 200, green: 7, blue: 99, alpha: alpha)
        var filled = try Bitmap(width: 5, height: 4, fill: background)
        var masked = filled
        let rect = PixelRect(x: 1, y: 1, width: 3, height: 2)
        filled.blend(color, in: rect)
        masked.blend(color, coverage: [UInt8](repeating: 255, count: 6).span, in: rect)
        #expect(filled == masked)
        #expect(filled.premultiplied(x: 0, y: 0) == PremultipliedColor(background))
        #expect(filled.premultiplied(x: 4, y: 3) == PremultipliedColor(background))
    }

    @Test("What sticks out on any side is left out, and the mask stays in place")
    func clipping() throws {
        // Each pixel of the mask has a coverage of its own; black on clear keeps it as alpha.
        let mask = (0..<12).map { UInt8($0 + 1) }
        for x in -5...4 {
            for y in -4...4 {
                var bitmap = try Bitmap(width: 3, height: 3)
                bitmap.blend(
                    .black, coverage: mask.span, in: PixelRect(x: x, y: y, width: 4, height: 3))
                for row in 0..<3 {
                    for column in 0..<3 {
                        let isInside = (x..<x + 4).contains(column) && (y..<y + 3).contains(row)
                        let expected = isInside ? mask[(row - y) * 4 + column - x] : 0
                        #expect(bitmap[column, row].alpha == expected, "\(x), \(y)")
                    }
                }
            }
        }
    }

    @Test(
        "Rectangles at the ends of the number range draw only what they hold",
        arguments: [
            (PixelRect(x: .min, y: .min, width: .max, height: .max), 0),
            (PixelRect(x: .max, y: .max, width: .max, height: .max), 0),
            (PixelRect(x: -1, y: -1, width: .max, height: .max), 4),
            (PixelRect(x: 1, y: 0, width: .max, height: .max), 2),
            (PixelRect(x: 0, y: 0, width: -1, height: 5), 0),
            (PixelRect(x: 0, y: 0, width: 5, height: .min), 0),
            (PixelRect.zero, 0),
        ])
    func extremeRectangles(rect: PixelRect, pixels: Int) throws {
        var bitmap = try Bitmap(width: 2, height: 2)
        bitmap.blend(.white, in: rect)
        #expect(bitmap.bytes.filter { $0 == 255 }.count == 4 * pixels)
        #expect(bitmap.bytes.filter { $0 == 0 }.count == 16 - 4 * pixels)
    }

    @Test("A mask of another size is a programmer's mistake")
    func maskSize() async {
        await #expect(processExitsWith: .failure) {
            var bitmap = try Bitmap(width: 2, height: 2)
            let mask: [UInt8] = [1, 2, 3]
            bitmap.blend(
                .black, coverage: mask.span, in: PixelRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test("A bitmap over another is rounded once to the nearest for every pair of alphas")
    func bitmapAccuracy() throws {
        var wrong: [String] = []
        for below in stride(from: UInt8(0), through: 255, by: 15) {
            let fill = Color(red: 255, green: 90, blue: 0, alpha: below)
            var top = try Bitmap(width: 256, height: 1)
            for x in 0..<256 {
                top[x, 0] = Color(red: 20, green: 255, blue: 130, alpha: UInt8(x))
            }
            var bitmap = try Bitmap(width: 256, height: 1, fill: fill)
            let pixel = Array(bitmap.bytes[..<4])
            bitmap.blend(top, at: 0, y: 0)
            for x in 0..<256 {
                let source = top.bytes[4 * x..<4 * x + 4]
                let result = bitmap.bytes[4 * x..<4 * x + 4]
                let expected = zip(source, pixel).map {
                    (Double($0) + Double($1) * Double(255 - x) / 255).rounded()
                }
                if result.map(Double.init) != expected
                    || result.contains(where: { $0 > result[4 * x + 3] })
                {
                    wrong.append("\(x) over \(below): \(result), not \(expected)")
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("A bitmap is placed by its top left pixel and clipped on every side")
    func bitmapClipping() throws {
        var top = try Bitmap(width: 2, height: 3)
        for index in 0..<6 {
            top[index % 2, index / 2] = Color(red: UInt8(index + 1), green: 0, blue: 0)
        }
        for x in [-3, -2, -1, 0, 1, 2, 3, .min, .max] {
            for y in [-4, -3, -1, 0, 2, 3, .min, .max] {
                var bitmap = try Bitmap(width: 3, height: 3)
                bitmap.blend(top, at: x, y: y)
                for row in 0..<3 {
                    for column in 0..<3 {
                        let isInside = (0..<2).contains(column &- x) && (0..<3).contains(row &- y)
                        let expected = isInside ? UInt8(2 * (row - y) + column - x + 1) : 0
                        #expect(bitmap[column, row].red == expected, "\(x), \(y)")
                    }
                }
            }
        }
    }
}
