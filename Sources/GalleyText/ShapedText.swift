import GalleyFonts
import GalleyGeometry

/// The items of a text with their glyphs, and what each cluster advances.
struct ShapedText {
    let analysis: TextAnalysis
    /// The glyphs of each paragraph's items, in the items' order.
    private let runs: [[GlyphRun?]]
    /// The advance of the cluster that starts at each scalar; 0 inside a cluster.
    private(set) var advances: [Double]
    /// Whether a cluster starts at each scalar.
    private(set) var startsCluster: [Bool]
    /// The scalars no face has, each once, in text order.
    private(set) var missing: [Unicode.Scalar] = []

    init(_ analysis: TextAnalysis) {
        self.analysis = analysis
        advances = [Double](repeating: 0, count: analysis.scalars.count)
        startsCluster = [Bool](repeating: false, count: analysis.scalars.count)
        runs = analysis.paragraphs.map { paragraph in
            paragraph.items.map { Self.shape($0, $0.range, analysis) }
        }
        var known: Set<Unicode.Scalar> = []
        for (paragraph, runs) in zip(analysis.paragraphs, runs) {
            for (item, run) in zip(paragraph.items, runs) {
                note(run, of: item, known: &known)
            }
        }
    }

    private mutating func note(
        _ run: GlyphRun?, of item: TextItem, known: inout Set<Unicode.Scalar>
    ) {
        guard let run else {
            // A tab or control character stands by itself.
            for offset in item.range { startsCluster[offset] = true }
            return
        }
        for (index, glyph) in run.glyphs.enumerated() {
            startsCluster[glyph.cluster] = true
            advances[glyph.cluster] += run.scaled(glyph.advance)
            if !run.extraAdvances.isEmpty { advances[glyph.cluster] += run.extraAdvances[index] }
            if glyph.glyph == .notdef {
                let scalar = analysis.scalars[glyph.cluster]
                if known.insert(scalar).inserted { missing.append(scalar) }
            }
        }
    }

    /// Returns the glyphs of an item's part; nil for a tab and for control characters.
    ///
    /// A part is shaped anew, with the text around it as context: its edges may join otherwise.
    func run(of range: Range<Int>, item: Int, paragraph: Int) -> GlyphRun? {
        let whole = analysis.paragraphs[paragraph].items[item]
        return range == whole.range
            ? runs[paragraph][item] : Self.shape(whole, range, analysis)
    }

    private static func shape(
        _ item: TextItem, _ range: Range<Int>, _ analysis: TextAnalysis
    ) -> GlyphRun? {
        guard item.kind == .glyphs else { return nil }
        let style = analysis.style(of: item)
        let glyphs = item.face.shape(
            analysis.values.span, range: range, options: options(item, style))
        let spacing = item.isIcon ? 0 : style.letterSpacing
        return GlyphRun(
            item, size: style.size, range: range, glyphs: glyphs,
            extraAdvances: spacing == 0 ? [] : glyphs.spacing(afterClusters: spacing))
    }

    /// Shapes text of its own, such as an ellipsis, in the style of an item.
    static func shape(
        inserted scalars: [Unicode.Scalar], as item: TextItem, style: TextStyle
    ) -> GlyphRun {
        let values = scalars.map(\.value)
        let glyphs = item.face.shape(
            values.span, range: 0..<values.count, options: options(item, style)
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
