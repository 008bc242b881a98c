import GalleyFonts
public import GalleyGeometry
public import GalleyImage
public import GalleyText

extension Canvas {
    /// Draws the lines of a text in a colour.
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
        try draw(layout, at: topLeft, paint: .color(color))
    }

    /// Draws the lines of a text.
    ///
    /// - Parameters:
    ///   - layout: The text, set in points.
    ///   - topLeft: Where the top left corner of its first line goes, in points.
    ///   - paint: What its glyphs are filled with, placed as shapes are and not by glyph.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    public mutating func draw(
        _ layout: TextLayout, at topLeft: Point, paint: Paint
    ) throws(DrawingError) {
        try draw(layout, at: topLeft, paints: [paint])
    }

    /// Draws the lines of a text whose parts have paints of their own.
    ///
    /// - Parameters:
    ///   - layout: The text, set in points.
    ///   - topLeft: Where the top left corner of its first line goes, in points.
    ///   - paints: What the glyphs of each part are filled with; the last one serves all parts
    ///     that have none.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    /// - Precondition: There is at least one paint.
    public mutating func draw(
        _ layout: TextLayout, at topLeft: Point, paints: [Paint]
    ) throws(DrawingError) {
        precondition(!paints.isEmpty, "a text is drawn with at least one paint")
        for line in layout.lines {
            let start = Point(x: topLeft.x + line.x, y: topLeft.y + line.baseline)
            for run in line.runs {
                let paint = paints[min(run.fragment, paints.count - 1)]
                try draw(run, at: start, paint: paint)
                try drawDecorations(of: run, at: start, paint: paint)
            }
        }
    }

    /// Draws the lines under and through a run, where its face wants them.
    private mutating func drawDecorations(
        of run: GlyphRun, at start: Point, paint: Paint
    ) throws(DrawingError) {
        let metrics = run.face.decoration
        let scale = run.size / Double(run.face.unitsPerEm)
        var lines: [(middle: Double, thickness: Double)] = []
        if run.decorations.contains(.underline) {
            lines.append((metrics.underlineOffset, metrics.underlineThickness))
        }
        if run.decorations.contains(.strikethrough) {
            lines.append((metrics.strikethroughOffset, metrics.strikethroughThickness))
        }
        for line in lines {
            try drawTextLine(
                from: start.x + run.x, to: start.x + run.x + run.width,
                baseline: start.y - run.baselineOffset,
                position: -(line.middle + line.thickness / 2) * scale,
                thickness: line.thickness * scale, paint: paint)
        }
    }

    /// Draws a run of glyphs in a colour.
    ///
    /// - Parameters:
    ///   - run: The glyphs, set in points.
    ///   - start: Where the left end of the run's line meets the baseline, in points.
    ///   - color: The colour of the glyphs.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    public mutating func draw(
        _ run: GlyphRun, at start: Point, color: Color
    ) throws(DrawingError) {
        try draw(run, at: start, paint: .color(color))
    }

    /// Draws a run of glyphs, those in colour as the font paints them.
    ///
    /// Under a transform that only moves, the baseline lies on a whole pixel and each glyph on a
    /// quarter of a pixel across; under any other, glyphs lie exactly where the transform takes them.
    ///
    /// - Parameters:
    ///   - run: The glyphs, set in points.
    ///   - start: Where the left end of the run's line meets the baseline, in points.
    ///   - paint: What the glyphs are filled with.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or has no outline.
    public mutating func draw(
        _ run: GlyphRun, at start: Point, paint: Paint
    ) throws(DrawingError) {
        guard transform.isTranslation else {
            try drawOutlines(of: run, at: start, paint: paint)
            return
        }
        let source = try source(paint)
        var left = start.x + transform.tx + origin.x + run.x
        let base = start.y + transform.ty + origin.y
        try DrawingError.check(left, "text position", within: Self.textRange)
        try DrawingError.check(base, "text position", within: Self.textRange)
        let pixelsPerEm = run.size * grid.scale
        let quarterGrid = PixelGrid(scale: 4 * grid.scale)
        let baseline = grid.pixel(at: base)
        var pen = 0
        for (index, glyph) in run.glyphs.enumerated() {
            let x = left + run.scaled(pen + glyph.xOffset)
            let quarters = quarterGrid.pixel(at: x)
            let up = grid.pixel(at: run.baselineOffset + run.scaled(glyph.yOffset))
            pen += glyph.advance
            if !run.extraAdvances.isEmpty { left += run.extraAdvances[index] }
            let column = quarters >> 2
            let row = baseline - up
            let format = run.face.format(of: glyph.glyph)
            if format == .bitmap {
                let hasOverlay = try drawBitmap(
                    of: glyph.glyph, in: run.face, pixelsPerEm: pixelsPerEm,
                    column: grid.pixel(at: x), quarters: quarters, row: row, source: source)
                if !hasOverlay { continue }
            } else if format != .outline {
                let scale = pixelsPerEm / Double(run.face.unitsPerEm)
                let place = AffineTransform(
                    a: scale, b: 0, c: 0, d: -scale, tx: Double(quarters) / 4, ty: Double(row))
                try draw(glyph.glyph, format, of: run.face, at: place, paint: paint)
                continue
            }
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
            blend(source, coverage: coverage.span, in: placed)
        }
    }

    private static let textRange = -1e9...1e9

    /// Draws the outlines of a run's glyphs as paths.
    private mutating func drawOutlines(
        of run: GlyphRun, at start: Point, paint: Paint
    ) throws(DrawingError) {
        let source = try source(paint)
        let toDevice = toDevice
        let scale = run.size / Double(run.face.unitsPerEm)
        var left = start.x + run.x
        var pen = 0
        for (index, glyph) in run.glyphs.enumerated() {
            let place = AffineTransform(
                a: scale, b: 0, c: 0, d: -scale,
                tx: left + run.scaled(pen + glyph.xOffset),
                ty: start.y - run.baselineOffset - run.scaled(glyph.yOffset))
            pen += glyph.advance
            if !run.extraAdvances.isEmpty { left += run.extraAdvances[index] }
            let format = run.face.format(of: glyph.glyph)
            if format != .outline {
                try draw(
                    glyph.glyph, format, of: run.face, at: place.followed(by: toDevice),
                    paint: paint)
                continue
            }
            let outline = try outline(of: glyph.glyph, in: run.face)
            try blend(
                source, through: outline.transformed(by: place.followed(by: toDevice)),
                rule: .nonZero)
        }
    }
}
