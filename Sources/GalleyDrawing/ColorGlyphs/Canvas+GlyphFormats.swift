import GalleyFonts
import GalleyGeometry

extension Canvas {
    /// Draws a glyph that is more than an outline.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - format: What the face gives of it.
    ///   - face: The face.
    ///   - place: What takes font units, y up, to device pixels.
    ///   - paint: The paint of the text, which is the foreground colour of the glyph.
    /// - Throws: ``DrawingError`` for a glyph that can't be loaded or drawn.
    mutating func draw(
        _ glyph: GlyphID, _ format: GlyphFormat, of face: FontFace, at place: AffineTransform,
        paint: Paint
    ) throws(DrawingError) {
        switch format {
        case .svg:
            throw .unsupportedSVG(glyph: glyph, path: face.file.path)
        case .bitmap:
            let source = try source(paint)
            guard try drawBitmap(of: glyph, in: face, at: place, source: source) else { return }
            let outline = try outline(of: glyph, in: face)
            try blend(source, through: outline.transformed(by: place), rule: .nonZero)
        case .paint, .layers: try drawPaint(of: glyph, in: face, at: place, paint: paint)
        case .outline:
            let outline = try outline(of: glyph, in: face)
            try blend(
                source(paint), through: outline.transformed(by: place), rule: .nonZero)
        }
    }

    /// Reads a glyph's outline in font units, y up.
    func outline(of glyph: GlyphID, in face: FontFace) throws(DrawingError) -> Path {
        let outline: Path?
        do {
            outline = try face.outline(of: glyph)
        } catch {
            throw .font(error)
        }
        guard let outline else { throw .noOutline(glyph: glyph, path: face.file.path) }
        return outline
    }
}
