/// Finds what an ellipsis stands for where a line is too long for its width.
struct Truncation {
    let builder: LineBuilder
    let clusters: ParagraphClusters
    let mode: LineBreakMode
    let width: Double

    private var text: ShapedText { builder.text }

    /// The graphemes before the ellipsis, and the first one after it, counted along the line.
    private struct Cut {
        var kept: Int
        var resumed: Int
    }

    /// Sets the rest of a paragraph as one line with an ellipsis.
    ///
    /// Whole graphemes go, in logical order: from the end, the beginning or the middle. Where not
    /// even the ellipsis fits, it stands alone.
    func line(paragraph: Int, range: Range<Int>) -> TextLine {
        let places = graphemePlaces(range)
        let count = places.count - 1
        var content = LineBuilder.Content(paragraph: paragraph, range: range)
        var cut = firstCut(content, places)
        while true {
            content.hidden = places[cut.kept]..<places[cut.resumed]
            let line = builder.line(content)
            let isEmpty = cut.kept == 0 && cut.resumed == count
            if line.width <= width + LineBreaker.tolerance || isEmpty { return line }
            // Shaping the parts anew can widen them; one more grapheme of the longer part goes.
            if cut.kept > count - cut.resumed { cut.kept -= 1 } else { cut.resumed += 1 }
        }
    }

    /// The offsets at which a line can be cut, its start and end included.
    private func graphemePlaces(_ range: Range<Int>) -> [Int] {
        range.filter { clusters.startsCluster(at: $0) && text.analysis.graphemeStarts[$0] }
            + [range.upperBound]
    }

    /// Chooses the cut by the widths of the clusters as they stand in the whole paragraph.
    private func firstCut(_ content: LineBuilder.Content, _ places: [Int]) -> Cut {
        let count = places.count - 1
        var sums = [0.0]
        for place in 0..<count {
            sums.append(
                (places[place]..<places[place + 1]).reduce(sums[place]) {
                    $0 + clusters.advance(at: $1)
                })
        }
        func room(besideEllipsisAt place: Int) -> Double {
            let offset = places[place]
            return width - builder.ellipsis(for: offset..<offset, in: content).width
        }
        switch mode {
        case .byTruncatingHead:
            let room = room(besideEllipsisAt: 0)
            let resumed = (0...count).first { sums[count] - sums[$0] <= room } ?? count
            return Cut(kept: 0, resumed: resumed)
        case .byTruncatingMiddle:
            let room = room(besideEllipsisAt: min(1, count))
            var cut = Cut(kept: 0, resumed: count)
            while cut.kept < count, sums[cut.kept + 1] <= room / 2 { cut.kept += 1 }
            func rest() -> Double { room - sums[cut.kept] - (sums[count] - sums[cut.resumed]) }
            while cut.resumed > cut.kept, sums[cut.resumed] - sums[cut.resumed - 1] <= rest() {
                cut.resumed -= 1
            }
            // What the end left over may hold another grapheme of the beginning.
            while cut.kept < cut.resumed, sums[cut.kept + 1] - sums[cut.kept] <= rest() {
                cut.kept += 1
            }
            return cut
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
            var kept = 0
            while kept < count, sums[kept + 1] <= room(besideEllipsisAt: kept + 1) { kept += 1 }
            return Cut(kept: kept, resumed: count)
        }
    }
}
