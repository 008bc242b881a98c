import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Glyphs from bitmaps under transforms, clips and limits")
struct GlyphBitmapPlacementTests {
    private static func run(
        _ text: String, size: Double, font: String = "strikes-sbix.ttf"
    ) throws -> GlyphRun {
        let face = try FontFace(path: PackagePaths.anyFont(font))
        return try run(text, face, size: size)
    }

    private static func run(_ text: String, _ face: FontFace, size: Double) throws -> GlyphRun {
        let style = TextStyle(chain: FallbackChain([face]), size: size)
        return try #require(try TextLayout(text, style: style).lines.first?.runs.first)
    }

    private static func unscaled(_ text: String, size: Double, at pen: Point) throws -> Bitmap {
        var canvas = try Canvas.clear(24, 24)
        try canvas.draw(run(text, size: size), at: pen, color: .black)
        return canvas.finish()
    }

    @Test("A transform that doubles takes the strike of twice the size")
    func doubled() throws {
        var canvas = try Canvas.clear(24, 24)
        canvas.transform = .scale(x: 2, y: 2)
        try canvas.draw(Self.run("a", size: 10), at: Point(x: 2, y: 6), color: .black)
        let found = canvas.finish()
        let expected = try Self.unscaled("a", size: 20, at: Point(x: 4, y: 12))
        #expect(found == expected)
    }

    @Test("A quarter turn turns the pixels")
    func turned() throws {
        var canvas = try Canvas.clear(24, 24)
        // (x, y) goes to (20 - y, x).
        canvas.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
        try canvas.draw(Self.run("b", size: 20), at: Point(x: 4, y: 12), color: .black)
        let found = canvas.finish()
        let upright = try Self.unscaled("b", size: 20, at: Point(x: 4, y: 12))
        for y in 0..<6 {
            for x in 0..<6 {
                let expected = upright.premultiplied(x: 4 + x, y: 6 + y)
                #expect(found.premultiplied(x: 20 - 1 - (6 + y), y: 4 + x) == expected)
            }
        }
    }

