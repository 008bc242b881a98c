/// Finds what an ellipsis stands for where a line is too long for its width.
struct Truncation {
    let builder: LineBuilder
    let mode: LineBreakMode
    let width: Double

    private var text: ShapedText { builder.text }

    /// Sets the rest of a paragraph as one line with an ellipsis.
    ///
    /// Whole graphemes go, in logical order: from the end, the beginning or the middle. Where not
    /// even the ellipsis fits, it stands alone.
    func line(paragraph: Int, range: Range<Int>) -> TextLine {
        let places = graphemePlaces(range)
        var (kept, dropped) = firstGuess(paragraph: paragraph, range: range, places)
        while true {
            let content = LineBuilder.Content(
                paragraph: paragraph, range: range,
                hidden: hidden(kept: kept, dropped: dropped, places))
            let line = builder.line(content)
            if line.width <= width + LineBreaker.tolerance
                || kept + (places.count - 1 - dropped) == 0
            {
                return line
            }
            // Shaping the parts anew can widen them; a grapheme more goes.
            if mode == .byTruncatingHead
                || (dropped < places.count - 1 && kept <= places.count - 1 - dropped)
            {
                dropped += 1
            } else {
                kept -= 1
            }
        }
    }

    /// The offsets between which a line can be cut, its start and end included.
    private func graphemePlaces(_ range: Range<Int>) -> [Int] {
        range.filter { text.startsCluster[$0] && text.analysis.startsGrapheme[$0] }
            + [range.upperBound]
    }

    /// The scalars between the last grapheme kept before the ellipsis and the first after it.
    private func hidden(kept: Int, dropped: Int, _ places: [Int]) -> Range<Int> {
        places[kept]..<max(places[kept], places[dropped])
    }

    /// Chooses how many graphemes stand before the ellipsis, and the place of the first after it,
    /// by the widths of the whole line's clusters.
    private func firstGuess(
        paragraph: Int, range: Range<Int>, _ places: [Int]
    ) -> (kept: Int, dropped: Int) {
        let count = places.count - 1
        var sums = [0.0]
        for place in 0..<count {
            sums.append(
                (places[place]..<places[place + 1]).reduce(sums[place]) { $0 + text.advances[$1] })
        }
        let content = LineBuilder.Content(paragraph: paragraph, range: range)
        func room(at place: Int) -> Double {
            let offset = places[place]
            return width - builder.ellipsis(for: offset..<offset, in: content).width
        }
        switch mode {
        case .byTruncatingHead:
            let first = room(at: 0)
            let dropped = (0...count).first { sums[count] - sums[$0] <= first } ?? count
            return (0, dropped)
        case .byTruncatingMiddle:
            let half = room(at: min(1, count))
            var kept = 0
            while kept < count, sums[kept + 1] <= half / 2 { kept += 1 }
            var dropped = count
            while dropped > kept, sums[kept] + sums[count] - sums[dropped - 1] <= half {
                dropped -= 1
            }
            // What one side left over may hold a grapheme of the other.
            while kept < dropped, sums[kept + 1] + sums[count] - sums[dropped] <= half { kept += 1 }
            return (kept, dropped)
        default:
            var kept = 0
            var item = -1.0
            while kept < count {
                if item < 0 || kept > 0 { item = room(at: kept + 1) }
                guard sums[kept + 1] <= item else { break }
                kept += 1
            }
            return (kept, count)
        }
    }
}
