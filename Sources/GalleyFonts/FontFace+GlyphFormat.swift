extension FontFace {
    /// Tells what a glyph is drawn from; always the outline in a face without colour glyphs.
    ///
    /// - Complexity: Logarithmic in the number of colour glyphs.
    public func format(of glyph: GlyphID) -> GlyphFormat {
        guard hasColorGlyphs else { return .outline }
        if let colorTable {
            if colorTable.paint(of: glyph) != nil { return .paint }
            if colorTable.layers(of: glyph) != nil { return .layers }
        }
        if bitmapTables.nearest(to: .infinity, with: glyph) != nil { return .bitmap }
        return harfBuzz.hasDocument(of: glyph) ? .svg : .outline
    }
}
