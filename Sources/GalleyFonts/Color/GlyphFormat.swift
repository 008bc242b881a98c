/// What a glyph is drawn from.
///
/// Where a font gives a glyph in several ways, the first of them in the order of ``allCases`` is
/// drawn, the plain outline last.
public enum GlyphFormat: String, Hashable, Sendable, CaseIterable {
    /// A graph of paints (`COLR` version 1).
    case paint
    /// Outlines in palette colours, one on another (`COLR` version 0).
    case layers
    /// A picture for each of some sizes (`sbix`, `CBDT`).
    case bitmap
    /// An SVG document.
    case svg
    /// One outline in the colour of the text.
    case outline
}
