public import GalleyFonts
public import GalleyGeometry

/// A text or icons set in lines and measured exactly.
///
/// All lengths are in the unit of the style's size and are not rounded; the origin is the top left
/// corner of the first line, y down. A text without scalars has one empty line.
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom; at least one.
    public let lines: [TextLine]
    /// The smallest rectangle that holds the drawn glyphs, or nil where none is drawn.
    public let ink: Rect?
    /// The scalars no face has, each once, in the order they first appear; shown as `.notdef`.
    public let missingScalars: [Unicode.Scalar]
    /// The faces that decided the height of the lines and named a positive descender.
    public let facesWithInvertedDescender: [FontFace]
    /// The table the first deciding face's vertical metrics come from.
    public let metricsSource: FontMetrics.Source

    /// Sets a title; line feeds and the other mandatory breaks of UAX 14 start new lines.
    ///
    /// - Throws: ``TextError`` for a size or length out of range, and for a private-use code point
    ///   that none of the style's icon fonts has.
    public init(_ text: String, style: TextStyle) throws(TextError) {
        try Self.check(size: style.size)
        let scalars = Array(text.unicodeScalars)
        guard scalars.count <= TextStyle.scalarLimit else {
            throw .tooLong(scalars: scalars.count)
        }
        let typesetter = try Typesetter(scalars: scalars, style: style)
        try self.init(typesetter.lines(), missing: typesetter.missing, typesetter.lineMetrics)
    }

    /// Sets icons in a row.
    ///
    /// - Throws: ``TextError`` for a size out of range, and for a code point or name that none of
    ///   the style's fonts has.
    public init(icon: Icon, style: IconStyle) throws(TextError) {
        try Self.check(size: style.size)
        let typesetter = try IconTypesetter(icon: icon, style: style)
        try self.init([typesetter.line()], missing: [], typesetter.lineMetrics)
    }

    private init(
        _ lines: [TextLine], missing: [Unicode.Scalar], _ metrics: LineMetrics
    ) throws(TextError) {
        var placed = lines
        var top = 0.0
        var ink: Rect?
        for index in placed.indices {
            placed[index].top = top
            top += placed[index].height
            guard let box = try placed[index].inkBounds() else { continue }
            ink = ink.map { $0.union(box) } ?? box
        }
        self.lines = placed
        self.ink = ink
        missingScalars = missing
        facesWithInvertedDescender = metrics.invertedFaces
        metricsSource = metrics.source
    }

    private static func check(size: Double) throws(TextError) {
        guard size.isFinite, size > 0, size <= TextStyle.sizeLimit else {
            throw .sizeOutOfRange(size)
        }
    }

    /// The width of the widest line, trailing spaces included.
    public var width: Double { lines.reduce(0) { max($0, $1.width) } }
    /// The width of the widest line, its trailing spaces left out.
    public var widthWithoutTrailingSpace: Double {
        lines.reduce(0) { max($0, $1.widthWithoutTrailingSpace) }
    }
    /// The sum of the lines' heights.
    public var height: Double { lines.reduce(0) { $0 + $1.height } }
    /// The typographic bounds: advance width × line height.
    public var size: Size { Size(width: width, height: height) }
    /// The first line's baseline, from the top.
    public var baseline: Double { lines[0].baseline }
    /// The first line's ascender.
    public var ascender: Double { lines[0].ascender }
    /// The last line's descender; zero or negative.
    public var descender: Double { lines[lines.count - 1].descender }
    /// The last line's gap.
    public var lineGap: Double { lines[lines.count - 1].lineGap }
}
