public import GalleyGeometry

/// One line of set text.
public struct TextLine: Hashable, Sendable {
    /// The offsets of the scalars the line stands for, its line break left out.
    public let range: Range<Int>
    /// The offsets of the scalars an ellipsis stands for, or nil for a whole line.
    public let truncatedRange: Range<Int>?
    /// The runs from left to right.
    public internal(set) var runs: [GlyphRun]
    /// The direction of the line's paragraph.
    public let direction: LayoutDirection
    /// Whether the line is the last of its paragraph.
    public let endsParagraph: Bool
    /// The sum of all advances, trailing spaces included.
    public internal(set) var width: Double
    /// The sum of the advances without those of spaces at the line's end.
    public internal(set) var widthWithoutTrailingSpace: Double
    /// The distance from the baseline up to the top of the line.
    public let ascender: Double
    /// The distance from the baseline up to the bottom of the line; zero or negative.
    public let descender: Double
    /// The space below the line.
    public let lineGap: Double
    /// The left end of the line, from the left end of the text's bounds.
    public internal(set) var x: Double = 0
    /// The top of the line, from the top of the text, y down.
    public internal(set) var top: Double = 0

    init(
        range: Range<Int>, truncatedRange: Range<Int>? = nil, runs: [GlyphRun],
        direction: LayoutDirection = .leftToRight, endsParagraph: Bool = true, width: Double,
        widthWithoutTrailingSpace: Double, metrics: LineMetrics
    ) {
        self.range = range
        self.truncatedRange = truncatedRange
        self.runs = runs
        self.direction = direction
        self.endsParagraph = endsParagraph
        self.width = width
        self.widthWithoutTrailingSpace = widthWithoutTrailingSpace
        ascender = metrics.ascender
        descender = metrics.descender
        lineGap = metrics.lineGap
    }

    /// The height of the line: ascender − descender + line gap.
    public var height: Double { ascender - descender + lineGap }
    /// The baseline, from the top of the text, y down.
    public var baseline: Double { top + ascender }

    /// Measures the smallest rectangle that holds the drawn glyphs, or nil where none is drawn.
    ///
    /// Its origin is the top left corner of the text, y down.
    ///
    /// - Throws: ``TextError/font(_:)`` for a damaged glyph.
    public func inkBounds() throws(TextError) -> Rect? {
        var ink: Rect?
        for place in runs.indices {
            guard let box = try runs[place].inkBounds()?.offset(x: x, y: baseline) else { continue }
            ink = ink.map { $0.union(box) } ?? box
        }
        return ink
    }
}
