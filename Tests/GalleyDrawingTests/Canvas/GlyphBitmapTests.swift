import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Glyphs from bitmaps")
struct GlyphBitmapTests {
    private static func face(_ name: String = "strikes-sbix.ttf") throws -> FontFace {
        try FontFace(path: PackagePaths.anyFont(name))
    }

    private static func run(_ text: String, _ face: FontFace, size: Double) throws -> GlyphRun {
        let style = TextStyle(chain: FallbackChain([face]), size: size)
        return try #require(try TextLayout(text, style: style).lines.first?.runs.first)
    }

    /// The colour the pictures of strikes-sbix.ttf were made with: column x and row y of a.
    private static func pixel(_ x: Int, _ y: Int) -> Color {
        Color(
            red: UInt8(60 * x % 256), green: UInt8(80 * y % 256), blue: 200,
            alpha: (x + y) % 3 == 0 ? 102 : 255)
    }

    /// Draws a glyph with the pen at a place.
    private static func drawn(
        _ text: String, _ face: FontFace, size: Double, at pen: Point, color: Color = .black,
        side: Int = 24, cache: GlyphCache = GlyphCache()
    ) throws -> Bitmap {
        var canvas = try Canvas(width: side, height: side, scale: 1, cache: cache)
        try canvas.draw(run(text, face, size: size), at: pen, color: color)
        return canvas.finish()
    }

    @Test("At a strike's own size its pixels come out as they are, at the nearest whole pixel")
    func ownSize() throws {
        // Pen (3.4, 9.6): the nearest pixel is (3, 10). The picture of 4×3 at the offsets (1, -1)
        // then has its left at 4 and its top at 10 - (-1 + 3) = 8.
        let found = try Self.drawn(
            "a", Self.face(), size: 10, at: Point(x: 3.4, y: 9.6),
            color: Color(red: 0, green: 255, blue: 0))
        var expected = try Bitmap(width: 24, height: 24)
        for y in 0..<3 { for x in 0..<4 { expected[4 + x, 8 + y] = Self.pixel(x, y) } }
        #expect(found == expected)
    }

    @Test("Pens between pixels move unscaled pictures to the nearest pixel and not to quarters")
    func rounding() throws {
        // 3.45 is nearest to 3, and by way of the nearest quarter, 3.5, it would be 4.
        let face = try Self.face()
        let near = try Self.drawn("a", face, size: 10, at: Point(x: 3.45, y: 10))
        let whole = try Self.drawn("a", face, size: 10, at: Point(x: 3, y: 10))
        #expect(near == whole)
    }

    @Test("The paint's opacity counts and its colour does not")
    func opacity() throws {
        // One product of channel, pixel alpha and paint alpha, rounded once or twice.
        let found = try Self.drawn(
            "a", Self.face(), size: 10, at: Point(x: 3, y: 10),
            color: Color(red: 255, green: 0, blue: 0, alpha: 100))
        for y in 0..<3 {
            for x in 0..<4 {
                let color = Self.pixel(x, y)
                let weight = Double(color.alpha) / 255 * 100 / 255
                let exact = [
                    Double(color.red) * weight, Double(color.green) * weight,
                    Double(color.blue) * weight, 255 * weight,
                ]
                for (value, expected) in zip(found.channels(4 + x, 8 + y), exact) {
                    #expect(abs(value - expected) <= 1)
                }
            }
        }
    }

    @Test("A gradient gives pictures its opacity by place")
    func gradient() throws {
        let clear = Color(red: 255, green: 255, blue: 255, alpha: 0)
        let gradient = Gradient(
            .linear(start: Point(x: 4, y: 0), end: Point(x: 8, y: 0)),
            stops: [GradientStop(0, clear), GradientStop(1, .white)])
        var canvas = try Canvas.clear(24, 24)
        try canvas.draw(
            Self.run("a", Self.face(), size: 10), at: Point(x: 3, y: 10),
            paint: .gradient(gradient))
        let found = canvas.finish()
        for x in 0..<4 {
            // The middle of the pixel is at (x + 0.5) / 4 of the gradient.
            let exact = Double(Self.pixel(x, 1).alpha) * (Double(x) + 0.5) / 4
            #expect(abs(Double(found.premultiplied(x: 4 + x, y: 9).alpha) - exact) <= 1.5)
        }
    }

