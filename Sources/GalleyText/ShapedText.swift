import GalleyFonts
import GalleyGeometry

/// The items of a text with their glyphs.
struct ShapedText {
    let analysis: TextAnalysis
    /// The glyphs of each item.
    private let runs: [GlyphRun?]
    /// The scalars no face has, each once, in text order.
    let missing: [Unicode.Scalar]

    init(_ analysis: consuming TextAnalysis) {
        var runs: [GlyphRun?] = []
        runs.reserveCapacity(analysis.items.count)
        for item in analysis.items { runs.append(Self.shape(item, item.range, analysis)) }
        self.runs = runs
        missing = Self.missing(in: runs, analysis)
        self.analysis = analysis
    }

    /// The metrics of the text's own faces, for which table they come from and what is odd in them.
    var deciding: LineMetrics {
        var metrics = LineMetrics()
        for place in analysis.fragments.indices { metrics.add(analysis.fragments, place) }
        return metrics
    }

    private static func missing(
        in runs: [GlyphRun?], _ analysis: TextAnalysis
    ) -> [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        var known: Set<Unicode.Scalar> = []
        for place in runs.indices {
            guard let glyphs = runs[place]?.glyphs else { continue }
            for glyph in glyphs where glyph.glyph == .notdef {
                let scalar = analysis.scalars[glyph.cluster]
                if known.insert(scalar).inserted { missing.append(scalar) }
            }
        }
        return missing
    }

    /// The glyphs of an item; nil for a tab and for control characters.
    func run(ofItem item: Int) -> GlyphRun? { runs[item] }

    /// Returns the glyphs of an item's part; nil for a tab and for control characters.
    ///
    /// A part is shaped anew, with the text around it as context: its edges may join otherwise.
    func run(of range: Range<Int>, item: Int) -> GlyphRun? {
        let whole = analysis.items[item]
        return range == whole.range ? runs[item] : Self.shape(whole, range, analysis)
    }

    private static func shape(
        _ item: TextItem, _ range: Range<Int>, _ analysis: TextAnalysis
    ) -> GlyphRun? {
        guard item.kind == .glyphs else { return nil }
        let place = item.fragment
        let glyphs = item.face.shape(
            analysis.scalars.span, range: range,
            options: options(item, analysis.fragments[place].style))
        let spacing = item.isIcon ? 0 : analysis.fragments[place].style.letterSpacing
        return GlyphRun(
            item, size: analysis.fragments[place].style.size, range: range, glyphs: glyphs,
            extraAdvances: spacing == 0 ? [] : glyphs.spacing(afterClusters: spacing))
    }

    /// Shapes text of its own, such as an ellipsis, in the style of an item.
    static func shape(
        inserted scalars: [Unicode.Scalar], as item: TextItem, style: TextStyle
    ) -> GlyphRun {
        let glyphs = item.face.shape(
            scalars.span, range: 0..<scalars.count, options: options(item, style)
        ).map { glyph in
            var placed = glyph
            placed.cluster = item.range.lowerBound
            return placed
        }
        return GlyphRun(item, size: style.size, range: item.range, glyphs: glyphs)
    }

    private static func options(_ item: TextItem, _ style: TextStyle) -> ShapingOptions {
        var features = style.features
        if style.letterSpacing != 0, !item.isIcon {
            // Letters set apart don't touch (CSS Text 3, section 8.2); required ligatures stay.
            for tag in ["liga", "clig"].compactMap({ Tag($0) }) {
                features.insert(FontFeature(tag: tag, value: 0), at: 0)
            }
        }
        return ShapingOptions(
            direction: item.level % 2 == 0 ? .leftToRight : .rightToLeft, script: item.script,
            language: style.language, features: features,
            bitmapAdvance: style.bitmapAdvance)
    }
}

extension [ShapedGlyph] {
    /// Returns an amount after the last glyph of each cluster, from left to right.
    func spacing(afterClusters amount: Double) -> [Double] {
        indices.map { index in
            let isLast = index + 1 == endIndex || self[index + 1].cluster != self[index].cluster
            return isLast ? amount : 0
        }
    }
}
