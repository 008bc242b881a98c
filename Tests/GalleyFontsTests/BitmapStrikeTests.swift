import Foundation
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Bitmap strikes")
struct BitmapStrikeTests {
    struct Picture: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var why: String
        var font: String
        var glyph: String
        var pixelsPerEm: Double
        var strike: [Int]
        var left: Double
        var top: Double
        var width: Int
        var height: Int
        var advance: Int?

        var testDescription: String { name }
        static let all = Fixture.load([Picture].self, from: "Strikes/pictures.json")
    }

    private static func face(_ name: String) throws -> FontFace {
        try FontFace(path: PackagePaths.anyFont(name))
    }

    private static func glyph(_ name: String, in face: FontFace) throws -> GlyphID {
        let scalar = try #require(name.unicodeScalars.first)
        return try #require(face.glyph(for: scalar))
    }

    @Test("The nearest strike gives a glyph's picture and its placement", arguments: Picture.all)
    func pictures(_ picture: Picture) throws {
        let face = try Self.face(picture.font)
        let glyph = try Self.glyph(picture.glyph, in: face)
        #expect(face.format(of: glyph) == .bitmap)
        let found = try #require(
            try face.bitmap(of: glyph, pixelsPerEm: picture.pixelsPerEm), "\(picture.why)")
        #expect([found.strike.pixelsPerEmX, found.strike.pixelsPerEmY] == picture.strike)
        #expect(found.left == picture.left && found.top == picture.top)
        #expect(found.width == picture.width && found.height == picture.height)
        #expect(found.advance == picture.advance)
        #expect(found.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(!found.isOverlaidByOutline)
    }

    @Test("Strikes come from the smallest to the largest, without those of no size")
    func strikes() throws {
        // strikes-sbix.ttf holds a third strike that says 0 pixels per em.
        let sbix = try Self.face("strikes-sbix.ttf").strikes
        #expect(sbix.map(\.pixelsPerEmY) == [10, 20])
        #expect(sbix.allSatisfy { $0.table == .sbix })
        let cbdt = try Self.face("strikes-cbdt.ttf").strikes
        #expect(cbdt.map(\.pixelsPerEmX) == [10, 10] && cbdt.map(\.pixelsPerEmY) == [10, 20])
        #expect(cbdt.allSatisfy { $0.table == .cbdt })
        #expect(try Self.face("ink.ttf").strikes.isEmpty)
    }

    @Test("A glyph that no strike of a size holds has no picture")
    func withoutPicture() throws {
        let sbix = try Self.face("strikes-sbix.ttf")
        let outline = try Self.glyph("k", in: sbix)
        #expect(sbix.format(of: outline) == .outline)
        #expect(try sbix.bitmap(of: outline, pixelsPerEm: 10) == nil)
        let cbdt = try Self.face("strikes-cbdt.ttf")
        for name in ["f", "i"] {
            let glyph = try Self.glyph(name, in: cbdt)
            #expect(try cbdt.bitmap(of: glyph, pixelsPerEm: 10) == nil)
        }
        #expect(try cbdt.bitmap(of: GlyphID(rawValue: 70_000), pixelsPerEm: 10) == nil)
    }

    @Test("A picture that can't be used is named with its glyph and strike")
    func failures() throws {
        let path = PackagePaths.anyFont("strikes-sbix.ttf")
        let face = try FontFace(path: path)
        func error(_ name: String) throws -> FontError? {
            let glyph = try Self.glyph(name, in: face)
            do {
                _ = try face.bitmap(of: glyph, pixelsPerEm: 10)
                return nil
            } catch {
                return error
            }
        }
        let reasons = [
            // d refers to e and e to d; h holds two bytes; l is not a PNG and only in the strike
            // of 20; i says that it is 2049 pixels wide.
            "d": "its references to other glyphs go round or on and on",
            "e": "its references to other glyphs go round or on and on",
            "h": "its picture is no PNG", "l": "its picture is no PNG",
        ]
        for (name, reason) in reasons {
            let glyph = try Self.glyph(name, in: face)
            #expect(
                try error(name)
                    == .damagedBitmap(
                        path: path, glyph: glyph, pixelsPerEm: name == "l" ? 20 : 10,
                        reason: reason))
            #expect(throws: FontError.self) { try face.inkBounds(of: glyph) }
        }
        let wide = try Self.glyph("i", in: face)
        #expect(
            try error("i")
                == .bitmapTooLarge(
                    path: path, glyph: wide, pixelsPerEm: 10, width: 2_049, height: 1))
        let photo = try Self.glyph("f", in: face)
        #expect(
            try error("f")
                == .unsupportedBitmap(path: path, glyph: photo, pixelsPerEm: 10, format: "jpg "))
        // Measuring such a glyph works: it has no outline, so nothing of it is known.
        #expect(try face.inkBounds(of: photo) == nil)
    }

    @Test("The ink box of a bitmap is the picture of its largest strike in font units")
    func ink() throws {
        let sbix = try Self.face("strikes-sbix.ttf")
        // 8×6 at (2, -2) in 20 pixels per 1000 units: 50 units a pixel.
        #expect(
            try sbix.inkBounds(of: Self.glyph("a", in: sbix))
                == Rect(minX: 100, minY: -100, maxX: 500, maxY: 200))
        // 4×3 at (2, 1) in 10 pixels per 1000 units.
        #expect(
            try sbix.inkBounds(of: Self.glyph("j", in: sbix))
                == Rect(minX: 200, minY: 100, maxX: 600, maxY: 400))
        let cbdt = try Self.face("strikes-cbdt.ttf")
        // 4×6 with top 4: 100 units a pixel across and 50 upright.
        #expect(
            try cbdt.inkBounds(of: Self.glyph("a", in: cbdt))
                == Rect(minX: 100, minY: -100, maxX: 500, maxY: 200))
    }

    @Test("Advances come from the metrics unless the strike's are asked for")
    func advances() throws {
        // hmtx gives a 700 units and the others 1000. In 10 pixels per 1000 units the strike moves
        // the pen by 7 pixels after a, 8 after b and 12 after d.
        let cbdt = try Self.face("strikes-cbdt.ttf")
        let text = "abdf".unicodeScalars.map(\.value)
        func advances(_ face: FontFace, _ source: BitmapAdvance) -> [Int] {
            let options = ShapingOptions(bitmapAdvance: source)
            return face.shape(text.span, range: 0..<4, options: options).map(\.advance)
        }
        #expect(advances(cbdt, .metrics) == [700, 1000, 1000, 1000])
        #expect(advances(cbdt, .strike(pixelsPerEm: 10)) == [700, 800, 1200, 1000])
        let sbix = try Self.face("strikes-sbix.ttf")
        #expect(advances(sbix, .strike(pixelsPerEm: 10)) == [700, 1000, 1000, 1000])
    }

    @Test("A strike's advance is rounded to the nearest font unit")
    func rounding() throws {
        // With 9 pixels per em across, 8 pixels are 888.9 of 1000 units and 12 are 1333.3.
        var font = try StrikeFont("strikes-cbdt.ttf")
        font.set("CBLC", 8 + 44, to: 9)
        let face = try font.face()
        let source = BitmapAdvance.strike(pixelsPerEm: 10)
        #expect(try face.advance(of: Self.glyph("b", in: face), from: source) == 889)
        #expect(try face.advance(of: Self.glyph("d", in: face), from: source) == 1_333)
    }

    @Test("A glyph with an SVG document is measured by its metrics and told apart")
    func svg() throws {
        let face = try Self.face("strikes-svg.ttf")
        for name in ["a", "b"] {
            #expect(try face.format(of: Self.glyph(name, in: face)) == .svg)
        }
        #expect(try face.advance(of: Self.glyph("a", in: face)) == 700)
        // The outline of a is a triangle of 500 units; b has none.
        #expect(
            try face.inkBounds(of: Self.glyph("a", in: face))
                == Rect(minX: 0, minY: 0, maxX: 500, maxY: 500))
        #expect(try face.inkBounds(of: Self.glyph("b", in: face)) == nil)
    }
}
