import GalleyFonts

/// The clusters of a paragraph and what each advances, for choosing where its lines end.
struct ParagraphClusters {
    private let start: Int
    /// The advance of the cluster that starts at each scalar; 0 inside a cluster.
    private var advances: [Double]
    private var starts: [Bool]

    init(_ text: ShapedText, paragraph: Int) {
        let paragraph = text.analysis.paragraphs[paragraph]
        start = paragraph.range.lowerBound
        advances = [Double](repeating: 0, count: paragraph.range.count)
        starts = [Bool](repeating: false, count: paragraph.range.count)
        for item in paragraph.items {
            guard let run = text.run(ofItem: item) else {
                // A tab or control character stands by itself.
                for offset in text.analysis.items[item].range { starts[offset - start] = true }
                continue
            }
            for (index, glyph) in run.glyphs.enumerated() {
                let place = glyph.cluster - start
                starts[place] = true
                advances[place] += run.scaled(glyph.advance)
                if !run.extraAdvances.isEmpty { advances[place] += run.extraAdvances[index] }
            }
        }
    }

    /// The advance of the cluster that starts at a scalar; 0 inside a cluster.
    func advance(at offset: Int) -> Double { advances[offset - start] }

    /// Whether a cluster starts at a scalar.
    func startsCluster(at offset: Int) -> Bool { starts[offset - start] }
}
