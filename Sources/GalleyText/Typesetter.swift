import GalleyFonts
import GalleyGeometry

/// Turns a shaped text into lines: breaking, truncation.
struct Typesetter {
    private let bounds: TextBounds
    private let builder: LineBuilder

    private var text: ShapedText { builder.text }
    private var style: ParagraphStyle { builder.style }

    init(_ text: ShapedText, style: ParagraphStyle, bounds: TextBounds) {
        self.bounds = bounds
        builder = LineBuilder(text: text, style: style)
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
                let end = breaker?.end(of: start) ?? range.upperBound
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

    /// What ends the lines of a paragraph before it ends, or nil where nothing does.
    private func breaker(_ paragraph: Int) throws(TextError) -> LineBreaker? {
        guard let width = bounds.width, style.lineBreakMode != .byClipping,
            !fits(text.analysis.paragraphs[paragraph], width: width)
        else { return nil }
        let range = text.analysis.paragraphs[paragraph].range
        let first =
            text.analysis.fragments[text.analysis.fragment(at: range.lowerBound)].style
        let breaks =
            style.lineBreakMode == .byCharWrapping
            ? LineBreaks(graphemes: range, text.analysis.graphemeStarts)
            : try LineBreaks(
                words: text.analysis.scalars[range], language: first.language,
                strictness: style.strictness)
        return LineBreaker(
            text, paragraph: paragraph, width: width, breaks: breaks,
            breaksLongWords: style.breaksLongWords, tabInterval: builder.tabInterval,
            hyphenWidth: LineBuilder.hyphenWidth(first))
    }

    /// Whether a paragraph needs no breaks: it has no tab and is no wider than a line.
    private func fits(_ paragraph: TextAnalysis.Paragraph, width: Double) -> Bool {
        var sum = 0.0
        for item in paragraph.items {
            if text.analysis.items[item].kind == .tab { return false }
            sum += text.run(ofItem: item)?.width ?? 0
            if sum > width + LineBreaker.tolerance { return false }
        }
        return true
    }

    /// Sets one line; one that text follows which is not shown ends in an ellipsis if the mode has
    /// one.
    private func line(
        _ range: Range<Int>, paragraph: Int, _ breaker: LineBreaker?, isCut: Bool
    ) -> TextLine {
        let rest = range.lowerBound..<text.analysis.paragraphs[paragraph].range.upperBound
        if let width = bounds.width, style.lineBreakMode.truncates, isCut {
            return cut(rest, paragraph: paragraph, width: width)
        }
        var content = LineBuilder.Content(paragraph: paragraph, range: range)
        var line = builder.line(content)
        guard let width = bounds.width, style.lineBreakMode != .byClipping else { return line }
        // The part is shaped anew, and may be wider than it was inside its paragraph.
        while let breaker, line.widthWithoutTrailingSpace > width + LineBreaker.tolerance,
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
        let clusters = ParagraphClusters(text, paragraph: paragraph)
        if isLast, style.tighteningFactor > 0 {
            var content = LineBuilder.Content(paragraph: paragraph, range: rest)
            let whole = builder.line(content)
            let count = rest.count { clusters.startsCluster(at: $0) }
            if whole.width <= width * (1 + style.tighteningFactor), count > 1 {
                content.tracking = (width - whole.width) / Double(count)
                return builder.line(content)
            }
        }
        return Truncation(
            builder: builder, clusters: clusters, mode: style.lineBreakMode, width: width
        ).line(paragraph: paragraph, range: rest)
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
