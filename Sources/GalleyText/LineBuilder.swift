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

    /// The distance of tab stops: usually eight spaces.
    var tabInterval: Double {
        if let interval = style.tabInterval { return interval }
        let style = text.analysis.fragments[0].style
        let face = style.chain.first
        let units = face.glyph(for: " ").map(face.advance) ?? face.unitsPerEm / 4
        return 8 * Double(units) * style.size / Double(face.unitsPerEm)
    }

    /// Sets a line, from the left end on.
    func line(_ content: Content) -> TextLine {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        var parts = parts(of: content)
        if !paragraph.isLeftToRight { parts.orderVisually() }
        var metrics = metrics(of: parts.runs, at: content.range.lowerBound)
        metrics.apply(style)
        return TextLine(
            range: content.range, truncatedRange: content.hidden, runs: parts.runs,
            direction: paragraph.level % 2 == 0 ? .leftToRight : .rightToLeft,
            endsParagraph: content.range.upperBound == paragraph.range.upperBound,
            width: parts.width, widthWithoutTrailingSpace: parts.width - parts.trailingWidth,
            metrics: metrics)
    }

    private func parts(of content: Content) -> LineParts {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        var parts = LineParts(keepsLevels: !paragraph.isLeftToRight)
        func add(_ range: Range<Int>) {
            let trailing = trailingStart(of: range, in: content)
            var item = firstItem(of: paragraph, at: range.lowerBound)
            func add(_ part: Range<Int>, isTrailing: Bool) {
                if part.isEmpty { return }
                let level = isTrailing ? paragraph.level : text.analysis.items[item].level
                if let run = run(of: part, item: item, tracking: content.tracking) {
                    parts.append(consume run, level: level, isTrailing: isTrailing)
                } else if text.analysis.items[item].kind == .tab {
                    parts.append(
                        room: LineBreaker.tabAdvance(at: parts.width, interval: tabInterval),
                        level: level, isTrailing: isTrailing)
                }
            }
            while item < paragraph.items.upperBound {
                let whole = text.analysis.items[item].range
                guard whole.lowerBound < range.upperBound else { break }
                let part = whole.clamped(to: range)
                // Trailing spaces stand at the end of the line (UAX 9, rule L1).
                let cut = min(max(part.lowerBound, trailing), part.upperBound)
                add(part.lowerBound..<cut, isTrailing: false)
                add(cut..<part.upperBound, isTrailing: true)
                item += 1
            }
        }
        guard let hidden = content.hidden else {
            add(content.range)
            if let hyphen = hyphen(after: content) { parts.append(hyphen, level: paragraph.level) }
            return parts
        }
        add(content.range.lowerBound..<hidden.lowerBound)
        parts.append(ellipsis(for: hidden, in: content), level: paragraph.level)
        add(hidden.upperBound..<content.range.upperBound)
        return parts
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
        var low = paragraph.items.lowerBound
        var high = paragraph.items.upperBound
        while low < high {
            let middle = (low + high) / 2
            if text.analysis.items[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the glyphs of an item's part as they stand on the line; nil where there are none.
    private func run(of range: Range<Int>, item: Int, tracking: Double) -> GlyphRun? {
        guard var run = text.run(of: range, item: item) else { return nil }
        if tracking != 0, !run.isIcon {
            let extra = run.glyphs.spacing(afterClusters: tracking)
            run.extraAdvances =
                run.extraAdvances.isEmpty ? extra : zip(run.extraAdvances, extra).map(+)
        }
        run.baselineOffset =
            run.isIcon
            ? text.analysis.fragments[run.fragment].style.raise(ofIcon: run)
            : text.analysis.fragments[run.fragment].style.baselineOffset
        run.decorations = text.analysis.fragments[run.fragment].style.decorations
        return run
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
    private func hyphen(after content: Content) -> GlyphRun? {
        let paragraph = text.analysis.paragraphs[content.paragraph]
        let end = content.range.upperBound
        guard end > content.range.lowerBound, end < paragraph.range.upperBound,
            text.analysis.scalars[end - 1] == "\u{AD}"
        else { return nil }
        return inserted("\u{2010}", instead: "-", at: end, like: end - 1, in: paragraph)
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
        if place < paragraph.items.upperBound, !text.analysis.items[place].isIcon {
            faces.insert(text.analysis.items[place].face, at: 0)
        }
        let holder = faces.first { $0.glyph(for: scalar) != nil }
        let item = TextItem(
            kind: .glyphs, range: offset..<offset, fragment: fragment, face: holder ?? faces[0],
            isIcon: false, script: ScriptItemizer.common, level: paragraph.level)
        var run = ShapedText.shape(
            inserted: holder == nil ? Array(other.unicodeScalars) : [scalar], as: item,
            style: style)
        run.baselineOffset = style.baselineOffset
        run.decorations = style.decorations
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
        let fragments = text.analysis.fragments
        if runs.isEmpty {
            metrics.add(fragments, text.analysis.fragment(at: offset))
        } else if fragments.count == 1 {
            metrics.add(fragments, 0)
        } else {
            for fragment in Set(runs.map(\.fragment)).sorted() { metrics.add(fragments, fragment) }
        }
        for place in runs.indices {
            let fragment = runs[place].fragment
            guard
                runs[place].isIcon || fragments[fragment].style.lineHeight == .maximum
            else { continue }
            metrics.add(
                runs[place].face, size: runs[place].size,
                source: fragments[fragment].style.metricsSource,
                raisedBy: runs[place].baselineOffset)
        }
        return metrics
    }
}

extension TextStyle {
    /// How far above the baseline icons in a text of the style stand.
    fileprivate func raise(ofIcon run: GlyphRun) -> Double {
        guard iconAlignment != .baseline else { return baselineOffset }
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
