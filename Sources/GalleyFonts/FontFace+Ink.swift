public import GalleyGeometry

extension FontFace {
    /// Measures the smallest box that holds what is drawn of a glyph, in font units, y up.
    ///
    /// Of an outline it is exact, and of a glyph with paints it is where they leave ink. Of a bitmap
    /// it is the whole picture of the largest strike, clear pixels at its edges included: to tell
    /// them from the others it would have to be decoded. Of an SVG document and of a picture that is
    /// no PNG, neither of which is drawn, it is the box of the outline. Nil where nothing is drawn.
    ///
    /// - Throws: ``FontError/damagedGlyph(path:glyph:code:)``, what ``paint(of:)`` throws,
    ///   ``FontError/damagedBitmap(path:glyph:pixelsPerEm:reason:)`` or
    ///   ``FontError/bitmapTooLarge(path:glyph:pixelsPerEm:width:height:)``.
    public func inkBounds(of glyph: GlyphID) throws(FontError) -> Rect? {
        if let known = inkBoxes[glyph] { return known }
        let box = try measuredInk(of: glyph)
        inkBoxes.keep(box, of: glyph)
        return box
    }

    /// Passes the box of each glyph that draws something on, with the glyph's place in the list.
    ///
    /// - Throws: ``FontError``, as ``inkBounds(of:)`` does.
    package func forEachInkBox(
        of glyphs: [ShapedGlyph], _ body: (Int, Rect) -> Void
    ) throws(FontError) {
        var next = inkBoxes.forEach(of: glyphs, from: 0, body)
        while next < glyphs.count {
            if let box = try inkBounds(of: glyphs[next].glyph) { body(next, box) }
            next = inkBoxes.forEach(of: glyphs, from: next + 1, body)
        }
    }

    private func measuredInk(of glyph: GlyphID) throws(FontError) -> Rect? {
        if let paint = try paint(of: glyph) { return try inkBounds(of: paint, glyph: glyph) }
        guard format(of: glyph) == .bitmap else { return try outlineBounds(of: glyph) }
        do {
            return try bitmapBounds(of: glyph)
        } catch {
            guard case .unsupportedBitmap = error else { throw error }
            return try outlineBounds(of: glyph)
        }
    }
}
