import CHarfBuzz

extension FreeTypeFace.RawMetrics {
    /// Adds to each value what `MVAR` says (OpenType specification, MVAR, value tags).
    ///
    /// The specification names OS/2 as what `hasc`, `hdsc` and `hlgp` move. The horizontal header
    /// moves along, as in HarfBuzz: fonts give both the same values, and a line must not jump between
    /// them. Nothing is rounded.
    mutating func vary(with font: borrowing HarfBuzzFont) {
        let ascender = font.variation(of: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
        let descender = font.variation(of: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
        let lineGap = font.variation(of: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
        hhea = hhea.map { ($0.ascender + ascender, $0.descender + descender, $0.lineGap + lineGap) }
        typo = typo.map { ($0.ascender + ascender, $0.descender + descender, $0.lineGap + lineGap) }
        let ascent = font.variation(of: HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT)
        let descent = font.variation(of: HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT)
        win = win.map { ($0.ascender + ascent, $0.descent + descent) }
        let xHeightChange = font.variation(of: HB_OT_METRICS_TAG_X_HEIGHT)
        xHeight = xHeight.map { $0 + xHeightChange }
        let capHeightChange = font.variation(of: HB_OT_METRICS_TAG_CAP_HEIGHT)
        capHeight = capHeight.map { $0 + capHeightChange }
    }
}
