import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@testable import GalleyDrawing

@Suite("Limits of colour glyphs")
struct ColorGlyphLimitTests {
    private typealias Bytes = ColorTableBytes

    private static func run(_ table: [UInt8], size: Double) throws -> GlyphRun {
        var tables = try FontTables(path: PackagePaths.anyFont("colr0.ttf"))
        tables["COLR"] = table
        let face = try FontFace(file: FontFile(bytes: tables.file, name: "colors"))
        return try ColorGlyphCanvas.run(of: "\u{E000}", in: face, size: size)
    }

    private static func draw(_ run: GlyphRun, _ side: Int) throws -> Bitmap {
        var canvas = try Canvas.clear(side, side)
        try canvas.draw(run, at: Point(x: 0, y: Double(side)), color: .black)
        return canvas.finish()
    }

    @Test("10 000 layers are drawn, one on another")
    func layers() throws {
        // The last one is a glyph of 0…600 in red.
        let table = Bytes.layers(of: 1, (1...10_000).map { (2 + (10_000 - $0) % 2, 0) })
        let picture = try Self.draw(Self.run(table, size: 8), 8)
        #expect(picture.channels(1, 6) == [255, 0, 0, 255])
    }

    @Test("65 535 layers are an error that names the glyph, at measuring already")
    func tooManyLayers() throws {
        let table = Bytes.layers(of: 1, (0..<65_535).map { (2 + $0 % 2, 0) })
        #expect(
            throws: TextError.font(
                .paintTooComplex(path: "colors", glyph: GlyphID(rawValue: 1), limit: 10_000))
        ) {
            try Self.run(table, size: 8).inkBounds()
        }
    }

    @Test("A glyph may fill 2²⁸ pixels, and a large one each of its pixels 64 times")
    func pixels() throws {
        let run = try Self.run(Bytes.layers(of: 1, [(2, 0)]), size: 10)
        let colorGlyph = try #require(
            try ColorGlyph(GlyphID(rawValue: 1), of: run.face))
        for (pixels, limit) in [(100, 1 << 28), (1 << 24, 1 << 30)] {
            var painter = GlyphPainter(
                colorGlyph, glyph: GlyphID(rawValue: 1), path: "colors",
                foreground: .color(.black), pixels: pixels)
            try painter.fill(limit)
            #expect(
                throws: DrawingError.paintTooLarge(
                    glyph: GlyphID(rawValue: 1), path: "colors", limit: limit)
            ) {
                try painter.fill(1)
            }
        }
    }

    @Test("A glyph may have 2²⁴ pixels in open layers, and a large one four layers")
    func openLayers() throws {
        let run = try Self.run(Bytes.layers(of: 1, [(2, 0)]), size: 10)
        let colorGlyph = try #require(try ColorGlyph(GlyphID(rawValue: 1), of: run.face))
        for (pixels, limit) in [(100, 1 << 24), (1 << 23, 1 << 25)] {
            var painter = GlyphPainter(
                colorGlyph, glyph: GlyphID(rawValue: 1), path: "colors",
                foreground: .color(.black), pixels: pixels)
            try painter.beginLayer(limit)
            #expect(throws: DrawingError.self) { try painter.beginLayer(1) }
            painter.endLayer(limit + 1)
            try painter.beginLayer(limit)
        }
    }

    @Test("Composites in composites are drawn, forty deep")
    func nesting() throws {
        var paint = Bytes.glyph(2, Bytes.solid(0))
        for _ in 0..<40 {
            paint = Bytes.composite(paint, mode: 11, Bytes.glyph(2, Bytes.solid(1)))
        }
        // Entry 1 has half opacity: a·½ + ½·(1 − a) is ½ for every a (W3C Compositing, XOR).
        let picture = try Self.draw(Self.run(Bytes.paints([(1, paint)]), size: 20), 20)
        #expect(abs(picture.channels(5, 15)[3] - 128) <= 1)
    }

    @Test("A glyph that fails inside layers leaves the canvas as it was")
    func failure() throws {
        let shape = Bytes.glyph(2, Bytes.solid(0))
        var huge = shape
        for _ in 0..<40 { huge = Self.scale(0x8000, huge) }
        let table = Bytes.paints([
            (1, Bytes.composite(Bytes.composite(huge, mode: 11, shape), mode: 11, shape))
        ])
        let run = try Self.run(table, size: 20)
        var canvas = try Canvas.clear(20, 20)
        #expect(throws: DrawingError.self) {
            try canvas.draw(run, at: Point(x: 0, y: 20), color: .black)
        }
        try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .black)
        let picture = canvas.finish()
        #expect(picture.channels(0, 0) == [0, 0, 0, 255])
        #expect(picture.channels(5, 15) == [0, 0, 0, 0])
    }

    /// PaintScale.
    private static func scale(_ factor: Int, _ paint: [UInt8]) -> [UInt8] {
        [16] + BigEndian.uint24(8) + BigEndian.uint16(factor) + BigEndian.uint16(factor) + paint
    }

    @Test("A transform without an inverse paints nothing, and an endless one is no trap")
    func transforms() throws {
        // PaintScale by 0, and PaintScale by −2 sixty times around a translation.
        let shape = Bytes.glyph(2, Bytes.solid(0))
        let flat = try Self.draw(Self.run(Bytes.paints([(1, Self.scale(0, shape))]), size: 20), 20)
        #expect(flat.channels(5, 15) == [0, 0, 0, 0])
        var huge = shape
        for _ in 0..<60 { huge = Self.scale(0x8000, huge) }
        let run = try Self.run(Bytes.paints([(1, huge)]), size: 20)
        #expect(throws: DrawingError.self) { try Self.draw(run, 20) }
    }
}
