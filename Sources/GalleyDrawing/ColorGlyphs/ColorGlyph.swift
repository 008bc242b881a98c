import GalleyFonts
import GalleyGeometry

/// A glyph with paints, ready to be drawn at any size.
final class ColorGlyph: Sendable {
    /// What is painted, in font units, y up.
    let paint: GlyphPaint
    /// Where it leaves ink, in font units, y up; nil where nothing is painted.
    let ink: Rect?
    /// The outlines that the paints are limited to, in font units, y up.
    let outlines: [GlyphID: Path]

    /// How many points the outlines have.
    var pointCount: Int { outlines.values.reduce(0) { $0 + $1.points.count } }

    /// Reads a glyph; nil where the face has no paints of it.
    init?(_ glyph: GlyphID, of face: FontFace) throws(DrawingError) {
        do {
            guard let paint = try face.paint(of: glyph) else { return nil }
            ink = try face.inkBounds(of: paint, glyph: glyph)
            var outlines: [GlyphID: Path] = [:]
            for glyph in paint.glyphs.sorted() where ink != nil {
                outlines[glyph] = try face.outline(of: glyph) ?? Path()
            }
            self.outlines = outlines
            // A box around all that is painted has nothing to cut, and edges of its own.
            if case .clip(_, let inner) = paint, let ink,
                let inside = try face.inkBounds(of: inner, glyph: glyph), inside == ink
            {
                self.paint = inner
            } else {
                self.paint = paint
            }
        } catch {
            throw .font(error)
        }
    }
}

extension GlyphPaint {
    /// The glyphs whose outlines are used.
    fileprivate var glyphs: Set<GlyphID> {
        switch self {
        case .layers(let layers): layers.reduce(into: []) { $0.formUnion($1.glyphs) }
        case .glyph(let glyph, let paint): paint.glyphs.union([glyph])
        case .clip(_, let paint), .transform(_, let paint): paint.glyphs
        case .composite(let source, _, let backdrop): source.glyphs.union(backdrop.glyphs)
        case .solid, .linearGradient, .radialGradient, .sweepGradient: []
        }
    }
}
