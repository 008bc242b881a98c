import GalleyFonts
import GalleyGeometry

/// Sets one line: shapes its parts, orders them visually and measures them.
struct LineBuilder {
    /// What a line shows, in logical order.
    struct Content {
        var paragraph: Int
        /// The scalars the line stands for.
        var range: Range<Int>
        /// The scalars an ellipsis stands for, or nil for a whole line.
        var hidden: Range<Int>?
        /// Space added after each cluster, negative to set a line closer.
        var tracking = 0.0
    }

    let text: ShapedText
    let style: ParagraphStyle
    let tabInterval: Double

    /// A part of a line that keeps its inner order: glyphs, or the room of a tab.
    private struct Piece {
        var run: GlyphRun?
        var width: Double
        var level: UInt8
        var isTrailing = false
    }

    /// Sets a line, from the left end on.
    func line(_ content: Content) -> TextLine {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        let pieces = pieces(of: content)
        var runs: [GlyphRun] = []
        var x = 0.0
        for place in BidiLevels.visualOrder(of: pieces.map(\.level)) {
            if var run = pieces[place].run {
                run.x = x
                runs.append(run)
            }
            x += pieces[place].width
        }
        let trailing = pieces.reduce(0) { $0 + ($1.isTrailing ? $1.width : 0) }
        var metrics = metrics(of: runs, at: content.range.lowerBound)
        metrics.apply(style)
        return TextLine(
            range: content.range, truncatedRange: content.hidden, runs: runs,
            direction: paragraph.level % 2 == 0 ? .leftToRight : .rightToLeft,
            endsParagraph: content.range.upperBound == paragraph.range.upperBound, width: x,
            widthWithoutTrailingSpace: x - trailing, metrics: metrics)
    }

    private func pieces(of content: Content) -> [Piece] {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        var pieces: [Piece] = []
        var x = 0.0
        func add(_ range: Range<Int>) {
            let trailing = trailingStart(of: range, in: content)
            var place = firstItem(of: paragraph, at: range.lowerBound)
            while place < paragraph.items.count {
                let item = paragraph.items[place]
                guard item.range.lowerBound < range.upperBound else { break }
                let part = item.range.clamped(to: range)
                // Trailing spaces stand at the end of the line (UAX 9, rule L1).
                let cut = min(max(part.lowerBound, trailing), part.upperBound)
                for (part, isTrailing) in [
                    (part.lowerBound..<cut, false), (cut..<part.upperBound, true),
                ] where !part.isEmpty {
                    var piece = self.piece(
                        part, item: place, paragraph: content.paragraph, x: x,
                        tracking: content.tracking)
                    piece.isTrailing = isTrailing
                    if isTrailing { piece.level = paragraph.level }
                    pieces.append(piece)
                    x += piece.width
                }
                place += 1
            }
        }
        guard let hidden = content.hidden else {
            add(content.range)
            if let hyphen = hyphen(after: content) { pieces.append(hyphen) }
            return pieces
        }
        add(content.range.lowerBound..<hidden.lowerBound)
        let ellipsis = ellipsis(for: hidden, in: content)
        pieces.append(Piece(run: ellipsis, width: ellipsis.width, level: paragraph.level))
        x += ellipsis.width
        add(hidden.upperBound..<content.range.upperBound)
        return pieces
    }

    /// Where the spaces begin that end a line; those before an ellipsis don't.
    private func trailingStart(of range: Range<Int>, in content: Content) -> Int {
        guard range.upperBound == content.range.upperBound else { return range.upperBound }
        var start = range.upperBound
        while start > range.lowerBound, text.analysis.scalars[start - 1].isTrailingSpace {
            start -= 1
        }
        return start
    }

