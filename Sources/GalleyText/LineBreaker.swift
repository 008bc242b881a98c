/// Fills lines with as much of a paragraph as their width takes.
struct LineBreaker {
    private let analysis: TextAnalysis
    private let range: Range<Int>
    private let width: Double
    private let breaks: LineBreaks
    private let clusters: ParagraphClusters
    private let breaksLongWords: Bool
    private let tabInterval: Double
    private let hyphenWidth: Double

    /// How much wider than its bounds a line may be, for the noise of sums.
    static let tolerance = 1e-6

    init(
        _ text: ShapedText, paragraph: Int, width: Double, breaks: LineBreaks,
        breaksLongWords: Bool, tabInterval: Double, hyphenWidth: Double
    ) {
        analysis = text.analysis
        range = analysis.paragraphs[paragraph].range
        self.width = width
        self.breaks = breaks
        clusters = ParagraphClusters(text, paragraph: paragraph)
        self.breaksLongWords = breaksLongWords
        self.tabInterval = tabInterval
        self.hyphenWidth = hyphenWidth
    }

    /// Returns the end of the line that starts at an offset: the paragraph's, or a break.
    func end(of start: Int) -> Int {
        let scalars = analysis.scalars
        var x = 0.0
        var lastBreak: Int?
        var lastGrapheme: Int?
        for index in start..<range.upperBound {
            if index > start, clusters.startsCluster(at: index) {
                if analysis.graphemeStarts[index] { lastGrapheme = index }
                let isHyphenated = scalars[index - 1] == "\u{AD}"
                if breaks[index],
                    !isHyphenated || x + hyphenWidth <= width + Self.tolerance
                {
                    lastBreak = index
                }
            }
            let advance =
                scalars[index] == "\t"
                ? Self.tabAdvance(at: x, interval: tabInterval) : clusters.advance(at: index)
            // A space hangs at the end of a line and never breaks it.
            if !scalars[index].isTrailingSpace, x + advance > width + Self.tolerance {
                if let lastBreak { return lastBreak }
                if breaksLongWords, let lastGrapheme { return lastGrapheme }
            }
            x += advance
        }
        return range.upperBound
    }

    /// Returns the last place between two offsets where a line may end, or nil where there is none.
    func lastEnd(after start: Int, before end: Int) -> Int? {
        let places = (start + 1)..<max(start + 1, end)
        if let place = places.last(where: { breaks[$0] && clusters.startsCluster(at: $0) }) {
            return place
        }
        guard breaksLongWords else { return nil }
        return places.last { clusters.startsCluster(at: $0) && analysis.graphemeStarts[$0] }
    }

    /// Returns how far a tab at a place moves the pen: to the next multiple of the interval.
    static func tabAdvance(at x: Double, interval: Double) -> Double {
        guard interval > 0 else { return 0 }
        return ((x / interval).rounded(.down) + 1) * interval - x
    }
}
