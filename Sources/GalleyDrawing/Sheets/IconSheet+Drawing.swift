import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText

extension IconSheet {
    /// Where an icon stands in its cell, in pixels from the cell's top left.
    struct Placement {
        let glyphs: [ShapedGlyph]
        /// The icon's advance and line.
        let tile: PixelRect
        /// The row of the baseline; the origin is the tile's left edge on it.
        let baseline: Int
    }

    /// Places an icon: its tile in the middle of the room there is, rounded to whole pixels.
    func placement(of icon: CatalogIcon) -> Placement {
        let face = catalog.font.face
        let glyphs = catalog.shape(icon)
        let pixelsPerUnit = style.iconSize / Double(face.unitsPerEm) * style.scale
        let metrics = face.metrics()
        let pixels = PixelGrid(scale: 1)
        let advance = Double(glyphs.reduce(0) { $0 + $1.advance }) * pixelsPerUnit
        let ascent = metrics.ascender * pixelsPerUnit
        let line = ascent - metrics.descender * pixelsPerUnit
        let left = pixels.pixel(at: Double(tileArea.x) + (Double(tileArea.width) - advance) / 2)
        let top = pixels.pixel(at: Double(tileArea.y) + (Double(tileArea.height) - line) / 2)
        return Placement(
            glyphs: glyphs,
            tile: PixelRect(
                x: left, y: top, width: pixels.pixel(at: advance), height: pixels.pixel(at: line)),
            baseline: top + pixels.pixel(at: ascent))
    }

    /// Draws a row of cells, margins on both sides included.
    func band(
        _ row: Int, cache: GlyphCache, failed: (Failure) -> Void
    ) throws(DrawingError) -> Bitmap {
        // Emptied for each row, the cache keeps memory bounded; no icon comes twice.
        cache.removeAll()
        var canvas = try Canvas(
            width: width, height: cellHeight, scale: style.scale, background: style.background,
            cache: cache)
        let whole = canvas.clip
        let first = row * columns
        for index in first..<min(first + columns, icons.count) {
            let icon = icons[index]
            let left = marginPixels + (index - first) * cellWidth
            let placement = placement(of: icon)
            canvas.clip = PixelRect(x: left, y: 0, width: cellWidth, height: captionTop)
            try canvas.fill(points(placement.tile, movedBy: left), color: colors.tile)
            do {
                try draw(placement, left: left, on: &canvas)
            } catch {
                failed(Failure(index: index, error: error))
                try drawCross(left: left, on: &canvas)
            }
            canvas.clip = whole
            try captions.draw(
                icon, left: left + tileArea.x, top: captionTop, colors: colors, on: &canvas)
        }
        return canvas.finish()
    }

    private func draw(
        _ placement: Placement, left: Int, on canvas: inout Canvas
    ) throws(DrawingError) {
        let face = catalog.font.face
        let run = GlyphRun(icon: placement.glyphs, face: face, size: style.iconSize)
        let origin = Point(
            x: Double(left + placement.tile.x) / style.scale,
            y: Double(placement.baseline) / style.scale)
        guard face.hasColorGlyphs,
            placement.glyphs.contains(where: { face.format(of: $0.glyph) != .outline })
        else {
            try canvas.draw(run, at: origin, color: colors.icon)
            return
        }
        // On a canvas of its own, so that an icon that fails half-way leaves nothing.
        var cell = try Canvas(
            width: cellWidth, height: captionTop, scale: style.scale, cache: canvas.cache)
        let own = Point(x: Double(placement.tile.x) / style.scale, y: origin.y)
        try cell.draw(run, at: own, color: colors.icon)
        canvas.bitmap.blend(cell.finish(), at: left, y: 0)
    }

    /// Draws a crossed box of the size of icons in place of one.
    private func drawCross(left: Int, on canvas: inout Canvas) throws(DrawingError) {
        let side = grid.pixel(at: style.iconSize)
        let box = points(
            PixelRect(
                x: tileArea.x + (tileArea.width - side) / 2,
                y: tileArea.y + (tileArea.height - side) / 2, width: side, height: side),
            movedBy: left)
        let pen = max(grid.hairline, grid.rounded(1))
        try canvas.drawBorder(inside: box, width: pen, color: colors.codePoint)
        var cross = Path()
        cross.move(to: Point(x: box.minX + pen, y: box.minY + pen))
        cross.line(to: Point(x: box.maxX - pen, y: box.maxY - pen))
        cross.move(to: Point(x: box.maxX - pen, y: box.minY + pen))
        cross.line(to: Point(x: box.minX + pen, y: box.maxY - pen))
        try canvas.stroke(
            cross, style: StrokeStyle(width: pen), paint: .color(colors.codePoint))
    }

    private func points(_ rect: PixelRect, movedBy left: Int) -> Rect {
        Rect(
            x: Double(rect.x + left), y: Double(rect.y), width: Double(max(0, rect.width)),
            height: Double(max(0, rect.height))
        ).scaled(by: 1 / style.scale)
    }
}
