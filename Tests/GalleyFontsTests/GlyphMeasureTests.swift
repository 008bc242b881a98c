import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Glyph measures")
struct GlyphMeasureTests {
    @Test(
        "Every advance equals HarfBuzz's and FreeType's unscaled one, every ink box FreeType's exact one",
        arguments: ShippedFonts.unpacked)
    func measures(font: String) throws {
        let path = PackagePaths.font(font)
        let face = try FontFace(path: path)
        let peer = try #require(EnginePeer(path: path))
        var compared = 0
        for number in 0..<UInt32(face.glyphCount) {
            let glyph = GlyphID(rawValue: number)
            let advance = face.advance(of: glyph)
            try #require(advance == peer.harfBuzzAdvance(number), "advance of glyph \(number)")
            guard let unscaled = peer.unscaled(number) else { continue }
            compared += 1
            try #require(advance == unscaled.advance, "advance of glyph \(number)")
            // What is drawn in colour is no outline.
            guard face.format(of: glyph) == .outline else { continue }
            let ink = try face.inkBounds(of: glyph)
            try #require(ink == unscaled.box, "ink of glyph \(number)")
        }
        #expect(compared == face.glyphCount)
    }

    @Test(
        "The outline of a glyph stays inside its ink box and touches all four sides",
        arguments: [
            "Roboto-Regular.ttf", "FontAwesome6Free-Regular-400.otf",
            "MaterialSymbolsOutlined-subset.ttf",
        ])
    func outlines(font: String) throws {
        let face = try FontFace(path: PackagePaths.font(font))
        for number in 0..<UInt32(min(face.glyphCount, 400)) {
            let glyph = GlyphID(rawValue: number)
            guard let ink = try face.inkBounds(of: glyph) else {
                #expect(try face.outline(of: glyph)?.isEmpty ?? true)
                continue
            }
            let control = try #require(try face.outline(of: glyph)?.controlBounds)
            // The box is in whole units, rounded by FreeType; control points may lie outside it.
            #expect(
                control.minX <= ink.minX + 1 && control.maxX >= ink.maxX - 1
                    && control.minY <= ink.minY + 1 && control.maxY >= ink.maxY - 1,
                "glyph \(number) of \(font)")
        }
    }

    @Test("TTF, WOFF and WOFF2 of one font have the same outlines and advances")
    func packed() throws {
        let faces = try ["ttf", "woff", "woff2"].map {
            try FontFace(path: PackagePaths.font("MaterialSymbolsOutlined-subset.\($0)"))
        }
        for number in 0..<UInt32(faces[0].glyphCount) {
            let glyph = GlyphID(rawValue: number)
            let outline = try faces[0].outline(of: glyph)
            for face in faces.dropFirst() {
                #expect(try face.outline(of: glyph) == outline)
                #expect(face.advance(of: glyph) == faces[0].advance(of: glyph))
            }
        }
    }

    @Test("A face of a collection is opened by its index")
    func collection() throws {
        let path = PackagePaths.font("HebrewThai.ttc")
        let hebrew = try FontFace(path: path, index: 0)
        let thai = try FontFace(path: path, index: 1)
        #expect(hebrew.glyph(for: "\u{5D0}") != nil && hebrew.glyph(for: "\u{E01}") == nil)
        #expect(thai.glyph(for: "\u{E01}") != nil && thai.glyph(for: "\u{5D0}") == nil)
        #expect(throws: FontError.faceIndexOutOfRange(path: path, index: 2, count: 2)) {
            try FontFace(path: path, index: 2)
        }
    }

    // Facts of the font file: text measurement reference, section 2.
    @Test("A variation sequence and a code point beyond the basic plane are looked up whole")
    func characterMap() throws {
        let uvs = try FontFace(path: PackagePaths.anyFont("uvs.ttf"))
        #expect(
            uvs.glyph(for: "\u{2764}", variationSelector: "\u{FE0F}") != uvs.glyph(for: "\u{2764}"))
        let icons = try FontFace(path: PackagePaths.font("MaterialIcons-Regular.ttf"))
        #expect(icons.glyph(for: "\u{E6DF}")?.rawValue == 764)
        #expect(icons.glyph(for: "\u{EA9B}")?.rawValue == 1890)
        #expect(
            try icons.inkBounds(of: GlyphID(rawValue: 764))
                == Rect(minX: 43, minY: 118, maxX: 469, maxY: 405))
    }
}
