import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Colours of colour glyphs")
struct ColorGlyphSampleTests {
    static let foreground = Color(red: 128, green: 0, blue: 128)

    @Test(
        "Inside and outside its shapes a glyph has the colours of the formulas",
        arguments: ColorGlyphCase.all)
    func samples(_ expected: ColorGlyphCase) throws {
        let face = try ColorGlyphCanvas.face(expected)
        let scalar = try #require(Unicode.Scalar(expected.codePoint))
        let picture = try ColorGlyphCanvas.draw(scalar, of: face, color: Self.foreground)
        for sample in expected.samples {
            let found = picture.color(at: sample)
            // Half a step for each of two layers and for the colour itself.
            for (channel, wanted) in zip(found, sample.color) {
                #expect(
                    abs(channel - wanted) <= 1.5,
                    "at \(sample.x), \(sample.y): \(found) for \(sample.color)")
            }
        }
    }

    @Test("In another place, size or direction a glyph has the same colours")
    func transforms() throws {
        for expected in ColorGlyphCase.all where expected.name.hasPrefix("sweep 45") {
            let face = try ColorGlyphCanvas.face(expected)
            let scalar = try #require(Unicode.Scalar(expected.codePoint))
            // Font units over 10 to points, mirrored, turned by a quarter and doubled.
            let turn = AffineTransform(a: 0, b: 2, c: 2, d: 0, tx: 20, ty: 30)
            var canvas = try Canvas.clear(260, 260)
            canvas.transform = turn
            try canvas.draw(
                ColorGlyphCanvas.run(of: scalar, in: face), at: Point(x: 0, y: 100),
                color: Self.foreground)
            let picture = canvas.finish()
            for sample in expected.samples {
                let point = turn.apply(to: Point(x: sample.x / 10, y: 100 - sample.y / 10))
                let found = picture.channels(Int(point.x), Int(point.y))
                // A pixel's centre lies up to 0.7 pixels, 3.5 units, from the place.
                for (channel, wanted) in zip(found, sample.color) {
                    #expect(abs(channel - wanted) <= 6)
                }
            }
        }
    }
}

/// Draws a glyph at 100 pixels an em, its origin 100 pixels from the left and 200 from the top.
enum ColorGlyphCanvas {
    static let size = 100.0

    static func face(_ expected: ColorGlyphCase) throws -> FontFace {
        let path = PackagePaths.anyFont(expected.font)
        guard let values = expected.axes else { return try FontFace(path: path) }
        let axes = try FontFace(path: path).axes
        return try FontFace(
            path: path,
            variations: zip(axes, values).map { FontVariation(axis: $0.tag, value: $1) })
    }

    static func run(
        of scalar: Unicode.Scalar, in face: FontFace, size: Double = size
    ) throws -> GlyphRun {
        let style = TextStyle(
            chain: FallbackChain([face]), size: size, icons: [IconFont(face: face)])
        return try #require(try TextLayout(String(scalar), style: style).lines.first?.runs.first)
    }

    static func draw(
        _ scalar: Unicode.Scalar, of face: FontFace, color: Color
    ) throws -> Bitmap {
        var canvas = try Canvas.clear(300, 300)
        try canvas.draw(run(of: scalar, in: face), at: Point(x: size, y: 2 * size), color: color)
        return canvas.finish()
    }
}

extension Bitmap {
    /// Returns the pixel around a place of the glyph; clear outside of the picture.
    func color(at sample: ColorGlyphCase.Sample) -> [Double] {
        let (x, y) = (100 + sample.x / 10, 200 - sample.y / 10)
        guard x >= 0 && y >= 0 && x < Double(width) && y < Double(height) else {
            return [0, 0, 0, 0]
        }
        return channels(Int(x), Int(y))
    }
}
