import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite(
    "Colour fonts of others", .enabled(if: Conformance.isAvailable, "needs GALLEY_CONFORMANCE"))
struct ColorFontConformanceTests {
    private static let folder = "\(PackagePaths.conformance ?? "")/color-fonts"
    private static let foreground = Color(red: 0x20, green: 0x60, blue: 0xA0)

    private struct Group: Decodable {
        struct Glyph: Decodable {
            let name: String
            let codePoint: UInt32
            let samples: [ColorGlyphCase.Sample]
        }
        let why: String
        let glyphs: [Glyph]
    }

    @Test(
        "Every glyph of the test font shows what its description says",
        arguments: ColorGlyphGroups.names,
        ["test_glyphs-glyf_colr_1", "test_glyphs-glyf_colr_1_variable"])
    func testGlyphs(name: String, font: String) throws {
        let group = Fixture.load(Group.self, from: "ColorGlyphs/Groups/\(name).json")
        let face = try FontFace(path: "\(Self.folder)/\(font).ttf")
        for glyph in group.glyphs {
            let scalar = try #require(Unicode.Scalar(glyph.codePoint))
            let picture = try ColorGlyphCanvas.draw(scalar, of: face, color: Self.foreground)
            for sample in glyph.samples {
                let found = picture.color(at: sample)
                #expect(
                    zip(found, sample.color).allSatisfy { abs($0 - $1) <= 1.5 },
                    "\(glyph.name) at \(sample.x), \(sample.y): \(found) for \(sample.color)")
            }
        }
    }

    @Test("Glyphs that contain each other are an error", arguments: [0xF1100, 0xF1101] as [UInt32])
    func cycles(codePoint: UInt32) throws {
        let face = try FontFace(path: "\(Self.folder)/test_glyphs-glyf_colr_1.ttf")
        let glyph = try #require(Unicode.Scalar(codePoint).flatMap { face.glyph(for: $0) })
        #expect(throws: FontError.paintCycle(path: face.file.path, glyph: glyph)) {
            try face.paint(of: glyph)
        }
    }

    // The outlines of the flavours were converted from one another: quadratic curves leave the
    // cubic ones by up to a unit, and with it the edges by 100/1024 pixel, 25/255 of a pixel's
    // area. Two outlines that share an edge can leave it together.
    private static let edgeDifference = 30.0

    @Test(
        "glyf, CFF and CFF2 outlines give the same picture",
        arguments: [
            (
                "samples",
                [
                    "gradient_stop_opacity", "linear_reflect", "linear_repeat",
                    "linear_transform", "radial_reflect", "simple_linear", "simple_radial",
                ]
            ),
            ("noto_handwriting", ["\u{270D}", "\u{270D}\u{1F3FB}", "\u{270D}\u{1F3FF}"]),
            (
                "twemoji_smiley",
                ["\u{1F601}", "\u{1F603}", "\u{1F604}", "\u{1F605}", "\u{1F606}"]
            ),
        ])
    func flavours(sample: String, texts: [String]) throws {
        let faces = try ["glyf_colr_1.ttf", "cff_colr_1.otf", "cff2_colr_1.otf"].map {
            try FontFace(path: "\(Self.folder)/\(sample)-\($0)")
        }
        for text in texts {
            let pictures = try faces.map { face in
                let style = TextStyle(chain: FallbackChain([face]), size: 100)
                let run = try #require(try TextLayout(text, style: style).lines.first?.runs.first)
                #expect(run.glyphs.count == 1)
                #expect(face.format(of: run.glyphs[0].glyph) == .paint)
                var canvas = try Canvas.clear(200, 200)
                try canvas.draw(run, at: Point(x: 30, y: 140), color: .black)
                return canvas.finish()
            }
            let (glyf, cff, cff2) = (pictures[0], pictures[1], pictures[2])
            #expect(glyf.largestAlphaError { _, _ in 0 } == 255)
            #expect(cff.difference(to: cff2, withinShapes: false) <= 2)
            #expect(glyf.difference(to: cff, withinShapes: true) <= 2)
            #expect(glyf.difference(to: cff, withinShapes: false) <= Self.edgeDifference)
        }
    }
}

extension Bitmap {
    /// Returns the largest difference of a channel; within shapes, only of pixels whose eight
    /// neighbours have about the same colour in both pictures.
    fileprivate func difference(to other: Bitmap, withinShapes: Bool) -> Double {
        var largest = 0.0
        for y in 1..<height - 1 {
            for x in 1..<width - 1 {
                let (a, b) = (channels(x, y), other.channels(x, y))
                let difference = zip(a, b).map { abs($0 - $1) }.max() ?? 0
                if difference <= largest { continue }
                if withinShapes && !(isEven(x, y) && other.isEven(x, y)) { continue }
                largest = difference
            }
        }
        return largest
    }

    private func isEven(_ x: Int, _ y: Int) -> Bool {
        let center = channels(x, y)
        for (dx, dy) in [
            (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
        ] {
            let near = channels(x + dx, y + dy)
            if zip(center, near).contains(where: { abs($0 - $1) > 12 }) { return false }
        }
        return true
    }
}
