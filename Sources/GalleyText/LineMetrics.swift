import GalleyFonts

/// The vertical metrics of a line, gathered from the faces that have a say.
struct LineMetrics {
    /// The distances from the baseline up to the top of the line, and up to its bottom.
    private(set) var ascender = -Double.infinity
    private(set) var descender = Double.infinity
    private(set) var lineGap = 0.0
    private(set) var source = FontMetrics.Source.assumed
    private(set) var invertedFaces: [FontFace] = []

    /// Grows the line to hold a face: greatest ascender, lowest descender, greatest gap.
    mutating func add(
        _ face: FontFace, size: Double, source: MetricsSource, raisedBy offset: Double
    ) {
        let metrics = face.metrics(from: source)
        let scale = size / Double(face.unitsPerEm)
        if ascender == -.infinity { self.source = metrics.source }
        ascender = max(ascender, metrics.ascender * scale + offset)
        descender = min(descender, metrics.descender * scale + offset)
        lineGap = max(lineGap, metrics.lineGap * scale)
        if metrics.hasInvertedDescender, !invertedFaces.contains(face) {
            invertedFaces.append(face)
        }
    }

    /// Grows the line to hold the own face of a part's style.
    mutating func add(_ fragments: [AttributedText.Fragment], _ place: Int) {
        add(
            fragments[place].style.chain.faces[0], size: fragments[place].style.size,
            source: fragments[place].style.metricsSource,
            raisedBy: fragments[place].style.baselineOffset)
    }

    /// Gives the line the height a paragraph asks for; what is gained or lost lies at its top.
    mutating func apply(_ style: ParagraphStyle) {
        let natural = ascender - descender + lineGap
        var height = natural * style.lineHeightMultiple
        if let least = style.minimumLineHeight { height = max(height, least) }
        if let greatest = style.maximumLineHeight { height = min(height, greatest) }
        ascender += height - natural
    }
}
