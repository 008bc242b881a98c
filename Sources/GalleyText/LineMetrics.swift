import GalleyFonts

/// The vertical metrics of a line, gathered from the faces that have a say.
struct LineMetrics {
    private(set) var ascender = 0.0
    private(set) var descender = 0.0
    private(set) var lineGap = 0.0
    private(set) var source = FontMetrics.Source.assumed
    private(set) var invertedFaces: [FontFace] = []

    init(face: FontFace, size: Double, source: MetricsSource) {
        let metrics = face.metrics(from: source)
        self.source = metrics.source
        ascender = -.infinity
        descender = .infinity
        add(face, size: size, source: source)
    }

    /// Grows the line to hold a face: greatest ascender, lowest descender, greatest gap.
    mutating func add(_ face: FontFace, size: Double, source: MetricsSource) {
        let metrics = face.metrics(from: source)
        let scale = size / Double(face.unitsPerEm)
        ascender = max(ascender, metrics.ascender * scale)
        descender = min(descender, metrics.descender * scale)
        lineGap = max(lineGap, metrics.lineGap * scale)
        if metrics.hasInvertedDescender, !invertedFaces.contains(face) {
            invertedFaces.append(face)
        }
    }
}
