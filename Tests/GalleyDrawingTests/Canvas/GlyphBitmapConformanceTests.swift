import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite(
    "Bitmaps of the colour test fonts",
    .enabled(if: Conformance.isAvailable, "set GALLEY_CONFORMANCE to the conformance folder"))
struct GlyphBitmapConformanceTests {
    /// What fontTools reads of each font's one strike: 109 pixels per em of 1024 units, every picture
    /// 128×128 at the offsets (4, -27), every advance of a glyph with a picture 1275 units.
    private static let pixelsPerEm = 109.0
    private static let fonts = ["noto_handwriting", "samples", "twemoji_smiley"]

    /// A text for each picture of a font; the longer ones become one glyph by `ccmp`.
    private static func texts(_ font: String) -> [String] {
        switch font {
        case "noto_handwriting":
            ["", "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}"].map {
                "\u{270D}" + $0
            }
        case "samples":
            ["linear", "radial"].flatMap { kind in
                ["simple_\(kind)"] + ["reflect", "repeat", "transform"].map { "\(kind)_\($0)" }
            } + ["gradient_stop_opacity"]
        default:
            "\u{263A}\u{1F601}\u{1F603}\u{1F604}\u{1F605}\u{1F606}\u{1F607}\u{1F608}\u{1F60A}\u{1F60D}"
                .unicodeScalars.map(String.init)
                + "\u{1F60E}\u{1F60F}\u{1F619}\u{1F642}\u{1F970}".unicodeScalars.map(String.init)
        }
    }

    private static func face(_ font: String, _ flavour: String) throws -> FontFace {
        try FontFace(
            path: "\(try #require(PackagePaths.conformance))/color-fonts/\(font)-\(flavour).ttf")
    }

    private static func run(
        _ text: String, _ face: FontFace, size: Double
    ) throws -> (run: GlyphRun, glyph: GlyphID) {
        let style = TextStyle(chain: FallbackChain([face]), size: size)
        let layout = try TextLayout(text, style: style)
        let run = try #require(layout.lines.first?.runs.first)
        try #require(run.glyphs.count == 1)
        return (run, run.glyphs[0].glyph)
    }

    @Test("At the strike's own size every pixel of a picture is drawn as it is", arguments: fonts)
    func ownSize(font: String) throws {
        let face = try Self.face(font, "sbix")
        for text in Self.texts(font) {
            let (run, glyph) = try Self.run(text, face, size: Self.pixelsPerEm)
            #expect(abs(run.width - 1_275 * Self.pixelsPerEm / 1_024) < 1e-9)
            var canvas = try Canvas.clear(140, 140)
            try canvas.draw(run, at: Point(x: 3.3, y: 108.2), color: .black)
            let found = canvas.finish()
            let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: Self.pixelsPerEm))
            var expected = try Bitmap(width: 140, height: 140)
            // Left 3 + 4; the top is 128 - 27 = 101 above the baseline at 108.
            expected.blend(try Bitmap(png: encoded.png), at: 7, y: 7)
            #expect(found == expected, "\(text)")
        }
    }

    @Test("At half its size a picture is the mean of each four pixels", arguments: fonts)
    func half(font: String) throws {
        let face = try Self.face(font, "sbix")
        for text in Self.texts(font) {
            let size = Self.pixelsPerEm / 2
            let (run, glyph) = try Self.run(text, face, size: size)
            var canvas = try Canvas.clear(72, 72)
            try canvas.draw(run, at: Point(x: 2, y: 54), color: .black)
            let found = canvas.finish()
            let encoded = try #require(try face.bitmap(of: glyph, pixelsPerEm: size))
            let picture = try Bitmap(png: encoded.png)
            // Left 2 + 2; the top is 50.5 above the baseline at 54: row 0 alone is in pixel 3, rows 1
            // and 2 are in pixel 4.
            func mean(_ x: Int, _ y: Int) -> [Double] {
                var sum = [0.0, 0, 0, 0]
                for row in [2 * y - 7, 2 * y - 6] where (0..<128).contains(row) {
                    for column in [2 * x - 8, 2 * x - 7] where (0..<128).contains(column) {
                        for (index, value) in picture.channels(column, row).enumerated() {
                            sum[index] += value / 4
                        }
                    }
                }
                return sum
            }
            #expect(found.largestError { mean($0, $1).map { $0 / 255 } } <= 1, "\(text)")
        }
    }

    @Test(
        "Every glyph that a font draws by SVG is measured, and refused by name",
        arguments: fonts, ["picosvg", "picosvgz", "untouchedsvg", "untouchedsvgz"])
    func svg(font: String, flavour: String) throws {
        let face = try Self.face(font, flavour)
        for text in Self.texts(font) {
            let (run, glyph) = try Self.run(text, face, size: 1_024)
            #expect(run.width == 1_275)
            var canvas = try Canvas.clear(8, 8)
            do {
                try canvas.draw(run, at: Point(x: 0, y: 8), color: .black)
                Issue.record("nothing was thrown for \(text)")
            } catch {
                #expect(error == .unsupportedSVG(glyph: glyph, path: face.file.path))
            }
            _ = canvas.finish()
        }
    }
}
