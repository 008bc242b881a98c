extension FontFace {
    /// Returns the colours of any palette of the font as they are, or nil where it lacks it.
    public func paletteColors(at index: Int) -> [PaletteColor]? {
        (0..<paletteCount).contains(index) ? harfBuzz.colors(ofPalette: index) : nil
    }

    /// Reads a palette and puts the overrides in.
    static func colors(
        of palette: FontPalette, in font: borrowing HarfBuzzFont, path: String
    ) throws(FontError) -> [PaletteColor] {
        let count = font.paletteCount
        // The first palette is the default of every face, also of one that has none.
        guard (0..<max(count, 1)).contains(palette.index) else {
            throw .unknownPalette(palette.index, path: path, count: count)
        }
        var colors = font.colors(ofPalette: palette.index)
        for (entry, color) in palette.overrides.sorted(by: { $0.key < $1.key }) {
            guard colors.indices.contains(entry) else {
                throw .unknownPaletteEntry(entry, path: path, count: colors.count)
            }
            colors[entry] = color
        }
        return colors
    }
}
