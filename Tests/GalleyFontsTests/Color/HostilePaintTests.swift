import GalleyFonts
import TestSupport
import Testing

@Suite("Hostile paints")
struct HostilePaintTests {
    private typealias Bytes = ColorTableBytes
    private static let glyph = GlyphID(rawValue: 1)

    /// Opens a font of six glyphs and two colours with a `COLR` table.
    static func face(_ table: [UInt8]) throws -> FontFace {
        var tables = try FontTables(path: PackagePaths.anyFont("colr0.ttf"))
        tables["COLR"] = table
        return try FontFace(file: FontFile(bytes: tables.file, name: "colors"))
    }

    @Test("Paints that contain themselves are an error that names the glyph")
    func cycles() throws {
        let tables = [
            // Itself; another that leads back; a layer that holds the layers it is in.
            Bytes.paints([(1, Bytes.colorGlyph(1))]),
            Bytes.paints([
                (1, Bytes.translate(Bytes.colorGlyph(2))), (2, Bytes.colorGlyph(1)),
            ]),
            Bytes.paints(
                [(1, Bytes.layers(from: 0, count: 1))], layers: [Bytes.layers(from: 0, count: 1)]),
        ]
        for table in tables {
            let face = try Self.face(table)
            let error = FontError.paintCycle(path: "colors", glyph: Self.glyph)
            #expect(throws: error) { try face.paint(of: Self.glyph) }
            #expect(throws: error) { try face.inkBounds(of: Self.glyph) }
            #expect(error.description.contains("colour glyph 1 of colors contain themselves"))
        }
    }

    @Test("Paints that are used again side by side are no cycle")
    func sharing() throws {
        let face = try Self.face(
            Bytes.paints(
                [(1, Bytes.layers(from: 0, count: 2)), (2, Bytes.glyph(3, Bytes.solid(0)))],
                layers: [Bytes.colorGlyph(2), Bytes.colorGlyph(2)]))
        let part = GlyphPaint.glyph(
            GlyphID(rawValue: 3), .solid(PaintColor(face.paletteColors[0])))
        #expect(try face.paint(of: Self.glyph) == .layers([part, part]))
    }

    @Test("64 paints may contain each other, and 65 may not", arguments: [64, 65])
    func depth(_ depth: Int) throws {
        var paint = Bytes.glyph(2, Bytes.solid(0))
        for _ in 0..<depth - 2 { paint = Bytes.translate(paint) }
        let face = try Self.face(Bytes.paints([(1, paint)]))
        if depth <= 64 {
            #expect(try face.inkBounds(of: Self.glyph) != nil)
        } else {
            #expect(
                throws: FontError.paintTooDeep(path: "colors", glyph: Self.glyph, limit: 64)
            ) {
                try face.paint(of: Self.glyph)
            }
        }
    }

    @Test("Paints that double at each of 40 levels end at 10 000 nodes")
    func doubling() throws {
        let layers = (0..<40).flatMap { level in
            [[UInt8]](repeating: Bytes.layers(from: 2 * level + 2, count: 2), count: 2)
        }
        let last = [[UInt8]](repeating: Bytes.glyph(2, Bytes.solid(0)), count: 2)
        let face = try Self.face(
            Bytes.paints([(1, Bytes.layers(from: 0, count: 2))], layers: layers + last))
        #expect(
            throws: FontError.paintTooComplex(path: "colors", glyph: Self.glyph, limit: 10_000)
        ) {
            try face.paint(of: Self.glyph)
        }
    }

    @Test("10 000 layers are read, 65 535 are too many", arguments: [10_000, 65_535])
    func layers(_ count: Int) throws {
        let face = try Self.face(
            Bytes.layers(of: 1, (0..<count).map { (2 + $0 % 3, $0 % 2) }))
        #expect(face.format(of: Self.glyph) == .layers)
        if count <= 10_000 {
            #expect(try face.inkBounds(of: Self.glyph) != nil)
        } else {
            #expect(
                throws: FontError.paintTooComplex(path: "colors", glyph: Self.glyph, limit: 10_000)
            ) {
                try face.inkBounds(of: Self.glyph)
            }
        }
    }

    @Test("A paint that breaks the format is an error that tells the place")
    func damage() throws {
        let paints: [[UInt8]] = [
            [0], [33], [255],  // no such format
            [10, 0, 0, 0, 0, 2],  // no paint below
            [10, 255, 255, 255, 0, 2],  // a paint beyond the end
            Bytes.composite(Bytes.solid(0), mode: 28, Bytes.solid(1)),
            Bytes.layers(from: 0, count: 1),  // no list of layers that long
            Bytes.layers(from: 0xFFFF_FFFF, count: 255),
            [4, 0, 0, 16] + [UInt8](repeating: 0, count: 12) + [0, 255, 255],  // 65 535 stops
        ]
        for paint in paints {
            let face = try Self.face(Bytes.paints([(1, paint)]))
            #expect(throws: FontError.self, "\(paint)") { try face.paint(of: Self.glyph) }
        }
        let short = try Self.face(Array(Bytes.paints([(1, Bytes.solid(0))]).dropLast(5)))
        #expect(throws: FontError.self) { try short.paint(of: Self.glyph) }
        let face = try Self.face(Bytes.paints([(1, [33])]))
        #expect(throws: FontError.damagedPaint(path: "colors", glyph: Self.glyph, offset: 44)) {
            try face.paint(of: Self.glyph)
        }
    }

    @Test("Layers beyond their list and outlines beyond the font are errors")
    func missingParts() throws {
        let beyond = try Self.face(Array(Bytes.layers(of: 1, [(2, 0), (3, 1)]).dropLast(2)))
        #expect(throws: FontError.damagedPaint(path: "colors", glyph: Self.glyph, offset: 0)) {
            try beyond.paint(of: Self.glyph)
        }
        let outline = try Self.face(Bytes.layers(of: 1, [(6000, 0)]))
        #expect(
            throws: FontError.damagedGlyph(
                path: "colors", glyph: GlyphID(rawValue: 6000), code: 6)
        ) {
            try outline.inkBounds(of: Self.glyph)
        }
    }

    @Test(
        "Prefixes and damaged bytes of a COLR table give paints or an error",
        arguments: ["colr1-paints.ttf", "colr1-var.ttf", "colr0.ttf"])
    func mutations(font: String) throws {
        var tables = try FontTables(path: PackagePaths.anyFont(font))
        let table = try #require(tables["COLR"])
        func read(_ bytes: [UInt8]) throws {
            tables["COLR"] = bytes
            let face = try FontFace(
                file: FontFile(bytes: tables.file),
                variations: font.contains("var")
                    ? [FontVariation(axis: #require(Tag("AAAA")), value: 70)] : [])
            // Each damage is seen by some of the glyphs.
            for number in stride(from: bytes.count % 7, to: face.glyphCount, by: 7) {
                let glyph = GlyphID(rawValue: UInt32(number))
                do throws(FontError) { _ = try face.inkBounds(of: glyph) } catch { continue }
            }
        }
        for count in stride(from: 0, to: table.count, by: 13) { try read(Array(table[..<count])) }
        for index in stride(from: 0, to: table.count, by: 5) {
            for value: UInt8 in [0, 0xFF, table[index] ^ 0x80] {
                var bytes = table
                bytes[index] = value
                try read(bytes)
            }
        }
    }
}
