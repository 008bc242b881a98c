/// The vertical metrics of a face in font units, with the table they come from.
public struct FontMetrics: Hashable, Sendable {
    /// The table the metrics are read from.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The horizontal header: what macOS and iOS use.
        case hhea
        /// The typographic values of OS/2.
        case typo
        /// The Windows clipping values of OS/2, without a line gap.
        case win
        /// No table has values: 0.8 and −0.2 em, as HarfBuzz assumes for such a face.
        case assumed
    }

    /// The distance from the baseline up to the top of the line.
    public var ascender: Double
    /// The distance from the baseline up to the bottom of the line; zero or negative.
    public var descender: Double
    /// The space below a line before the next one.
    public var lineGap: Double
    /// The table the values come from.
    public var source: Source
    /// Whether the font gave a positive descender, which is taken as its negative.
    public var hasInvertedDescender: Bool

    /// The height of a line: ascender − descender + line gap.
    public var lineHeight: Double { ascender - descender + lineGap }

    init(ascender: Double, descender: Double, lineGap: Double, source: Source) {
        self.ascender = ascender
        self.descender = descender == 0 ? 0 : -abs(descender)
        self.lineGap = max(0, lineGap)
        self.source = source
        hasInvertedDescender = descender > 0
    }
}

/// Which table a face's vertical metrics are taken from.
public enum MetricsSource: String, Hashable, Sendable, CaseIterable {
    /// OS/2 typo where the font sets USE_TYPO_METRICS, else hhea, else typo, else win.
    case automatic
    /// The horizontal header, even where it is empty.
    case hhea
    /// The typographic values of OS/2; those of `automatic` where the font has no OS/2 table.
    case typo
    /// The Windows values of OS/2; those of `automatic` where the font has no OS/2 table.
    case win
}
