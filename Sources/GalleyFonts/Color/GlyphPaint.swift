public import GalleyGeometry

/// How a colour glyph is painted: a tree of plain values (OpenType specification, `COLR`).
///
/// Places are in font units, y up, and so are the transforms; palette entries are resolved by the
/// face's palette. Layers of version 0 are a tree of glyphs filled with one colour each.
public indirect enum GlyphPaint: Hashable, Sendable {
    /// Paints one on another, the first at the bottom.
    case layers([GlyphPaint])
    /// One colour everywhere.
    case solid(PaintColor)
    /// Colours along a line.
    ///
    /// Place 0 is at the start and place 1 at the end; lines of one colour are parallel to the one
    /// from the start to the rotation point.
    case linearGradient(start: Point, end: Point, rotation: Point, PaintColorLine)
    /// Colours between two circles, which are places 0 and 1.
    case radialGradient(
        startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
        PaintColorLine)
    /// Colours around a point, from the start to the end angle in degrees, counter-clockwise from
    /// the x axis.
    case sweepGradient(center: Point, startAngle: Double, endAngle: Double, PaintColorLine)
    /// A paint inside the outline of a glyph.
    case glyph(GlyphID, GlyphPaint)
    /// A paint inside a rectangle: the clip box of a colour glyph.
    case clip(Rect, GlyphPaint)
    /// A paint whose points go through a transform.
    case transform(AffineTransform, GlyphPaint)
    /// A source composited with a backdrop.
    case composite(source: GlyphPaint, mode: PaintCompositeMode, backdrop: GlyphPaint)
}
