public import GalleyImage

/// The look of a title or an icon; what is nil is left to whoever the style is merged into.
public struct LabelStyle: Hashable, Sendable {
    /// The name of a declared font.
    public var font: String?
    /// The font size in points.
    public var size: Double?
    /// The colour of the glyphs.
    public var color: Color?

    /// Creates a style from what it sets.
    public init(font: String? = nil, size: Double? = nil, color: Color? = nil) {
        self.font = font
        self.size = size
        self.color = color
    }

    /// Returns the style with everything another one sets replaced by it.
    public func merging(_ other: LabelStyle) -> LabelStyle {
        LabelStyle(
            font: other.font ?? font, size: other.size ?? size, color: other.color ?? color)
    }
}
