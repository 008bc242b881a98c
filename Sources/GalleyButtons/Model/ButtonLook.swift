/// What a button shows in one state; what is nil or left out is that of the normal state (R24).
public struct ButtonLook: Hashable, Sendable {
    /// Another title.
    public var title: ButtonTitle?
    /// Another subtitle.
    public var subtitle: ButtonTitle?
    /// Another icon.
    public var icon: ButtonIcon?
    /// Another image in the icon's place.
    public var image: ButtonImage?
    /// The look of what stays, and of background and border; its spacing, blend and states have no
    /// effect here.
    public var style: ButtonStyle

    /// Creates a look from what it sets.
    public init(
        title: ButtonTitle? = nil, subtitle: ButtonTitle? = nil, icon: ButtonIcon? = nil,
        image: ButtonImage? = nil, style: ButtonStyle = ButtonStyle()
    ) {
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.image = image
        self.style = style
    }
}
