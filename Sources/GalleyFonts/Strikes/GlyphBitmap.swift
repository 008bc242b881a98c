/// A picture of a glyph in a strike, still encoded, with its own placement.
public struct GlyphBitmap: Hashable, Sendable {
    /// The longest side of a picture, in pixels; a decoded one then takes 16 MiB at most.
    public static let sideLimit = 2_048

    /// The glyph the picture is of.
    public let glyph: GlyphID
    /// The strike the picture is in; its pixels are the unit of the placement.
    public let strike: BitmapStrike
    /// The picture as a PNG. Its header has been read, its pixels have not.
    public let png: [UInt8]
    /// The width in pixels, as the PNG's header tells it.
    public let width: Int
    /// The height in pixels, as the PNG's header tells it.
    public let height: Int
    /// How far to the right of the glyph's origin the picture's left edge lies, in strike pixels.
    ///
    /// A whole number, except where an outline moves a picture of `sbix`.
    public let left: Double
    /// How far above the baseline the picture's top edge lies, in strike pixels.
    public let top: Double
    /// How far the strike moves the pen, in its pixels; nil for `sbix`, which does not tell.
    public let advance: Int?
    /// Whether the glyph's outline is drawn over the picture (`sbix` flag 1).
    public let isOverlaidByOutline: Bool
}
