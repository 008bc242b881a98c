import GalleyDrawing
public import GalleyGeometry
public import GalleyImage

/// What a button wears besides fill, border and labels; what is nil is left to whoever it is merged
/// into, and at last changes nothing.
public struct ButtonEffects: Hashable, Sendable {
    /// The curve of round corners; quarter circles by default.
    public var cornerCurve: CornerStyle?
    /// The shadow.
    public var shadow: ButtonShadow?
    /// The colour of labels, template images and the activity indicator that have none of their own.
    public var tint: Color?
    /// The opacity of the whole button as a group, 0 to 1 (layout reference R52).
    public var opacity: Double?
    /// The badge.
    public var badge: ButtonBadge?
    /// Whether contents are cut at the rounded bounds, which also takes the shadow away (R50, R51).
    public var masksToBounds: Bool?

    /// Creates effects from what they set.
    public init(
        cornerCurve: CornerStyle? = nil, shadow: ButtonShadow? = nil, tint: Color? = nil,
        opacity: Double? = nil, badge: ButtonBadge? = nil, masksToBounds: Bool? = nil
    ) {
        self.cornerCurve = cornerCurve
        self.shadow = shadow
        self.tint = tint
        self.opacity = opacity
        self.badge = badge
        self.masksToBounds = masksToBounds
    }

    /// Returns the effects with everything others set replaced by them.
    public func merging(_ other: ButtonEffects) -> ButtonEffects {
        ButtonEffects(
            cornerCurve: other.cornerCurve ?? cornerCurve,
            shadow: other.shadow.map { shadow?.merging($0) ?? $0 } ?? shadow,
            tint: other.tint ?? tint, opacity: other.opacity ?? opacity,
            badge: other.badge.map { badge?.merging($0) ?? $0 } ?? badge,
            masksToBounds: other.masksToBounds ?? masksToBounds)
    }

    /// The shadow to draw, or nil for none.
    var drawnShadow: Shadow? { masksToBounds == true ? nil : shadow?.drawn }
}
