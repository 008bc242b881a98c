public import GalleyGeometry

/// What an icon measures, in font units.
public struct IconMeasures: Hashable, Sendable {
    /// How far the pen moves after the icon.
    public var advance: Int
    /// The smallest box that holds the icon's outline, y up from the baseline; nil where there is
    /// none.
    public var ink: Rect?
    /// What the icon is drawn from.
    public var format: GlyphFormat

    /// Creates measures.
    public init(advance: Int, ink: Rect? = nil, format: GlyphFormat = .outline) {
        self.advance = advance
        self.ink = ink
        self.format = format
    }
}

extension IconCatalog {
    /// Shapes an icon by itself, as it is set in a line.
    ///
    /// A variable face may replace the glyph of its character map at some places in its design space,
    /// for one by its filled form.
    public func shape(_ icon: CatalogIcon) -> [ShapedGlyph] {
        let face = font.face
        guard let codePoint = icon.codePoint else { return face.shape(icon.glyph) }
        let scalars: InlineArray<1, UInt32> = [codePoint.value]
        return face.shape(scalars.span, range: 0..<1)
    }

    /// Measures an icon.
    ///
    /// - Throws: ``FontError/damagedGlyph(path:glyph:code:)``.
    public func measures(of icon: CatalogIcon) throws(FontError) -> IconMeasures {
        let face = font.face
        var measures = IconMeasures(advance: 0, format: face.format(of: icon.glyph))
        for (index, glyph) in shape(icon).enumerated() {
            if index == 0 { measures.format = face.format(of: glyph.glyph) }
            if let box = try face.inkBounds(of: glyph.glyph) {
                let placed = box.offset(
                    x: Double(measures.advance + glyph.xOffset), y: Double(glyph.yOffset))
                measures.ink = measures.ink.map { $0.union(placed) } ?? placed
            }
            measures.advance += glyph.advance
        }
        return measures
    }
}
