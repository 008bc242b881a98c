import GalleyFonts
import GalleyGeometry

extension TextLine {
    /// Moves the line to its place in a width; trailing spaces hang over its end.
    mutating func align(_ alignment: TextAlignment, in width: Double) {
        let isLeftToRight = direction == .leftToRight
        let room = width - widthWithoutTrailingSpace
        let left: Double =
            switch alignment {
            case .left: 0
            case .center: room / 2
            case .right: room
            case .natural, .justified: isLeftToRight ? 0 : room
            }
        // The trailing spaces of a right-to-left line hang over its left end.
        x = isLeftToRight ? left : left - (self.width - widthWithoutTrailingSpace)
    }
}

extension LineBuilder {
    /// Widens the spaces between words until a line is as wide as its bounds, or, on a line without
    /// spaces, the gaps between its clusters.
    ///
    /// A paragraph's last line and a truncated one stay as they are.
    func justify(_ line: TextLine, to width: Double) -> TextLine {
        let room = width - line.widthWithoutTrailingSpace
        guard room > 0, !line.endsParagraph, line.truncatedRange == nil else { return line }
        var places = gaps(in: line) { " \u{A0}".unicodeScalars.contains($0) }
        if places.isEmpty { places = gaps(in: line) { _ in true }.dropLast() }
        guard !places.isEmpty else { return line }
        let share = room / Double(places.count)
        var justified = line
        var moved = 0.0
        for index in justified.runs.indices {
            justified.runs[index].x += moved
            for place in places where place.run == index {
                justified.runs[index].addSpace(share, afterGlyph: place.glyph)
                moved += share
            }
        }
        justified.width += room
        justified.widthWithoutTrailingSpace += room
        return justified
    }

    /// The last glyphs of the clusters that begin with certain scalars, from left to right;
    /// trailing spaces don't count.
    private func gaps(
        in line: TextLine, where isGap: (Unicode.Scalar) -> Bool
    ) -> [(run: Int, glyph: Int)] {
        var end = line.range.upperBound
        while end > line.range.lowerBound, text.analysis.scalars[end - 1].isTrailingSpace {
            end -= 1
        }
        var places: [(run: Int, glyph: Int)] = []
        for (place, run) in line.runs.enumerated() {
            for (index, glyph) in run.glyphs.enumerated() where glyph.cluster < end {
                let isLast =
                    index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster
                if isLast, isGap(text.analysis.scalars[glyph.cluster]) {
                    places.append((place, index))
                }
            }
        }
        return places
    }
}

extension GlyphRun {
    /// Adds space after a glyph.
    fileprivate mutating func addSpace(_ amount: Double, afterGlyph index: Int) {
        if extraAdvances.isEmpty {
            extraAdvances = [Double](repeating: 0, count: glyphs.count)
        }
        extraAdvances[index] += amount
    }
}
