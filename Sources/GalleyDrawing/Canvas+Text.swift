import GalleyFonts
public import GalleyGeometry
public import GalleyImage
public import GalleyText

extension Canvas {
    /// Draws the lines of a text.
    ///
    /// Each baseline lies on a whole pixel; each glyph on a quarter of a pixel across.
    ///
    /// - Parameters:
    ///   - layout: The text, set in points.
    ///   - topLeft: Where the top left corner of its first line goes, in points.
    ///   - color: The colour of its glyphs.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    public mutating func draw(
        _ layout: TextLayout, at topLeft: Point, color: Color
    ) throws(DrawingError) {
        for line in layout.lines {
            for run in line.runs {
                try draw(
                    run, at: Point(x: topLeft.x + line.x, y: topLeft.y + line.baseline),
                    color: color)
            }
        }
    }

    /// Draws a run of glyphs.
    ///
    /// - Parameters:
    ///   - run: The glyphs, set in points.
    ///   - start: Where the left end of the run's line meets the baseline, in points.
    ///   - color: The colour of the glyphs.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    public mutating func draw(
        _ run: GlyphRun, at start: Point, color: Color
    ) throws(DrawingError) {
        let pixelsPerEm = run.size * grid.scale
        let quarterGrid = PixelGrid(scale: 4 * grid.scale)
        let baseline = grid.pixel(at: start.y + origin.y)
        var left = start.x + origin.x + run.x
        var pen = 0
        for (index, glyph) in run.glyphs.enumerated() {
            let quarters = quarterGrid.pixel(at: left + run.scaled(pen + glyph.xOffset))
            let up = grid.pixel(at: run.baselineOffset + run.scaled(glyph.yOffset))
            pen += glyph.advance
            if !run.extraAdvances.isEmpty { left += run.extraAdvances[index] }
            let column = quarters >> 2
            let row = baseline - up
            var reach = visible
            reach.x -= column
            reach.y -= row
            let mask = try cache.mask(
                of: glyph.glyph, face: run.face, pixelsPerEm: pixelsPerEm,
                quarterX: quarters & 3, clip: reach)
            var placed = mask.rect
            placed.x += column
            placed.y += row
            let coverage = mask.coverage
            bitmap.blend(color, coverage: coverage.span, in: placed, within: clip)
        }
    }
}