    @Test("A turned picture has the paint's opacity")
    func turnedOpacity() throws {
        func drawn(_ alpha: UInt8) throws -> Bitmap {
            var canvas = try Canvas.clear(24, 24)
            canvas.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 10, ty: 0)
            try canvas.draw(
                Self.run("b", size: 20), at: Point(x: 4, y: 12),
                color: Color(red: 0, green: 0, blue: 0, alpha: alpha))
            return canvas.finish()
        }
        let (opaque, half) = (try drawn(255), try drawn(128))
        #expect(opaque.premultiplied(x: 9, y: 10).alpha > 0)
        let error = half.largestError { x, y in
            opaque.channels(x, y).map { $0 * 128 / 255 / 255 }
        }
        #expect(error <= 1.5)
    }

    @Test(
        "What a clip leaves is what the whole picture has there",
        arguments: [10.0, 15, 33, 700])
    func clipped(size: Double) throws {
        let pen = Point(x: 3.25, y: 18)
        let window = PixelRect(x: 5, y: 9, width: 7, height: 6)
        var clipped = try Canvas.clear(24, 24)
        clipped.clip = window
        let run = try Self.run("ab", size: size)
        try clipped.draw(run, at: pen, color: .black)
        let found = clipped.finish()
        let whole = try Self.unscaled("ab", size: size, at: pen)
        for y in 0..<24 {
            for x in 0..<24 {
                let isInside =
                    (window.x..<window.maxX).contains(x) && (window.y..<window.maxY).contains(y)
                let expected =
                    isInside ? whole.premultiplied(x: x, y: y) : PremultipliedColor(.clear)
                #expect(found.premultiplied(x: x, y: y) == expected)
            }
        }
    }

    @Test("An outline that the font wants over the picture is drawn over it in the text's colour")
    func overlay() throws {
        // Bit 1 of the flags of sbix: bitmaps and outlines, in that order.
        var font = try StrikeFont("strikes-sbix.ttf")
        font.set("sbix", 2, to: 0, 3)
        let face = try FontFace(file: FontFile(bytes: font.bytes))
        let pen = Point(x: 4, y: 14)
        let red = Color(red: 255, green: 0, blue: 0)
        for transform in [AffineTransform.identity, AffineTransform.scale(x: 1.5, y: 1.5)] {
            var canvas = try Canvas.clear(24, 24)
            canvas.transform = transform
            try canvas.draw(Self.run("j", face, size: 10), at: pen, color: red)
            let found = canvas.finish()
            var expected = try Canvas.clear(24, 24)
            expected.transform = transform
            try expected.draw(Self.run("j", size: 10), at: pen, color: red)
            // The outline of j in units of 1/1000 em.
            let path = Path(
                verbs: [.move, .line, .line, .close],
                points: [(100, 200), (600, 200), (100, 700)].map {
                    Point(x: 4 + $0.0 / 100, y: 14 - $0.1 / 100)
                })
            try expected.fill(path, color: red)
            let picture = expected.finish()
            #expect(found.largestError { picture.channels($0, $1).map { $0 / 255 } } <= 1)
        }
    }

    @Test("Pictures come out alike whatever the cache can hold", arguments: [0, 100, 1 << 20])
    func cacheLimit(bytes: Int) throws {
        let cache = GlyphCache(byteLimit: bytes)
        for size in [10.0, 13, 20, 10, 13] {
            var canvas = try Canvas(width: 24, height: 24, scale: 1, cache: cache)
            try canvas.draw(Self.run("ab", size: size), at: Point(x: 2.3, y: 15), color: .black)
            let found = canvas.finish()
            let expected = try Self.unscaled("ab", size: size, at: Point(x: 2.3, y: 15))
            #expect(found == expected)
        }
    }

    @Test("A picture that can't be decoded is named with its glyph and strike")
    func undecodable() throws {
        let run = try Self.run("g", size: 10)
        let glyph = try #require(run.glyphs.first?.glyph)
        var canvas = try Canvas.clear(24, 24)
        do {
            try canvas.draw(run, at: Point(x: 2, y: 15), color: .black)
            Issue.record("nothing was thrown")
        } catch DrawingError.undecodableBitmap(let named, let path, let pixelsPerEm, let reason) {
            #expect(named == glyph && pixelsPerEm == 10)
            #expect(path == PackagePaths.anyFont("strikes-sbix.ttf"))
            guard case .corruptPNG = reason else {
                Issue.record("\(reason)")
                return
            }
        }
        _ = canvas.finish()
    }

    @Test("A picture of another format is named, also where the glyph is turned")
    func unsupported() throws {
        let run = try Self.run("f", size: 10)
        let glyph = try #require(run.glyphs.first?.glyph)
        let expected = DrawingError.font(
            .unsupportedBitmap(
                path: PackagePaths.anyFont("strikes-sbix.ttf"), glyph: glyph, pixelsPerEm: 10,
                format: "jpg "))
        for transform in [
            AffineTransform.identity, AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0),
        ] {
            var canvas = try Canvas.clear(24, 24)
            canvas.transform = transform
            do {
                try canvas.draw(run, at: Point(x: 2, y: 15), color: .black)
                Issue.record("nothing was thrown")
            } catch {
                #expect(error == expected)
            }
            _ = canvas.finish()
        }
    }

    @Test("A glyph that the font draws by SVG is refused by name, with an outline or without")
    func svg() throws {
        for text in ["a", "b"] {
            let run = try Self.run(text, size: 10, font: "strikes-svg.ttf")
            let glyph = try #require(run.glyphs.first?.glyph)
            var canvas = try Canvas.clear(24, 24)
            do {
                try canvas.draw(run, at: Point(x: 2, y: 15), color: .black)
                Issue.record("nothing was thrown")
            } catch {
                #expect(
                    error
                        == .unsupportedSVG(
                            glyph: glyph, path: PackagePaths.anyFont("strikes-svg.ttf")))
            }
            _ = canvas.finish()
        }
    }

    @Test(
        "A damaged byte of a strike gives a picture or an error",
        arguments: [("strikes-sbix.ttf", "sbix"), ("strikes-cbdt.ttf", "CBLC")])
    func damage(name: String, table: String) throws {
        let sound = try StrikeFont(name)
        for offset in stride(from: 0, to: sound.range(of: table).count, by: 7) {
            var font = sound
            font.set(table, offset, to: 0xFF)
            guard let face = try? FontFace(file: FontFile(bytes: font.bytes)) else { continue }
            for text in ["a", "b", "c", "j"] {
                guard let run = try? Self.run(text, face, size: 13) else { continue }
                var canvas = try Canvas.clear(16, 16)
                _ = try? canvas.draw(run, at: Point(x: 2, y: 12), color: .black)
                _ = canvas.finish()
            }
        }
    }

    @Test("A face of pictures of sbix alone is drawn like one that has outlines besides")
    func withoutOutlines() throws {
        var font = try StrikeFont("strikes-sbix.ttf")
        // Under other names the tables are not found; the directory stays in order.
        font.rename("glyf", to: "glyg")
        font.rename("loca", to: "locb")
        let face = try FontFace(file: FontFile(bytes: font.bytes))
        let pen = Point(x: 3, y: 14)
        var canvas = try Canvas.clear(24, 24)
        try canvas.draw(Self.run("ab", face, size: 20), at: pen, color: .black)
        let found = canvas.finish()
        let expected = try Self.unscaled("ab", size: 20, at: pen)
        #expect(found == expected)
    }

    @Test("A picture of the greatest size is drawn at the greatest size, as far as it is seen")
    func greatest() throws {
        // 6×6 pixels at 20 pixels per em become 3000×3000.
        var canvas = try Canvas.clear(24, 24)
        try canvas.draw(Self.run("b", size: 10_000), at: Point(x: -100, y: 200), color: .black)
        let found = canvas.finish()
        let face = try FontFace(path: PackagePaths.anyFont("strikes-sbix.ttf"))
        let glyph = try #require(face.glyph(for: "b"))
        let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: 10_000))
        let scaled = ScaledPicture(
            picture: try Bitmap(png: encoded.png),
            frame: Rect(x: -100, y: 200 - 3_000, width: 3_000, height: 3_000))
        #expect(found.largestError { scaled.interpolated($0, $1).map { $0 / 255 } } <= 1.5)
    }
}
