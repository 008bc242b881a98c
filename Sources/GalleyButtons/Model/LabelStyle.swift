public import GalleyFonts
public import GalleyImage

/// The look of a title or an icon; what is nil is left to whoever the style is merged into.
public struct LabelStyle: Hashable, Sendable {
    /// The name of a declared font.
    public var font: String?
    /// The font size in points.
    public var size: Double?
    /// The colour of the glyphs.
    public var color: Color?
    /// Settings of the font's axes, on top of the font's own; axes that are not named are left.
    public var axes: [FontVariation]

    /// Creates a style from what it sets.
    public init(
        font: String? = nil, size: Double? = nil, color: Color? = nil, axes: [FontVariation] = []
    ) {
        self.font = font
        self.size = size
        self.color = color
        self.axes = axes
    }

    /// Returns the style with everything another one sets replaced by it, axis by axis.
    ///
    /// Another font leaves no axes, since they were set for the font before.
    public func merging(_ other: LabelStyle) -> LabelStyle {
        LabelStyle(
            font: other.font ?? font, size: other.size ?? size, color: other.color ?? color,
            axes: axes.merging(other.axes, isSameFont: other.font == nil || other.font == font))
    }
}

extension [FontVariation] {
    /// Returns the settings with those of another look replaced by it; none are kept where that
    /// look has another font.
    func merging(_ other: [FontVariation], isSameFont: Bool) -> [FontVariation] {
        guard isSameFont else { return other }
        return filter { setting in !other.contains { $0.axis == setting.axis } } + other
    }
}
