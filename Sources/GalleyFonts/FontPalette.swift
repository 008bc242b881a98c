/// The palette a face's colour glyphs are painted with (OpenType specification, `CPAL`).
public struct FontPalette: Hashable, Sendable {
    /// The number of the palette in the font, counted from 0.
    public var index: Int
    /// Colours that replace entries of the palette, by the entry's number.
    public var overrides: [Int: PaletteColor]

    /// Creates a choice; by default it is the font's first palette as it is.
    public init(index: Int = 0, overrides: [Int: PaletteColor] = [:]) {
        self.index = index
        self.overrides = overrides
    }
}
