import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Text on the canvas")
struct CanvasTextTests {
    private static func layout() throws -> TextLayout {
        let face = try FontFace(path: PackagePaths.font("Roboto-Regular.ttf"))
        return try TextLayout("Rag", style: TextStyle(chain: FallbackChain([face]), size: 24))
    }

    @Test("A transform that only moves places glyphs as the origin does")
    func moves() throws {
        let layout = try Self.layout()
        var plain = try Canvas.clear(60, 40)
        var moved = try Canvas.clear(60, 40)
        plain.origin = Point(x: 5.25, y: 3)
        moved.transform = .translation(x: 5.25, y: 3)
        try plain.draw(layout, at: .zero, color: .black)
        try moved.draw(layout, at: .zero, color: .black)
        let (expected, found) = (plain.finish(), moved.finish())
        #expect(expected == found)
    }

    @Test("Under any other transform glyphs are their outlines, exactly placed")
    func outlines() throws {
        let layout = try Self.layout()
        var canvas = try Canvas.clear(60, 50)
        canvas.transform = AffineTransform(a: -0.9, b: 0.2, c: 0.3, d: 1.1, tx: 45, ty: 2)
        try canvas.draw(layout, at: Point(x: 1, y: 2), color: .black)
        let line = layout.lines[0]
        let run = line.runs[0]
        var path = Path()
        var pen = 0
        for glyph in run.glyphs {
            let outline = try #require(try run.face.outline(of: glyph.glyph))
            let scale = 24.0 / Double(run.face.unitsPerEm)
            let place = AffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: 1 + run.x + Double(pen) * scale,
                ty: 2 + line.baseline)
            path.append(outline.transformed(by: place.followed(by: canvas.transform)))
            pen += glyph.advance
        }
        let exact = ExactCoverage(path, rule: .nonZero)
        #expect(canvas.finish().largestAlphaError { exact.area(x: $0, y: $1) } <= 1.5)
    }

    @Test("A gradient fills all glyphs as one shape")
    func gradient() throws {
        let layout = try Self.layout()
        let stops = [
            GradientStop(0, Color(red: 255, green: 0, blue: 0)),
            GradientStop(1, Color(red: 0, green: 0, blue: 255)),
        ]
        let gradient = Gradient(
            .linear(start: .zero, end: Point(x: 44, y: 0)), stops: stops)
        var plain = try Canvas.clear(50, 34)
        var canvas = try Canvas.clear(50, 34)
        try plain.draw(layout, at: .zero, color: .black)
        try canvas.draw(layout, at: .zero, paint: .gradient(gradient))
        let (mask, picture) = (plain.finish(), canvas.finish())
        let error = picture.largestError { x, y in
            let part = min(1, (Double(x) + 0.5) / 44)
            let alpha = mask.channels(x, y)[3] / 255
            return [(1 - part) * alpha, 0, part * alpha, alpha]
        }
        #expect(error <= 1)
    }

    @Test("A position that is no number is an error")
    func positions() throws {
        let layout = try Self.layout()
        var canvas = try Canvas.clear(4, 4)
        #expect(throws: DrawingError.self) {
            try canvas.draw(layout, at: Point(x: .nan, y: 0), color: .black)
        }
        canvas.transform.b = .nan
        #expect(throws: DrawingError.self) { try canvas.draw(layout, at: .zero, color: .black) }
        _ = canvas.finish()
    }

    /// Thickness and place of a line in points, the scale, and its rows by hand with the baseline at
    /// 20.3 points.
    static let lines: [(position: Double, thickness: Double, scale: Double, rows: Range<Int>)] = [
        (2, 1, 1, 22..<23),  // baseline 20, edge 2
        (1.4, 0.2, 1, 21..<22),  // at least one pixel
        (2, 1, 2, 45..<47),  // baseline 41 = round(40.6)
        (1.2, 1.2, 3, 65..<69),  // baseline 61, edge round(3.6) = 4, 3.6 high
        (-6, 1.1, 2, 29..<31),  // a strikethrough
        (0.5, 1.5, 1, 21..<23),  // halves go down
    ]

    @Test("Underline and strikethrough lie on whole pixels", arguments: lines.indices)
    func textLines(index: Int) throws {
        let line = Self.lines[index]
        let side = Int(30 * line.scale)
        var canvas = try Canvas.clear(side, side, scale: line.scale)
        try canvas.drawTextLine(
            from: 3.1, to: 20.2, baseline: 20.3, position: line.position,
            thickness: line.thickness, paint: .color(.black))
        let columns =
            Int((3.1 * line.scale).rounded())..<Int((20.2 * line.scale).rounded())
        let error = canvas.finish().largestAlphaError { x, y in
            columns.contains(x) && line.rows.contains(y) ? 1 : 0
        }
        #expect(error == 0)
    }

    @Test("A flip leaves the line where the flipped text is")
    func flippedLine() throws {
        var canvas = try Canvas.clear(30, 30)
        canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 30, ty: 30)
        try canvas.drawTextLine(
            from: 3, to: 20, baseline: 20, position: 2, thickness: 2, paint: .color(.black))
        let expected = Rect(x: 10, y: 6, width: 17, height: 2)
        let error = canvas.finish().largestAlphaError { ClosedForm.rect(expected, x: $0, y: $1) }
        #expect(error == 0)
    }
}
