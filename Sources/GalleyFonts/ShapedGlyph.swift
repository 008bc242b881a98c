/// One glyph of a shaped run, in font units, as HarfBuzz places it.
public struct ShapedGlyph: Hashable, Sendable {
    /// The glyph in the run's face.
    public var glyph: GlyphID
    /// The offset of the first scalar the glyph came from, counted from the text's start.
    public var cluster: Int
    /// How far the pen moves to the right after the glyph.
    public var advance: Int
    /// How far to the right of the pen the glyph is drawn.
    public var xOffset: Int
    /// How far above the pen the glyph is drawn.
    public var yOffset: Int

    /// Creates a placed glyph.
    public init(glyph: GlyphID, cluster: Int, advance: Int, xOffset: Int = 0, yOffset: Int = 0) {
        self.glyph = glyph
        self.cluster = cluster
        self.advance = advance
        self.xOffset = xOffset
        self.yOffset = yOffset
    }
}
