import Testing

@testable import GalleyImage

@Suite("PNG encoding")
struct PNGEncodingTests {
    /// A picture and the format that holds it in the fewest bytes.
    struct Picture: CustomTestStringConvertible {
        let testDescription: String
        let width: Int
        let height: Int
        let colorType: PNGColorType
        let depth: UInt8
        let color: @Sendable (_ x: Int, _ y: Int) -> Color

        func bitmap() throws -> Bitmap {
            var bitmap = try Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width { bitmap[x, y] = color(x, y) }
            }
            return bitmap
        }
    }

    static func grey(_ value: Int, alpha: Int = 255) -> Color {
        let byte = UInt8(truncatingIfNeeded: value)
        return Color(red: byte, green: byte, blue: byte, alpha: UInt8(alpha))
    }

    static func red(_ value: Int, alpha: Int = 255) -> Color {
        Color(red: UInt8(truncatingIfNeeded: value), green: 3, blue: 1, alpha: UInt8(alpha))
    }

    // Bits per pixel: grey n, palette ⌈log₂ colours⌉ up to 8, grey with alpha 16, RGB 24, RGBA 32.
    // A palette costs 12 bytes and 3 a colour more, and 12 and 1 for each translucent colour.
    static let pictures: [Picture] = [
        Picture(
            testDescription: "black and white", width: 33, height: 9, colorType: .grey, depth: 1
        ) {
            grey(255 * (($0 + $1) % 2))
        },
        Picture(testDescription: "white", width: 3, height: 3, colorType: .grey, depth: 1) { _, _ in
            .white
        },
        Picture(testDescription: "thirds", width: 31, height: 9, colorType: .grey, depth: 2) {
            x, _ in
            grey(85 * (x % 4))
        },
        Picture(testDescription: "seventeens", width: 31, height: 9, colorType: .grey, depth: 4) {
            grey(17 * (($0 + $1) % 16))
        },
        Picture(testDescription: "greys", width: 256, height: 2, colorType: .grey, depth: 8) {
            x, _ in
            grey(x)
        },
        Picture(testDescription: "17 odd greys", width: 40, height: 40, colorType: .grey, depth: 8)
        {
            grey(1 + ($0 + $1) % 17)
        },
        Picture(
            testDescription: "2 odd greys", width: 40, height: 40, colorType: .palette, depth: 1
        ) {
            grey(100 + ($0 + $1) % 2)
        },
        Picture(testDescription: "clear", width: 20, height: 20, colorType: .palette, depth: 1) {
            _, _ in .clear
        },
        Picture(testDescription: "4 reds", width: 41, height: 40, colorType: .palette, depth: 2) {
            red(($0 + $1) % 4)
        },
        Picture(testDescription: "3 alphas", width: 41, height: 40, colorType: .palette, depth: 2) {
            red(255, alpha: 100 * (($0 + $1) % 3))
        },
        Picture(testDescription: "5 reds", width: 41, height: 40, colorType: .palette, depth: 4) {
            red(($0 + $1) % 5)
        },
        Picture(testDescription: "16 alphas", width: 41, height: 40, colorType: .palette, depth: 4)
        {
            red(200, alpha: 17 * (($0 + $1) % 16))
        },
        Picture(testDescription: "17 reds", width: 41, height: 40, colorType: .palette, depth: 8) {
            red(($0 + $1) % 17)
        },
        Picture(testDescription: "256 alphas", width: 64, height: 64, colorType: .palette, depth: 8)
        {
            red(255, alpha: ($0 + 64 * $1) % 256)
        },
        Picture(testDescription: "256 reds", width: 64, height: 64, colorType: .palette, depth: 8) {
            red(($0 + 64 * $1) % 256)
        },
        Picture(
            testDescription: "257 greys with alpha", width: 257, height: 2, colorType: .greyAlpha,
            depth: 8
        ) { x, _ in x == 256 ? grey(0, alpha: 0) : grey(x) },
        Picture(
            testDescription: "few greys with alpha", width: 2, height: 2, colorType: .greyAlpha,
            depth: 8
        ) { grey(90 * $0, alpha: 100 + $1) },
        Picture(testDescription: "257 colours", width: 257, height: 2, colorType: .rgb, depth: 8) {
            x, _ in
            Color(red: UInt8(x % 256), green: UInt8(x / 256), blue: 9)
        },
        Picture(testDescription: "a red pixel", width: 1, height: 1, colorType: .rgb, depth: 8) {
            _, _ in red(200)
        },
        Picture(
            testDescription: "colours, alphas", width: 257, height: 3, colorType: .rgba, depth: 8
        ) {
            x, y in
            Color(red: UInt8(x % 256), green: UInt8(x / 256), blue: UInt8(y), alpha: 254)
        },
        Picture(testDescription: "a red veil", width: 1, height: 1, colorType: .rgba, depth: 8) {
            _, _ in red(200, alpha: 50)
        },
    ]

    @Test("The smallest colour type and depth that hold the pixels are chosen", arguments: pictures)
    func smallestFormat(picture: Picture) throws {
        let bitmap = try picture.bitmap()
        let png = try bitmap.encodedPNG()
        let header = try #require(PNGFile(bytes: png)["IHDR"])
        let sides = PNGFile.bigEndian(picture.width) + PNGFile.bigEndian(picture.height)
        #expect(header == sides + [picture.depth, picture.colorType.rawValue, 0, 0, 0])
        #expect(try Bitmap(png: png) == bitmap)
    }

    @Test("Every value at every alpha survives the way to a PNG and back")
    func roundTrip() throws {
        var straight: [UInt8] = []
        for alpha in UInt8.min...UInt8.max {
            for value in UInt8.min...UInt8.max { straight += [value, 255 - value, alpha, alpha] }
        }
        let bitmap = try Bitmap(width: 256, height: 256, straight: straight)
        #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
    }

    @Test("Widths that leave bits over in a byte survive", arguments: 1...17)
    func widths(width: Int) throws {
        for colors in [2, 3, 5, 17] {
            var bitmap = try Bitmap(width: width, height: 30)
            for y in 0..<30 {
                for x in 0..<width { bitmap[x, y] = Self.red((7 * x + y) % colors, alpha: 200) }
            }
            #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
        }
    }

    // Pixels are looked at sixteen at a time, against the row above and against each other.
    @Test("Rows that repeat, run on and change anywhere survive", arguments: Array(1...35) + [240])
    func rows(width: Int) throws {
        let palettes: [[Color]] = [
            [.white, .black],
            (0..<9).map { Self.red(25 * $0) },
            (0..<9).map { Self.red(25 * $0, alpha: 25 * $0) },
            [.clear, .black] + (0..<40).map { Self.red(6 * $0, alpha: 255 - $0 % 3) },
            // 300 colours make rows of samples: greys with alpha, colours without and with it.
            (0..<300).map { Self.grey($0 % 256, alpha: $0 < 256 ? 255 : $0 % 256) },
            (0..<300).map { Color(red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 77) },
            (0..<300).map {
                Color(
                    red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 77, alpha: UInt8($0 % 256))
            },
        ]
        for palette in palettes {
            var bitmap = try Bitmap(width: width, height: 40, fill: palette[0])
            var step = 0
            for y in 0..<40 {
                for x in 0..<width {
                    // Every third row repeats, but for one pixel that moves from row to row; the
                    // others have runs of 1 to 20 pixels.
                    let isNew = y % 3 == 0 || x == y % width
                    if isNew { step += (x * y) % (1 + y / 2) == 0 ? 1 : 0 }
                    bitmap[x, y] = isNew ? palette[step % palette.count] : bitmap[x, y - 1]
                }
            }
            for y in 0..<40 where palette.count > 256 {
                for x in 0..<width where y % 7 == 0 {
                    bitmap[x, y] = palette[(y / 7 * width + x) % palette.count]
                }
            }
            #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
        }
    }

    @Test("Colours whose hashes collide keep their numbers", arguments: [255, 256, 257])
    func colorTable(count: Int) {
        var table = PNGColorTable()
        // The products of these with the hash's multiplier are 0, 1, 2 and so on, whose highest bits
        // are all 0; the inverse comes from Newton's iteration modulo 2³², right bits doubling.
        let multiplier: UInt32 = 0x9E37_79B1
        var inverse: UInt32 = 1
        for _ in 0..<5 { inverse = inverse &* (2 &- multiplier &* inverse) }
        #expect(inverse &* multiplier == 1)
        let colors = (0..<UInt32(count)).map { $0 &* inverse }
        for _ in 0..<2 {
            for (number, color) in colors.enumerated() {
                #expect(table.index(of: color) == (number < 256 ? UInt8(number) : nil))
            }
        }
        #expect(table.takeColors() == Array(colors.prefix(256)))
    }

    @Test("Translucent palette entries come first, so that tRNS names no opaque one")
    func paletteOrder() throws {
        var bitmap = try Bitmap(width: 60, height: 20, fill: .black)
        bitmap[0, 0] = Self.red(255)
        bitmap[1, 0] = Self.red(255, alpha: 51)
        let file = PNGFile(bytes: try bitmap.encodedPNG())
        #expect(file["tRNS"] == [51])
        // 3·51/255 = 0.6 and 1·51/255 = 0.2 were rounded to 1 and 0 when the pixel was stored.
        #expect(file["PLTE"] == [255, 5, 0, 255, 3, 1, 0, 0, 0])
    }

    // 72 pixels an inch of 0.0254 m are 2834.6 a metre.
    @Test(
        "The density is the scale in pixels per metre",
        arguments: [
            (1.0, 2_835), (2, 5_669), (3, 8_504), (1.5, 4_252), (0.0002, 1),
            (757_584, 2_147_482_205),
        ])
    func density(scale: Double, perMetre: Int) throws {
        let png = try Bitmap(width: 1, height: 1).encodedPNG(scale: scale)
        let number = PNGFile.bigEndian(perMetre)
        #expect(PNGFile(bytes: png)["pHYs"] == number + number + [1])
    }

    @Test(
        "A scale without a density is an error",
        arguments: [0, -1, 0.0001, 1e6, .infinity, -.infinity, .greatestFiniteMagnitude])
    func wrongScale(scale: Double) throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: ImageError.scaleOutOfRange(scale)) { try bitmap.encodedPNG(scale: scale) }
    }

    @Test("A scale that is no number is an error")
    func scaleNotANumber() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: ImageError.self) { try bitmap.encodedPNG(scale: .nan) }
    }

    @Test("The file says that it is sRGB, without a gamma or a profile, in the format's order")
    func chunks() throws {
        let texts = [PNGText(keyword: "Title", text: "Save")]
        var bitmap = try Bitmap(width: 9, height: 9)
        bitmap[0, 0] = Self.red(1)
        let file = PNGFile(bytes: try bitmap.encodedPNG(texts: texts))
        let names = ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "tEXt", "IDAT", "IEND"]
        #expect(file.chunks.map(\.name) == names)
        #expect(file["sRGB"] == [0])
        #expect(file["tEXt"] == Array("Title\0Save".utf8))
    }

    @Test("Equal bitmaps give equal bytes", arguments: pictures)
    func determinism(picture: Picture) throws {
        let texts = [PNGText(keyword: "Scale", text: "2")]
        let first = try picture.bitmap().encodedPNG(scale: 2, texts: texts)
        #expect(try picture.bitmap().encodedPNG(scale: 2, texts: texts) == first)
        #expect(try Bitmap(png: first).encodedPNG(scale: 2, texts: texts) == first)
    }

    @Test("Pixels that break the rule of premultiplying still give a PNG")
    func brokenPixels() throws {
        var bitmap = try Bitmap(width: 300, height: 1)
        bitmap.withMutableBytes { bytes in
            for x in 0..<300 { bytes[4 * x] = UInt8(x % 256) }
        }
        #expect(try Bitmap(png: bitmap.encodedPNG()).width == 300)
        bitmap.withMutableBytes { bytes in
            for x in 0..<300 { bytes[4 * x + 1] = UInt8(x / 256) }
        }
        #expect(try Bitmap(png: bitmap.encodedPNG()).width == 300)
    }
}
