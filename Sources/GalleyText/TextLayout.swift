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

    /// Sets a text in one style.
    ///
    /// - Throws: ``TextError``, as setting an attributed text does.
    public init(
        _ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
        bounds: TextBounds = .unlimited
    ) throws(TextError) {
        try self.init(AttributedText(text, style: style), paragraph: paragraph, bounds: bounds)
    }

    /// Sets a text whose parts have styles of their own.
    ///
    /// Line feeds and the other mandatory breaks of UAX 14 start new lines; where the bounds have a
    /// width, lines break as the paragraph style says.
    ///
    /// - Throws: ``TextError`` for a number or length out of range, for a private-use code point
    ///   that none of its style's icon fonts has, and for a damaged glyph.
    public init(
        _ text: AttributedText, paragraph: ParagraphStyle = ParagraphStyle(),
        bounds: TextBounds = .unlimited
    ) throws(TextError) {
        try InputCheck.check(text, paragraph, bounds)
        let shaped = ShapedText(try TextAnalysis(text, base: paragraph.baseDirection))
        try self.init(shaped, paragraph: paragraph, bounds: bounds)
    }

    /// Sets a text that is shaped in the paragraph's base direction, and whose numbers and those of
    /// the paragraph and the bounds are checked.
    init(
        _ text: ShapedText, paragraph: ParagraphStyle, bounds: TextBounds
    ) throws(TextError) {
        var lines = try Typesetter(text, style: paragraph, bounds: bounds).lines()
        let width =
            bounds.width ?? lines.reduce(0) { max($0, $1.widthWithoutTrailingSpace) }
        for index in lines.indices { lines[index].align(paragraph.alignment, in: width) }
        try self.init(consume lines, missing: text.missing, text.deciding)
    }

    /// Sets icons in a row.
    ///
    /// - Throws: ``TextError`` for a size out of range, and for a code point or name that none of
    ///   the style's fonts has.
    public init(icon: Icon, style: IconStyle) throws(TextError) {
        try InputCheck.check(size: style.size)
        let typesetter = try IconTypesetter(icon: icon, style: style)
        try self.init([typesetter.line()], missing: [], typesetter.lineMetrics)
    }

    private init(
        _ lines: consuming [TextLine], missing: [Unicode.Scalar], _ metrics: LineMetrics
    ) throws(TextError) {
        var top = 0.0
        var ink: Rect?
        for index in lines.indices {
            lines[index].top = top
            top += lines[index].height
            guard let box = try lines[index].inkBounds() else { continue }
            ink = ink.map { $0.union(box) } ?? box
        }
        self.lines = lines
        self.ink = ink
        missingScalars = missing
        facesWithInvertedDescender = metrics.invertedFaces
        metricsSource = metrics.source
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
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool { lines.contains { $0.truncatedRange != nil } }
    /// The last line's baseline, from the top.
    public var lastBaseline: Double { lines[lines.count - 1].baseline }
}
