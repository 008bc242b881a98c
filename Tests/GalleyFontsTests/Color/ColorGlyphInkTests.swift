import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Ink of colour glyphs")
struct ColorGlyphInkTests {
    @Test(
        "The ink box of a colour glyph is where its paints, clip boxes and modes leave ink",
        arguments: ColorGlyphCase.all)
    func ink(_ expected: ColorGlyphCase) throws {
        let face = try FontFace.colors(expected)
        let glyph = try face.glyph(of: expected)
        #expect(face.format(of: glyph) == .paint)
        let ink = try face.inkBounds(of: glyph)
        guard let box = expected.ink else {
            #expect(ink == nil)
            return
        }
        let found = try #require(ink)
        // Angles are stored in 1/16384 half turn, which moves the ink by up to 0.02 units.
        for (edge, wanted) in zip([found.minX, found.minY, found.maxX, found.maxY], box) {
            #expect(abs(edge - wanted) <= 0.03, "\(found) for \(box)")
        }
    }

    // Three overlapping squares of colr0.ttf: 0…600, 400…1000 and a bar of −100…1100, 450…550.
    @Test("The ink of layers is that of all their outlines, not of the glyph's own")
    func layers() throws {
        for (font, box) in [
            ("colr0.ttf", Rect(minX: -100, minY: 0, maxX: 1100, maxY: 1000)),
            ("colr0-emptybase.ttf", Rect(minX: 100, minY: 100, maxX: 900, maxY: 900)),
        ] {
            let face = try FontFace(path: PackagePaths.anyFont(font))
            let glyph = try #require(face.glyph(for: "\u{E000}"))
            #expect(face.format(of: glyph) == .layers)
            #expect(try face.inkBounds(of: glyph) == box)
        }
    }

    // The clip box of colr1-clip.ttf ends at x = 1000, its second layer moves to 700…1300.
    @Test("A clip box cuts the ink, and without one it goes on")
    func clipBox() throws {
        for (font, right) in [("colr1-clip.ttf", 1000.0), ("colr1-noclip.ttf", 1300)] {
            let face = try FontFace(path: PackagePaths.anyFont(font))
            let ink = try face.inkBounds(of: #require(face.glyph(for: "\u{E000}")))
            #expect(ink == Rect(minX: 0, minY: 0, maxX: right, maxY: 1000))
        }
    }

    @Test("A glyph that COLR does not list is drawn from its outline")
    func outlines() throws {
        let face = try FontFace(path: PackagePaths.anyFont("colr0.ttf"))
        let part = GlyphID(rawValue: 2)
        #expect(face.format(of: part) == .outline)
        #expect(try face.paint(of: part) == nil)
        #expect(
            try face.inkBounds(of: part) == Rect(minX: 0, minY: 0, maxX: 600, maxY: 600))
        let plain = try FontFace(path: PackagePaths.font("Roboto-Regular.ttf"))
        #expect(try plain.format(of: #require(plain.glyph(for: "a"))) == .outline)
    }
}

extension FontFace {
    /// Opens the font of a case at the values of its axes.
    static func colors(_ expected: ColorGlyphCase) throws -> FontFace {
        let path = PackagePaths.anyFont(expected.font)
        guard let values = expected.axes else { return try FontFace(path: path) }
        let axes = try FontFace(path: path).axes
        return try FontFace(
            path: path,
            variations: zip(axes, values).map { FontVariation(axis: $0.tag, value: $1) })
    }

    /// Returns the glyph of a case.
    func glyph(of expected: ColorGlyphCase) throws -> GlyphID {
        let scalar = try #require(Unicode.Scalar(expected.codePoint))
        return try #require(glyph(for: scalar))
    }
}
