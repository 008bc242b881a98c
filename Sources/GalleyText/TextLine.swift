public import GalleyGeometry

/// One line of set text.
public struct TextLine: Hashable, Sendable {
    /// The offsets of the line's scalars into the whole text, its line break left out.
    public let range: Range<Int>
    /// The runs from left to right.
    public let runs: [GlyphRun]
    /// The sum of all advances, trailing spaces included.
    public let width: Double
    /// The sum of the advances without those of spaces at the line's end.
    public let widthWithoutTrailingSpace: Double
    /// The distance from the baseline up to the top of the line.
    public let ascender: Double
    /// The distance from the baseline up to the bottom of the line; zero or negative.
    public let descender: Double
    /// The space below the line.
    public let lineGap: Double
    /// The top of the line, from the top of the text, y down.
    public internal(set) var top: Double = 0

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
        for run in runs {
            guard let box = try run.inkBounds()?.offset(x: 0, y: baseline) else { continue }
            ink = ink.map { $0.union(box) } ?? box
        }
        return ink
    }
}
