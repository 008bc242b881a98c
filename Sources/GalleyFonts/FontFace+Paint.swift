package import GalleyGeometry

extension FontFace {
    /// Reads how a colour glyph is painted; nil for a glyph that `COLR` does not list.
    ///
    /// Colours are those of the face's palette with its overrides; an entry that the palette does
    /// not have is magenta. A variable face gives the paints at its place in the design space.
    ///
    /// - Throws: ``FontError/paintCycle(path:glyph:)``,
    ///   ``FontError/paintTooDeep(path:glyph:limit:)``,
    ///   ``FontError/paintTooComplex(path:glyph:limit:)``,
    ///   ``FontError/damagedPaint(path:glyph:offset:)``.
    public func paint(of glyph: GlyphID) throws(FontError) -> GlyphPaint? {
        guard let colorTable else { return nil }
        var reader = PaintReader(
            colorTable, palette: paletteColors, glyph: glyph, path: file.path)
        return try reader.read()
    }

    /// Measures where the paints of a glyph leave ink, in font units, y up; nil where they do not.
    ///
    /// Outlines and clip boxes limit it, under their transforms: exactly, but for an outline inside
    /// another one or a turned clip box, where it is what their exact boxes share. A paint that
    /// neither limits is not to be drawn (OpenType specification, "Bounded color glyphs"), and has
    /// no bounds.
    ///
    /// - Parameters:
    ///   - paint: The glyph's paint, or a part of it.
    ///   - glyph: The glyph, for errors to name.
    /// - Returns: The smallest box around all ink.
    /// - Throws: ``FontError/damagedGlyph(path:glyph:code:)`` for an outline that can't be read,
    ///   ``FontError/paintOutlinesTooLong(path:glyph:limit:)``.
    package func inkBounds(of paint: GlyphPaint, glyph: GlyphID) throws(FontError) -> Rect? {
        var outlines: [GlyphID: Path] = [:]
        var pointCount = 0
        let ink = try paint.ink(through: .identity, inside: nil) { (part) throws(FontError) in
            if outlines[part] == nil { outlines[part] = try outline(of: part) }
            let outline = outlines[part] ?? Path()
            pointCount += outline.points.count
            guard pointCount <= PaintReader.pointLimit else {
                throw .paintOutlinesTooLong(
                    path: file.path, glyph: glyph, limit: PaintReader.pointLimit)
            }
            return outline
        }
        guard case .box(let box) = ink, !box.isEmpty,
            [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite)
        else { return nil }
        return box
    }
}
