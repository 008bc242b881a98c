public import GalleyImage
public import GalleyLayout

/// A button of an icon and a title with every choice made; fonts are named, not opened.
public struct IconButton: Hashable, Sendable {
    /// The name, which becomes the name of the button's picture.
    public var name: String
    /// The title; a button without one has an icon.
    public var title: ButtonTitle?
    /// The icon; a button without one has a title.
    public var icon: ButtonIcon?
    /// The rules by which icon and title find their places.
    public var layout: ButtonLayout
    /// The side of the title on which the icon stands.
    public var placement: Placement
    /// The gap between icon and title in points.
    public var spacing: Double
    /// The fixed width in points, or nil for the intrinsic one.
    public var width: Double?
    /// The fixed height in points, or nil for the intrinsic one.
    public var height: Double?
    /// The distances from the bounds to the content rect.
    public var contentInsets: ContentInsets
    /// Where the contents stand between left and right.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the contents stand between top and bottom.
    public var verticalAlignment: VerticalAlignment
    /// The fill behind the contents, or nil for none.
    public var background: Color?
    /// The border, or nil for none.
    public var border: Border?
    /// The radius of background and border at the four corners, in points.
    public var cornerRadius: Double
    /// Answers to questions the layout leaves open.
    public var policy: ButtonPolicy

    /// Creates a button; what is left out has the value a spec would give it.
    public init(
        name: String, title: ButtonTitle? = nil, icon: ButtonIcon? = nil,
        layout: ButtonLayout = .stack, placement: Placement = .leading, spacing: Double? = nil,
        width: Double? = nil, height: Double? = nil, contentInsets: ContentInsets = .zero,
        horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, background: Color? = nil,
        border: Border? = nil, cornerRadius: Double = 0, policy: ButtonPolicy = ButtonPolicy()
    ) {
        self.name = name
        self.title = title
        self.icon = icon
        self.layout = layout
        self.placement = placement
        self.spacing = spacing ?? layout.defaultSpacing
        self.width = width
        self.height = height
        self.contentInsets = contentInsets
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.background = background
        self.border = border
        self.cornerRadius = cornerRadius
        self.policy = policy
    }
}
