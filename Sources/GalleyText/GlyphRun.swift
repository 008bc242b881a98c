public import GalleyFonts
public import GalleyGeometry

/// Glyphs of one face in a row on a line, placed from left to right.
public struct GlyphRun: Hashable, Sendable {
    /// The face the glyphs belong to.
    public let face: FontFace
    /// The em the glyphs are set at.
    public let size: Double
    /// The offsets of the scalars the run shows, into the whole text.
    ///
    /// An ellipsis or a hyphen shows none: its range is empty, at the place of what it stands for.
    public let range: Range<Int>
    /// The direction the run is read in.
    public let direction: LayoutDirection
    /// Whether the run's face was declared as an icon font.
    public let isIcon: Bool
    /// The place of the run's part in an attributed text; 0 in a plain one.
    public let fragment: Int
    /// The glyphs from left to right, in font units.
    public let glyphs: [ShapedGlyph]
    /// What is added after each glyph by letter spacing and justification; empty for nothing.
    public internal(set) var extraAdvances: [Double] = []
    /// Where the pen starts, from the line's left end.
    public internal(set) var x: Double = 0
    /// Lines drawn with the glyphs.
    public internal(set) var decorations: TextStyle.Decorations = []
    /// How far above the line's baseline the glyphs stand.
    public internal(set) var baselineOffset: Double = 0

    init(
        _ item: TextItem, size: Double, range: Range<Int>, glyphs: [ShapedGlyph],
        extraAdvances: [Double] = []
    ) {
        face = item.face
        self.size = size
        self.range = range
        direction = item.level % 2 == 0 ? .leftToRight : .rightToLeft
        isIcon = item.isIcon
        fragment = item.fragment
        self.glyphs = glyphs
        self.extraAdvances = extraAdvances
    }

    /// Creates a run of shaped glyphs that belong to no text, such as those of one icon.
    ///
    /// - Precondition: The size is a number above 0.
    public init(icon glyphs: [ShapedGlyph], face: FontFace, size: Double) {
        precondition(size.isFinite && size > 0, "a run has a size above 0")
        self.face = face
        self.size = size
        range = 0..<0
        direction = .leftToRight
        isIcon = true
        fragment = 0
        self.glyphs = glyphs
    }

    /// The sum of the advances in font units, without what is added to them.
    public var unitAdvance: Int { glyphs.reduce(0) { $0 + $1.advance } }
    /// The sum of the advances.
    public var width: Double { scaled(unitAdvance) + extraAdvances.reduce(0, +) }

    /// Converts font units of the run's face: units × size ÷ units per em, not rounded.
    public func scaled(_ units: Int) -> Double {
        Double(units) * size / Double(face.unitsPerEm)
    }

    /// Returns where the pen stands before each glyph, and last after them all, from the line's
    /// left end.
    public var penPositions: [Double] {
        var pen = Pen()
        return (0...glyphs.count).map { pen.position(before: $0, in: self) }
    }

    /// Measures the smallest rectangle that holds the drawn glyphs, or nil where none is drawn.
    ///
    /// Its origin is the line's left end on the line's baseline, y down.
    ///
    /// - Throws: ``TextError/font(_:)`` for a damaged glyph.
    public func inkBounds() throws(TextError) -> Rect? {
        var ink: Rect?
        let scale = size / Double(face.unitsPerEm)
        var pen = Pen()
        do throws(FontError) {
            try face.forEachInkBox(of: glyphs) { index, box in
                let glyph = glyphs[index]
                var left = pen.position(before: index, in: self)
                var up = baselineOffset
                // Most glyphs stand on the pen, and a division takes as long as all the rest.
                if glyph.xOffset != 0 { left += scaled(glyph.xOffset) }
                if glyph.yOffset != 0 { up += scaled(glyph.yOffset) }
                let placed = Rect(
                    minX: left + box.minX * scale, minY: -up - box.maxY * scale,
                    maxX: left + box.maxX * scale, maxY: -up - box.minY * scale)
                ink = ink.map { $0.union(placed) } ?? placed
            }
        } catch {
            throw .font(error)
        }
        return ink
    }

    /// Moves along a run from glyph to glyph.
    private struct Pen {
        private var next = 0
        private var units = 0
        private var extra = 0.0

        /// Returns where the pen stands before a glyph that is not before the last one asked for.
        @inline(__always)
        mutating func position(before index: Int, in run: borrowing GlyphRun) -> Double {
            while next < index {
                units += run.glyphs[next].advance
                if !run.extraAdvances.isEmpty { extra += run.extraAdvances[next] }
                next += 1
            }
            return run.x + run.scaled(units) + extra
        }
    }
}
