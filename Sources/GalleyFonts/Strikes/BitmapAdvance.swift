/// Where the advance of a glyph that is drawn from a bitmap comes from.
public enum BitmapAdvance: Hashable, Sendable {
    /// From `hmtx`, as for every other glyph: what iOS does.
    case metrics
    /// From the strike that is nearest to a size in pixels per em, where the strike tells one.
    ///
    /// `CBDT` does, `sbix` does not. The advance is rounded to the nearest font unit.
    case strike(pixelsPerEm: Double)
}