    @Test(
        "A reduced picture is the mean of the area under each pixel",
        arguments: [(10.0, 5.0), (10, 5.25), (7, 5.5), (19.5, 3), (3, 4.75)])
    func reduction(size: Double, x: Double) throws {
        // b is 6×6 at (0, 0) in the strike of 20 alone.
        let face = try Self.face()
        let glyph = try #require(face.glyph(for: "b"))
        let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: size))
        let side = 6 * size / 20
        let scaled = ScaledPicture(
            picture: try Bitmap(png: encoded.png),
            frame: Rect(x: x, y: 12 - side, width: side, height: side))
        let found = try Self.drawn("b", face, size: size, at: Point(x: x, y: 12))
        #expect(found.largestError { scaled.mean($0, $1).map { $0 / 255 } } <= 1)
    }

    @Test("An enlarged picture is interpolated between its pixels", arguments: [30.0, 41, 60])
    func enlargement(size: Double) throws {
        let face = try Self.face()
        let glyph = try #require(face.glyph(for: "b"))
        let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: size))
        let side = 6 * size / 20
        let scaled = ScaledPicture(
            picture: try Bitmap(png: encoded.png),
            frame: Rect(x: 2.5, y: 20 - side, width: side, height: side))
        let found = try Self.drawn("b", face, size: size, at: Point(x: 2.5, y: 20))
        #expect(found.largestError { scaled.interpolated($0, $1).map { $0 / 255 } } <= 1.5)
    }

    @Test("A strike with another size across is scaled along each axis by itself")
    func anisotropic() throws {
        // 4×6 with left 1 and top 4, made for 10×20: at 20 pixels per em it is twice as wide.
        let face = try Self.face("strikes-cbdt.ttf")
        let glyph = try #require(face.glyph(for: "a"))
        let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: 20))
        let scaled = ScaledPicture(
            picture: try Bitmap(png: encoded.png), frame: Rect(x: 5, y: 6, width: 8, height: 6))
        let found = try Self.drawn("a", face, size: 20, at: Point(x: 3, y: 10))
        #expect(found.largestError { scaled.interpolated($0, $1).map { $0 / 255 } } <= 1.5)
    }

    @Test("A face without outlines is measured and drawn")
    func bitmapsOnly() throws {
        let face = try Self.face("strikes-cbdt.ttf")
        let style = TextStyle(chain: FallbackChain([face]), size: 10)
        let layout = try TextLayout("ad", style: style)
        // 700 + 1000 of 1000 units; the ascender is 800. The picture of a reaches from 1 to 5 and
        // from 2 above the baseline to 1 below (the strike of 10×20 in units); d has 4×3 at
        // (-2, 5) from its pen at 7, so from 5 to 9 and from 5 to 2 above.
        #expect(layout.size == Size(width: 17, height: 10))
        #expect(layout.ink == Rect(minX: 1, minY: 3, maxX: 9, maxY: 9))
        var canvas = try Canvas.clear(24, 24)
        try canvas.draw(layout, at: Point(x: 2, y: 2), color: .black)
        let found = canvas.finish()
        // The top of a is at 2 + 8 - 2 and its left at 2 + 1.
        for y in 0..<3 {
            for x in 0..<4 {
                let expected = PremultipliedColor(Self.pixel(x, y))
                #expect(found.premultiplied(x: 3 + x, y: 8 + y) == expected)
            }
        }
        // d is red below its diagonal, from (2 + 5, 2 + 8 - 5) on.
        #expect(found[7, 6] == Color(red: 255, green: 0, blue: 0))
    }

    @Test("A strike's own advance moves the pen where the style asks for it")
    func advance() throws {
        let face = try Self.face("strikes-cbdt.ttf")
        var style = TextStyle(chain: FallbackChain([face]), size: 10)
        style.bitmapAdvance = .strike(pixelsPerEm: 10)
        // 8 pixels after b and 12 after d.
        #expect(try TextLayout("bd", style: style).width == 20)
        let icons = IconStyle(
            fonts: [IconFont(face: face)], size: 10, bitmapAdvance: .strike(pixelsPerEm: 10))
        #expect(try TextLayout(icon: .codePoints(["d", "b"]), style: icons).width == 20)
    }
}
