import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

// What is expected is what fontTools lists of these fonts.
@Suite("Paints of colour glyphs")
struct GlyphPaintTests {
    private static let red = PaletteColor(red: 255, green: 0, blue: 0)
    private static let blue = PaletteColor(red: 0, green: 0, blue: 255)

    private static func paint(
        _ font: String, palette: FontPalette = FontPalette()
    ) throws -> GlyphPaint? {
        let face = try FontFace(path: PackagePaths.anyFont(font), palette: palette)
        return try face.paint(of: #require(face.glyph(for: "\u{E000}")))
    }

    @Test("Layers of version 0 are outlines filled with one colour each")
    func layers() throws {
        let half = PaletteColor(red: 0, green: 0, blue: 255, alpha: 128)
        #expect(
            try Self.paint("colr0.ttf")
                == .layers([
                    .glyph(GlyphID(rawValue: 2), .solid(PaintColor(Self.red))),
                    .glyph(GlyphID(rawValue: 3), .solid(PaintColor(half))),
                    .glyph(GlyphID(rawValue: 4), .solid(PaintColor(nil))),
                ]))
    }

    @Test("A palette and its overrides give the colours")
    func palettes() throws {
        let cyan = PaletteColor(red: 0, green: 255, blue: 255, alpha: 7)
        #expect(
            try Self.paint("colr0.ttf", palette: FontPalette(index: 1, overrides: [1: cyan]))
                == .layers([
                    .glyph(
                        GlyphID(rawValue: 2),
                        .solid(PaintColor(PaletteColor(red: 0, green: 255, blue: 0)))),
                    .glyph(GlyphID(rawValue: 3), .solid(PaintColor(cyan))),
                    .glyph(GlyphID(rawValue: 4), .solid(PaintColor(nil))),
                ]))
    }

    @Test("Paints of version 1 are a tree inside the clip box")
    func paints() throws {
        let line = PaintColorLine([.init(0, PaintColor(Self.red)), .init(1, PaintColor(Self.blue))])
        let tree = GlyphPaint.layers([
            .glyph(
                GlyphID(rawValue: 2),
                .linearGradient(
                    start: .zero, end: Point(x: 0, y: 1000), rotation: Point(x: 1000, y: 0), line)),
            .transform(
                .translation(x: 300, y: 0),
                .glyph(GlyphID(rawValue: 3), .solid(PaintColor(nil, alpha: 0.5)))),
        ])
        #expect(try Self.paint("colr1-noclip.ttf") == tree)
        #expect(
            try Self.paint("colr1-clip.ttf")
                == .clip(Rect(minX: 0, minY: 0, maxX: 1000, maxY: 1000), tree))
    }

    @Test("An entry that no palette has is magenta, with the opacity of its paint")
    func missingPalettes() throws {
        var tables = try FontTables(path: PackagePaths.anyFont("colr0.ttf"))
        tables["CPAL"] = nil
        let face = try FontFace(file: FontFile(bytes: tables.file))
        let magenta = PaintColor(PaletteColor(red: 255, green: 0, blue: 255))
        #expect(
            try face.paint(of: GlyphID(rawValue: 1))
                == .layers([
                    .glyph(GlyphID(rawValue: 2), .solid(magenta)),
                    .glyph(GlyphID(rawValue: 3), .solid(magenta)),
                    .glyph(GlyphID(rawValue: 4), .solid(PaintColor(nil))),
                ]))
    }

    @Test("All modes of compositing have the numbers of the specification", arguments: 0..<28)
    func modes(number: Int) throws {
        let face = try FontFace(path: PackagePaths.anyFont("colr1-paints.ttf"))
        let names = [
            "clear", "source", "destination", "sourceOver", "destinationOver", "sourceIn",
            "destinationIn", "sourceOut", "destinationOut", "sourceAtop", "destinationAtop",
            "xor", "plus", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
            "hardLight", "softLight", "difference", "exclusion", "multiply", "hue", "saturation",
            "color", "luminosity",
        ]
        let all = ColorGlyphCase.all.filter { $0.name.hasPrefix("composite ") }
        let paint = try face.paint(of: face.glyph(of: all[number]))
        guard case .composite(_, let mode, _) = paint else {
            Issue.record("\(all[number].name) is \(String(describing: paint))")
            return
        }
        #expect(mode.rawValue == names[number])
    }
}
