public import GalleyDrawing
public import GalleyGeometry
public import GalleyImage

/// The shadow of a button; what is nil is left to whoever it is merged into, at last to CALayer's
/// defaults: black, a radius of 3 and an offset of (0, -3) points (layout reference R51).
public struct ButtonShadow: Hashable, Sendable {
    /// What casts the shadow.
    public enum Silhouette: String, Hashable, Sendable, CaseIterable {
        /// Everything the button shows, as without a shadow path.
        case contents
        /// The rounded rectangle of the bounds, as with a shadow path, however clear it is.
        case bounds
    }

    /// The colour.
    public var color: Color?
    /// The standard deviation of the blur in points.
    public var radius: Double?
    /// How far it lies to the right of and below the button, in points.
    public var offset: Point?
    /// How much of the colour's alpha is used, from 0 for no shadow to 1, which is the default.
    public var opacity: Double?
    /// How far the silhouette grows on all sides in points; 0 by default.
    public var spread: Double?
    /// What casts it; the contents by default.
    public var silhouette: Silhouette?

    /// Creates a shadow from what it sets.
    public init(
        color: Color? = nil, radius: Double? = nil, offset: Point? = nil, opacity: Double? = nil,
        spread: Double? = nil, silhouette: Silhouette? = nil
    ) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.opacity = opacity
        self.spread = spread
        self.silhouette = silhouette
    }

    /// Returns the shadow with everything another one sets replaced by it.
    public func merging(_ other: ButtonShadow) -> ButtonShadow {
        ButtonShadow(
            color: other.color ?? color, radius: other.radius ?? radius,
            offset: other.offset ?? offset, opacity: other.opacity ?? opacity,
            spread: other.spread ?? spread, silhouette: other.silhouette ?? silhouette)
    }

    /// The shadow to draw, or nil for one without opacity.
    public var drawn: Shadow? {
        var shadow = Shadow()
        if let color { shadow.color = color }
        if let radius { shadow.radius = radius }
        if let offset { shadow.offset = offset }
        if let spread { shadow.spread = spread }
        shadow.color.fade(by: opacity ?? 1)
        return shadow.color.alpha == 0 ? nil : shadow
    }
}
