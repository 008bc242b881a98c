public import GalleyGeometry

/// What shaping needs to know about a run besides its scalars and its face.
public struct ShapingOptions: Hashable, Sendable {
    /// The direction the run is read in; glyphs always come out from left to right.
    public var direction: LayoutDirection
    /// The ISO 15924 script of the run, such as `Latn`, or nil to guess it from the scalars.
    public var script: Tag?
    /// The BCP 47 language of the run, which chooses local glyph forms, or nil for none.
    public var language: String?
    /// Features beyond those the script switches on by itself.
    public var features: [FontFeature]
    /// Where the advances of glyphs that are drawn from bitmaps come from.
    public var bitmapAdvance: BitmapAdvance

    /// Creates options; the defaults shape left to right with the face's standard features.
    public init(
        direction: LayoutDirection = .leftToRight, script: Tag? = nil, language: String? = nil,
        features: [FontFeature] = [], bitmapAdvance: BitmapAdvance = .metrics
    ) {
        self.direction = direction
        self.script = script
        self.language = language
        self.features = features
        self.bitmapAdvance = bitmapAdvance
    }
}
