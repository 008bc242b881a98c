import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

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

    @Test("Layers that fill more pixels than the limit are an error, and smaller they are drawn")
    func pixels() throws {
        // 9 000 squares of 600 × 600 units: 3.24 · 10⁹ pixels at 1000 px, 3 240 at 1 px an em.
        let run = try Self.run(
            Bytes.layers(of: 1, [(glyph: Int, entry: Int)](repeating: (2, 0), count: 9_000)),
            size: 1000)
        #expect(
            throws: DrawingError.paintTooLarge(
                glyph: GlyphID(rawValue: 1), path: "colors", limit: 1 << 28)
        ) {
            try Self.draw(run, 1000)
        }
    }

    @Test("Composites that open more layers at a time than the limit are an error")
    func openLayers() throws {
        var paint = Bytes.glyph(2, Bytes.solid(0))
        for _ in 0..<40 {
            paint = Bytes.composite(paint, mode: 11, Bytes.glyph(2, Bytes.solid(1)))
        }
        let table = Bytes.paints([(1, paint)])
        #expect(throws: Never.self) { try Self.draw(Self.run(table, size: 50), 50) }
        // 41 layers of 900 × 900 pixels are 33 million.
        let large = try Self.run(table, size: 1500)
        var canvas = try Canvas.clear(1500, 1500)
        #expect(
            throws: DrawingError.paintTooLarge(
                glyph: GlyphID(rawValue: 1), path: "colors", limit: 1 << 28)
        ) {
            try canvas.draw(large, at: Point(x: 0, y: 1500), color: .black)
        }
        // The layers that were open are gone, and the canvas is as before.
        try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .black)
        let picture = canvas.finish()
        #expect(picture.channels(0, 0) == [0, 0, 0, 255])
        #expect(picture.channels(300, 1200) == [0, 0, 0, 0])
    }

    @Test("A transform without an inverse paints nothing, and an endless one is no trap")
    func transforms() throws {
        // PaintScale by 0, and PaintScale by −2 sixty times around a translation.
        func scale(_ factor: Int, _ paint: [UInt8]) -> [UInt8] {
            [16] + BigEndian.uint24(8) + BigEndian.uint16(factor) + BigEndian.uint16(factor)
                + paint
        }
        let shape = Bytes.glyph(2, Bytes.solid(0))
        let flat = try Self.draw(Self.run(Bytes.paints([(1, scale(0, shape))]), size: 20), 20)
        #expect(flat.channels(5, 15) == [0, 0, 0, 0])
        var huge = shape
        for _ in 0..<60 { huge = scale(0x8000, huge) }
        let run = try Self.run(Bytes.paints([(1, huge)]), size: 20)
        #expect(throws: DrawingError.self) { try Self.draw(run, 20) }
    }
}
