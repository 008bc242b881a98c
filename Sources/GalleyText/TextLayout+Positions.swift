import GalleyFonts
public import GalleyGeometry

extension TextLayout {
    /// Where a caret stands: a vertical line on one line of text.
    public struct Caret: Hashable, Sendable {
        /// The place from the left, as the line stands in its bounds.
        public var x: Double
        /// The line's place in the list.
        public var line: Int
    }

    /// Returns the offset of the cluster whose glyphs lie under a point.
    ///
    /// Points above, below and beside the text belong to the nearest line and cluster. A cluster of
    /// several graphemes, a ligature for one, is not taken apart.
    ///
    /// - Parameter point: The point, from the top left of the text, y down.
    /// - Returns: The offset of the cluster's first scalar; the line's start where it is empty.
    public func cluster(at point: Point) -> Int {
        let place = lines.firstIndex { point.y < $0.top + $0.height } ?? lines.count - 1
        let line = lines[place]
        var nearest: (distance: Double, cluster: Int)?
        for run in line.runs {
            let positions = run.penPositions
            for (index, glyph) in run.glyphs.enumerated() {
                let left = line.x + min(positions[index], positions[index + 1])
                let right = line.x + max(positions[index], positions[index + 1])
                let distance = point.x < left ? left - point.x : max(0, point.x - right)
                if nearest.map({ distance < $0.distance }) ?? true {
                    nearest = (distance, glyph.cluster)
                }
            }
        }
        return nearest?.cluster ?? line.range.lowerBound
    }

    /// Returns where the caret stands before the scalar at an offset.
    ///
    /// Inside a cluster of several scalars it stands at the share of the cluster's width that its
    /// scalars take; at the end of a line after its last cluster. What an ellipsis hides stands at
    /// the ellipsis.
    ///
    /// - Parameter offset: The offset of a scalar, or the number of scalars for the text's end.
    /// - Returns: The caret.
    /// - Precondition: The offset is not negative.
    public func caret(before offset: Int) -> Caret {
        precondition(offset >= 0, "an offset counts from 0")
        let place =
            lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
        let line = lines[place]
        let offset = min(offset, line.range.upperBound)
        for run in line.runs where run.range.contains(offset) {
            return Caret(x: line.x + run.edge(of: offset), line: place)
        }
        // The end of the line, a tab, or what is hidden: after what stands before it.
        let before = line.runs.filter { $0.range.upperBound <= offset && !$0.range.isEmpty }
            .max { $0.range.upperBound < $1.range.upperBound }
        guard let before else {
            return Caret(
                x: line.direction == .leftToRight ? line.x : line.x + line.width, line: place)
        }
        let end = before.direction == .leftToRight ? before.x + before.width : before.x
        return Caret(x: line.x + end, line: place)
    }
}

extension GlyphRun {
    /// Where the scalar at an offset begins, from the line's left end.
    fileprivate func edge(of offset: Int) -> Double {
        let positions = penPositions
        // The cluster that holds the offset, and the one after it in the text.
        var start = range.lowerBound
        var end = range.upperBound
        for glyph in glyphs {
            if glyph.cluster <= offset { start = max(start, glyph.cluster) }
            if glyph.cluster > offset { end = min(end, glyph.cluster) }
        }
        let indices = glyphs.indices.filter { glyphs[$0].cluster == start }
        guard let first = indices.first, let last = indices.last else { return x }
        let left = positions[first]
        let width = positions[last + 1] - left
        let share = Double(offset - start) / Double(max(1, end - start))
        return direction == .leftToRight ? left + width * share : left + width * (1 - share)
    }
}
