import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Colour glyphs on the canvas")
struct ColorGlyphDrawingTests {
    private static let icon: Unicode.Scalar = "\u{E000}"

    private static func run(_ font: String, size: Double) throws -> GlyphRun {
        try ColorGlyphCanvas.run(
            of: icon, in: FontFace(path: PackagePaths.anyFont(font)), size: size)
    }

    @Test("A colour glyph stands on the same quarters and whole pixels as an outline")
    func positions() throws {
        let run = try Self.run("colr1-noclip.ttf", size: 20)
        func picture(x: Double, y: Double) throws -> Bitmap {
            var canvas = try Canvas.clear(40, 40)
            try canvas.draw(run, at: Point(x: x, y: y), color: .black)
            return canvas.finish()
        }
        let placed = try picture(x: 4.25, y: 30)
        #expect(try picture(x: 4.3, y: 30.4) == placed)
        #expect(try picture(x: 4.5, y: 30) != placed)
        // The left edge covers three quarters of its first pixel.
        #expect(placed.premultiplied(x: 4, y: 29).alpha == 191)
    }

    @Test("A colour glyph has the edges of its outlines")
    func edges() throws {
        // The third layer is −100…1100, 450…550 in the text's colour: at 17 px an em it covers
        // 7.65…9.35 pixels above the baseline.
        let run = try Self.run("colr0.ttf", size: 17)
        var canvas = try Canvas.clear(30, 30)
        try canvas.draw(run, at: Point(x: 5, y: 20), color: .black)
        let picture = canvas.finish()
        #expect(picture.premultiplied(x: 4, y: 11).alpha == 255)
        #expect(abs(Int(picture.premultiplied(x: 4, y: 10).alpha) - 89) <= 1)
        #expect(abs(Int(picture.premultiplied(x: 4, y: 12).alpha) - 89) <= 1)
    }

    @Test("The opacity of the text is that of the whole glyph, the foreground's included")
    func opacity() throws {
        // colr0.ttf: red, half blue over it at 500, 500, then the text's colour.
        let run = try Self.run("colr0.ttf", size: 100)
        var canvas = try Canvas.clear(120, 120)
        let color = Color(red: 0, green: 255, blue: 0, alpha: 128)
        try canvas.draw(run, at: Point(x: 0, y: 100), color: color)
        let picture = canvas.finish()
        #expect(picture.channels(20, 80) == [128, 0, 0, 128])
        #expect(picture.channels(20, 50) == [0, 128, 0, 128])
        // 128/255 of red under 128/255 of blue.
        #expect(
            zip(picture.channels(42, 58), [63.7, 0, 64.3, 128]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test("Under a gradient the foreground is the gradient and the palette stays")
    func gradient() throws {
        let run = try Self.run("colr0.ttf", size: 100)
        var canvas = try Canvas.clear(120, 120)
        let stops = [GradientStop(0, .black), GradientStop(1, .white)]
        try canvas.draw(
            run, at: Point(x: 0, y: 100),
            paint: .gradient(
                Gradient(.linear(start: .zero, end: Point(x: 100, y: 0)), stops: stops)))
        let picture = canvas.finish()
        #expect(picture.channels(20, 80) == [255, 0, 0, 255])
        for x in [10, 50, 90] {
            let wanted = (Double(x) + 0.5) * 2.55
            #expect(abs(picture.channels(x, 50)[0] - wanted) <= 0.51)
        }
    }

    @Test("A colour glyph in a line of text keeps its place and the ink box of the line")
    func ink() throws {
        let face = try FontFace(path: PackagePaths.anyFont("colr0-emptybase.ttf"))
        let run = try ColorGlyphCanvas.run(of: Self.icon, in: face, size: 50)
        let ink = try #require(try run.inkBounds())
        // The layer spans 100…900 on both axes, the glyph's own outline nothing.
        for (edge, wanted) in zip([ink.minX, ink.minY, ink.maxX, ink.maxY], [5, -45, 45, -5.0]) {
            #expect(abs(edge - wanted) < 1e-9)
        }
    }

    @Test("A glyph outside the clip leaves the canvas as it is")
    func clipped() throws {
        let run = try Self.run("colr1-paints.ttf", size: 100)
        var canvas = try Canvas.clear(20, 20)
        try canvas.draw(run, at: Point(x: 500, y: 500), color: .black)
        #expect(canvas.finish().largestAlphaError { _, _ in 0 } == 0)
    }
}
