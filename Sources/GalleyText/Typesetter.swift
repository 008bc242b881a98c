import GalleyFonts
import GalleyGeometry

/// Turns a title into lines: paragraphs, items, shaped runs, visual order.
struct Typesetter {
    private let scalars: [Unicode.Scalar]
    private let values: [UInt32]
    private let style: TextStyle
    private var paragraphs: [Range<Int>] = []
    private var runs: [[GlyphRun]] = []
    /// The scalars no face has, each once, in text order.
    private(set) var missing: [Unicode.Scalar] = []
    /// The metrics of the first face, and of every face that has a say, for the whole text.
    private(set) var lineMetrics: LineMetrics

    init(scalars: [Unicode.Scalar], style: TextStyle) throws(TextError) {
        self.scalars = scalars
        self.style = style
        values = scalars.map(\.value)
        lineMetrics = LineMetrics(
            face: style.chain.first, size: style.size, source: style.metricsSource)
        paragraphs = Self.paragraphs(scalars)
        for paragraph in paragraphs {
            let items = try itemize(paragraph)
            let shaped = items.map(shape)
            let order = BidiLevels.visualOrder(of: items.map(\.level))
            runs.append(order.map { shaped[$0] })
            noteMissing(in: shaped)
        }
    }

    /// Sets each paragraph as one line.
    func lines() -> [TextLine] {
        zip(paragraphs, runs).map { range, runs in
            var placed = runs
            var x = 0.0
            for index in placed.indices {
                placed[index].x = x
                x += placed[index].width
            }
            let metrics = metrics(of: runs)
            return TextLine(
                range: range, runs: placed, width: x,
                widthWithoutTrailingSpace: x - trailingSpace(of: range, runs),
                ascender: metrics.ascender, descender: metrics.descender,
                lineGap: metrics.lineGap)
        }
    }

    private func metrics(of runs: [GlyphRun]) -> LineMetrics {
        var metrics = LineMetrics(
            face: style.chain.first, size: style.size, source: style.metricsSource)
        for run in runs where run.isIcon || style.lineHeight == .maximum {
            metrics.add(run.face, size: style.size, source: style.metricsSource)
        }
        return metrics
    }

    /// The advances of the spaces that end a line.
    private func trailingSpace(of range: Range<Int>, _ runs: [GlyphRun]) -> Double {
        var start = range.upperBound
        while start > range.lowerBound, scalars[start - 1].isTrailingSpace { start -= 1 }
        guard start < range.upperBound else { return 0 }
        return runs.reduce(0) { sum, run in
            sum
                + run.scaled(
                    run.glyphs.reduce(0) { $0 + ($1.cluster >= start ? $1.advance : 0) })
        }
    }

    /// Splits a text at its mandatory breaks; a carriage return and line feed count as one.
    private static func paragraphs(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < scalars.count {
            if scalars[index].isMandatoryBreak {
                paragraphs.append(start..<index)
                if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        paragraphs.append(start..<scalars.count)
        return paragraphs
    }

    private func shape(_ item: TextItem) -> GlyphRun {
        let direction: LayoutDirection = item.level % 2 == 0 ? .leftToRight : .rightToLeft
        let options = ShapingOptions(
            direction: direction, script: item.script, language: style.language,
            features: style.features)
        return GlyphRun(
            face: item.face, size: style.size, range: item.range, direction: direction,
            isIcon: item.isIcon,
            glyphs: item.face.shape(values.span, range: item.range, options: options))
    }

    private mutating func noteMissing(in runs: [GlyphRun]) {
        for run in runs {
            for glyph in run.glyphs where glyph.glyph == .notdef {
                let scalar = scalars[glyph.cluster]
                if !missing.contains(scalar) { missing.append(scalar) }
            }
        }
    }
}

extension Typesetter {
    /// Splits a paragraph where the face, the script or the embedding level changes.
    private func itemize(_ paragraph: Range<Int>) throws(TextError) -> [TextItem] {
        let text = scalars[paragraph]
        let levels = try BidiLevels(text, base: style.baseDirection).levels
        let scripts = ScriptItemizer.scripts(of: text)
        var items: [TextItem] = []
        var start = paragraph.lowerBound
        for character in String(String.UnicodeScalarView(text)) {
            let grapheme = start..<(start + character.unicodeScalars.count)
            defer { start = grapheme.upperBound }
            // Control characters have no glyph and end a run.
            guard !scalars[start].isControl else { continue }
            let (face, isIcon) = try face(for: scalars[grapheme])
            let place = start - paragraph.lowerBound
            if let last = items.last, last.range.upperBound == start, last.face == face,
                last.isIcon == isIcon, last.script == scripts[place], last.level == levels[place]
            {
                items[items.count - 1].range = last.range.lowerBound..<grapheme.upperBound
            } else {
                items.append(
                    TextItem(
                        range: grapheme, face: face, isIcon: isIcon, script: scripts[place],
                        level: levels[place]))
            }
        }
        return items
    }

    /// Chooses the face of a grapheme: a declared icon font for private-use code points, and the
    /// fallback chain for all others.
    private func face(
        for grapheme: ArraySlice<Unicode.Scalar>
    ) throws(TextError) -> (face: FontFace, isIcon: Bool) {
        guard let base = grapheme.first, base.isPrivateUse else {
            return (style.chain.face(for: grapheme), false)
        }
        guard let icon = style.icons.first(where: { $0.face.glyph(for: base) != nil }) else {
            throw .font(
                .noIconFont(codePoint: base, tried: style.icons.map(\.face.file.path)))
        }
        return (icon.face, true)
    }
}