    private func firstItem(of paragraph: TextAnalysis.Paragraph, at offset: Int) -> Int {
        var low = 0
        var high = paragraph.items.count
        while low < high {
            let middle = (low + high) / 2
            if paragraph.items[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func piece(
        _ range: Range<Int>, item: Int, paragraph: Int, x: Double, tracking: Double
    ) -> Piece {
        let whole = text.analysis.paragraphs[paragraph].items[item]
        guard var run = text.run(of: range, item: item, paragraph: paragraph) else {
            let width =
                whole.kind == .tab ? LineBreaker.tabAdvance(at: x, interval: tabInterval) : 0
            return Piece(run: nil, width: width, level: whole.level)
        }
        if tracking != 0, !run.isIcon {
            let extra = run.glyphs.spacing(afterClusters: tracking)
            run.extraAdvances =
                run.extraAdvances.isEmpty ? extra : zip(run.extraAdvances, extra).map(+)
        }
        run.baselineOffset = text.analysis.style(of: whole).raise(of: run)
        return Piece(run: run, width: run.width, level: whole.level)
    }
}

extension LineBuilder {
    /// Measures the ellipsis that takes the place of a part of a line.
    func ellipsis(for hidden: Range<Int>, in content: Content) -> GlyphRun {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        // It belongs to the text it follows, or at the line's start to what it stands for.
        let neighbour =
            hidden.lowerBound > content.range.lowerBound
            ? hidden.lowerBound - 1 : hidden.lowerBound
        return inserted(
            "\u{2026}", instead: "...", at: hidden.lowerBound, like: neighbour, in: paragraph)
    }

    /// The hyphen that shows where a line ends at a soft hyphen.
    private func hyphen(after content: Content) -> Piece? {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        let end = content.range.upperBound
        guard end > content.range.lowerBound, end < paragraph.range.upperBound,
            text.analysis.scalars[end - 1] == "\u{AD}"
        else { return nil }
        let run = inserted("\u{2010}", instead: "-", at: end, like: end - 1, in: paragraph)
        return Piece(run: run, width: run.width, level: paragraph.level)
    }

    /// Shapes a character of the line's own in the face of a neighbour, or of the chain where that
    /// is an icon font or lacks it; where no face has it, another text stands for it.
    private func inserted(
        _ scalar: Unicode.Scalar, instead other: String, at offset: Int, like neighbour: Int,
        in paragraph: TextAnalysis.Paragraph
    ) -> GlyphRun {
        let fragment = text.analysis.fragment(at: neighbour)
        let style = text.analysis.fragments[fragment].style
        var faces = style.chain.faces
        let place = firstItem(of: paragraph, at: neighbour)
        if place < paragraph.items.count, !paragraph.items[place].isIcon {
            faces.insert(paragraph.items[place].face, at: 0)
        }
        let holder = faces.first { $0.glyph(for: scalar) != nil }
        let item = TextItem(
            kind: .glyphs, range: offset..<offset, fragment: fragment, face: holder ?? faces[0],
            isIcon: false, script: ScriptItemizer.common, level: paragraph.level)
        var run = ShapedText.shape(
            inserted: holder == nil ? Array(other.unicodeScalars) : [scalar], as: item,
            style: style)
        run.baselineOffset = style.baselineOffset
        return run
    }

    /// The width of the hyphen a line of a style would end with.
    static func hyphenWidth(_ style: TextStyle) -> Double {
        for scalar: Unicode.Scalar in ["\u{2010}", "-"] {
            if let face = style.chain.faces.first(where: { $0.glyph(for: scalar) != nil }),
                let glyph = face.glyph(for: scalar)
            {
                return Double(face.advance(of: glyph)) * style.size / Double(face.unitsPerEm)
            }
        }
        return 0
    }

    /// The metrics of a line with runs, or of the empty line at an offset.
    private func metrics(of runs: [GlyphRun], at offset: Int) -> LineMetrics {
        var metrics = LineMetrics()
        let fragments = Set(runs.map(\.fragment)).sorted()
        for fragment in fragments { metrics.add(text.analysis.fragments[fragment].style) }
        if fragments.isEmpty {
            metrics.add(text.analysis.fragments[text.analysis.fragment(at: offset)].style)
        }
        for run in runs {
            let style = text.analysis.fragments[run.fragment].style
            guard run.isIcon || style.lineHeight == .maximum else { continue }
            metrics.add(
                run.face, size: run.size, source: style.metricsSource,
                raisedBy: run.baselineOffset)
        }
        return metrics
    }
}

extension TextStyle {
    /// How far above the baseline a run of the style stands.
    fileprivate func raise(of run: GlyphRun) -> Double {
        guard run.isIcon, iconAlignment != .baseline else { return baselineOffset }
        func middle(_ face: FontFace) -> Double {
            let metrics = face.metrics(from: metricsSource)
            return (metrics.ascender + metrics.descender) / 2 * size / Double(face.unitsPerEm)
        }
        let own: Double
        switch iconAlignment {
        case .baseline, .lineBoxCenter: own = middle(run.face)
        case .inkCenter:
            // Where nothing is drawn, or a glyph is damaged, the line box has to do; measuring the
            // ink of the line tells of the damage.
            guard let ink = try? run.inkBounds() else {
                own = middle(run.face)
                break
            }
            own = -ink.midY
        }
        return baselineOffset + middle(chain.first) - own
    }
}
