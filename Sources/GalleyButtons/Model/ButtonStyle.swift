public import GalleyImage

/// The look that buttons share; what is nil is left to the button or to the default.
public struct ButtonStyle: Hashable, Sendable {
    /// The look of the title.
    public var title: LabelStyle
    /// The look of the icon.
    public var icon: LabelStyle
    /// The look of the subtitle; what it leaves out is the title's.
    public var subtitle: LabelStyle
    /// The gap between icon and title in points.
    public var spacing: Double?
    /// The fill behind the contents.
    public var background: ButtonFill?
    /// The border's width; a style without a width has no border.
    public var borderWidth: BorderWidth?
    /// The border's colour.
    public var borderColor: Color?
    /// How round the corners of background and border are.
    public var cornerRadius: ButtonCorners?
    /// Shadow, tint, opacity, badge and the like.
    public var effects: ButtonEffects
    /// What becomes of the look in a state without one of its own.
    public var stateBlend: StateBlend?
    /// What the style changes in states, by the exact state.
    public var states: [ButtonState: ButtonStyle]

    /// Creates a style from what it sets.
    public init(
        title: LabelStyle = LabelStyle(), icon: LabelStyle = LabelStyle(), spacing: Double? = nil,
        background: ButtonFill? = nil, borderWidth: BorderWidth? = nil, borderColor: Color? = nil,
        cornerRadius: ButtonCorners? = nil, subtitle: LabelStyle = LabelStyle(),
        stateBlend: StateBlend? = nil, states: [ButtonState: ButtonStyle] = [:],
        effects: ButtonEffects = ButtonEffects()
    ) {
        self.title = title
        self.icon = icon
        self.subtitle = subtitle
        self.stateBlend = stateBlend
        self.states = states
        self.effects = effects
        self.spacing = spacing
        self.background = background
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.cornerRadius = cornerRadius
    }

    /// Returns the style with everything another one sets replaced by it, state by state.
    public func merging(_ other: ButtonStyle) -> ButtonStyle {
        ButtonStyle(
            title: title.merging(other.title), icon: icon.merging(other.icon),
            spacing: other.spacing ?? spacing, background: other.background ?? background,
            borderWidth: other.borderWidth ?? borderWidth,
            borderColor: other.borderColor ?? borderColor,
            cornerRadius: other.cornerRadius ?? cornerRadius,
            subtitle: subtitle.merging(other.subtitle),
            stateBlend: other.stateBlend ?? stateBlend,
            states: states.merging(other.states) { $0.merging($1) },
            effects: effects.merging(other.effects))
    }

    /// The border of a button in this style: nil without a width or with a width of zero.
    public var border: Border? {
        guard let borderWidth, borderWidth != .points(0) else { return nil }
        return Border(width: borderWidth, color: borderColor ?? .black)
    }
}
