import GalleyFonts
import GalleyGeometry

/// Turns a text into lines: analysis, shaping, breaking, truncation.
struct Typesetter {
    private let text: ShapedText
    private let style: ParagraphStyle
    private let bounds: TextBounds
    private let builder: LineBuilder

    init(
        _ text: AttributedText, style: ParagraphStyle, bounds: TextBounds
    ) throws(TextError) {
        let analysis = try TextAnalysis(text, base: style.baseDirection)
        self.text = ShapedText(analysis)
        self.style = style
        self.bounds = bounds
        builder = LineBuilder(
            text: self.text, style: style,
            tabInterval: style.tabInterval ?? Self.eightSpaces(analysis.fragments[0].style))
    }

    /// The scalars no face has, each once, in text order.
    var missing: [Unicode.Scalar] { text.missing }

    /// The metrics of the text's own faces, for which table they come from and what is odd in them.
    func deciding(_ text: AttributedText) -> LineMetrics {
        var metrics = LineMetrics()
        for fragment in text.fragments { metrics.add(fragment.style) }
        return metrics
    }

    /// The usual distance of tab stops.
    private static func eightSpaces(_ style: TextStyle) -> Double {
        let face = style.chain.first
        let units = face.glyph(for: " ").map(face.advance) ?? face.unitsPerEm / 4
        return 8 * Double(units) * style.size / Double(face.unitsPerEm)
    }

    /// Sets as many lines as the bounds allow, each at the left end.
    func lines() throws(TextError) -> [TextLine] {
        var lines: [TextLine] = []
        var height = 0.0
        let paragraphs = text.analysis.paragraphs
        for place in paragraphs.indices {
            let breaker = try breaker(place)
            let range = paragraphs[place].range
            var start = range.lowerBound
            repeat {
                let end = breaker.end(of: start)
                let isLast =
                    end == range.upperBound && place == paragraphs.count - 1
                let isLastAllowed = lines.count + 1 == bounds.numberOfLines
                let line = line(
                    start..<end, paragraph: place, breaker, isCut: isLastAllowed && !isLast)
                if let limit = bounds.height, !lines.isEmpty,
                    height + line.height > limit + LineBreaker.tolerance
                {
                    cutLastLine(of: &lines)
                    return lines
                }
                lines.append(line)
                height += line.height
                if isLastAllowed { return lines }
                start = line.range.upperBound
            } while start < range.upperBound
        }
        return lines
    }

    private func breaker(_ paragraph: Int) throws(TextError) -> LineBreaker {
        let range = text.analysis.paragraphs[paragraph].range
        let first =
            text.analysis.fragments[text.analysis.fragment(at: range.lowerBound)].style
        var breaks: LineBreaks?
        if let width = bounds.width, !fits(range, width: width) {
            switch style.lineBreakMode {
            case .byClipping: breaks = nil
            case .byCharWrapping:
                breaks = LineBreaks(
                    graphemes: range, startsGrapheme: text.analysis.startsGrapheme)
            default:
                breaks = try LineBreaks(
                    words: text.analysis.scalars[range], language: first.language,
                    strictness: style.strictness)
            }
        }
        return LineBreaker(
            text, range: range, width: bounds.width ?? .infinity, breaks: breaks,
            breaksLongWords: style.breaksLongWords, tabInterval: builder.tabInterval,
            hyphenWidth: LineBuilder.hyphenWidth(first))
    }

    /// Whether a paragraph needs no breaks: it has no tab and is no wider than a line.
    private func fits(_ range: Range<Int>, width: Double) -> Bool {
        var sum = 0.0
        for offset in range {
            if text.analysis.scalars[offset] == "\t" { return false }
            sum += text.advances[offset]
            if sum > width + LineBreaker.tolerance { return false }
        }
        return true
    }

    /// Sets one line; one that text follows which is not shown ends in an ellipsis if the mode has
    /// one.
    private func line(
        _ range: Range<Int>, paragraph: Int, _ breaker: LineBreaker, isCut: Bool
    ) -> TextLine {
        let rest = range.lowerBound..<text.analysis.paragraphs[paragraph].range.upperBound
        if let width = bounds.width, style.lineBreakMode.truncates, isCut {
            return cut(rest, paragraph: paragraph, width: width)
        }
        var content = LineBuilder.Content(paragraph: paragraph, range: range)
        var line = builder.line(content)
        guard let width = bounds.width, style.lineBreakMode != .byClipping else { return line }
        // The part is shaped anew, and may be wider than it was inside its paragraph.
        while line.widthWithoutTrailingSpace > width + LineBreaker.tolerance,
            let earlier = breaker.lastEnd(
                after: content.range.lowerBound, before: content.range.upperBound)
        {
            content.range = content.range.lowerBound..<earlier
            line = builder.line(content)
        }
        return style.alignment == .justified ? builder.justify(line, to: width) : line
    }

    /// Sets the rest of a paragraph on one line, closer or with an ellipsis where it must be.
    private func cut(_ rest: Range<Int>, paragraph: Int, width: Double) -> TextLine {
        let isLast = paragraph == text.analysis.paragraphs.count - 1
        if isLast, style.tighteningFactor > 0 {
            var content = LineBuilder.Content(paragraph: paragraph, range: rest)
            let whole = builder.line(content)
            let clusters = rest.count { text.startsCluster[$0] }
            if whole.width <= width * (1 + style.tighteningFactor), clusters > 1 {
                content.tracking = (width - whole.width) / Double(clusters)
                return builder.line(content)
            }
        }
        return Truncation(builder: builder, mode: style.lineBreakMode, width: width)
            .line(paragraph: paragraph, range: rest)
    }

    /// Ends the last line that fits the height in an ellipsis, if the mode has one.
    private func cutLastLine(of lines: inout [TextLine]) {
        guard style.lineBreakMode.truncates, let width = bounds.width, let last = lines.last,
            let paragraph = text.analysis.paragraphs.lastIndex(where: {
                $0.range.lowerBound <= last.range.lowerBound
            })
        else { return }
        let rest = last.range.lowerBound..<text.analysis.paragraphs[paragraph].range.upperBound
        lines[lines.count - 1] = cut(rest, paragraph: paragraph, width: width)
    }
}
