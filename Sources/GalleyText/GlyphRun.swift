public import GalleyFonts
public import GalleyGeometry

/// Glyphs of one face in a row on a line, placed from left to right.
public struct GlyphRun: Hashable, Sendable {
    /// The face the glyphs belong to.
    public let face: FontFace
    /// The em the glyphs are set at.
    public let size: Double
    /// The offsets of the scalars the run shows, into the whole text.
    public let range: Range<Int>
    /// The direction the run is read in.
    public let direction: LayoutDirection
    /// Whether the run's face was declared as an icon font.
    public let isIcon: Bool
    /// The glyphs from left to right, in font units.
    public let glyphs: [ShapedGlyph]
    /// Where the pen starts, from the line's left end.
    public internal(set) var x: Double = 0

    /// The sum of the advances in font units.
    public var unitAdvance: Int { glyphs.reduce(0) { $0 + $1.advance } }
    /// The sum of the advances.
    public var width: Double { scaled(unitAdvance) }

    /// Converts font units of the run's face: units × size ÷ units per em, not rounded.
    public func scaled(_ units: Int) -> Double {
        Double(units) * size / Double(face.unitsPerEm)
    }

    /// Measures the smallest rectangle that holds the drawn glyphs, or nil where none is drawn.
    ///
    /// Its origin is the line's left end on the baseline, y down.
    ///
    /// - Throws: ``TextError/font(_:)`` for a damaged glyph.
    public func inkBounds() throws(TextError) -> Rect? {
        var ink: Rect?
        var pen = 0
        for glyph in glyphs {
            defer { pen += glyph.advance }
            let box: Rect?
            do {
                box = try face.inkBounds(of: glyph.glyph)
            } catch {
                throw .font(error)
            }
            guard let box else { continue }
            let left = Double(pen + glyph.xOffset)
            let up = Double(glyph.yOffset)
            let scale = size / Double(face.unitsPerEm)
            let placed = Rect(
                minX: x + (left + box.minX) * scale, minY: -(up + box.maxY) * scale,
                maxX: x + (left + box.maxX) * scale, maxY: -(up + box.minY) * scale)
            ink = ink.map { $0.union(placed) } ?? placed
        }
        return ink
    }
}
