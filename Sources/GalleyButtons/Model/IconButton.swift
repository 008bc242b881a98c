public import GalleyGeometry
public import GalleyImage
public import GalleyLayout
public import GalleyText

/// A button of an icon and a title with every choice made; fonts and images are named, not opened.
///
/// It is a value: whatever changes, asking again gives what the new value shows.
public struct IconButton: Hashable, Sendable {
    /// The name, which becomes the name of the button's picture.
    public var name: String
    /// The title; a button without one has an icon.
    public var title: ButtonTitle?
    /// The icon; a button without one has a title or an image.
    public var icon: ButtonIcon?
    /// The picture in the icon's place, which wins over the icon.
    public var image: ButtonImage?
    /// The line below the title of a configured button.
    public var subtitle: ButtonTitle?
    /// The picture behind the contents, stretched to its place.
    public var backgroundImage: ButtonImage?
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
    /// The distances from the bounds to the content rect; nil leaves them to the layout.
    ///
    /// Layouts of a classic UIButton take them where ``LayoutOptions/contentEdgeInsets`` is nil.
    public var contentInsets: ContentInsets?
    /// Where the contents stand between left and right.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the contents stand between top and bottom.
    public var verticalAlignment: VerticalAlignment
    /// The fill behind the contents, or nil for none.
    public var background: Color?
    /// The border, or nil for none.
    public var border: Border?
    /// The radius of background and border at the four corners, in points.
    ///
    /// Nil is none, or a configuration's own radius.
    public var cornerRadius: Double?
    /// Answers to questions the layout leaves open.
    public var policy: ButtonPolicy
    /// The choices that only some layouts look at.
    public var options: LayoutOptions
    /// The direction that a semantic content attribute forces, or nil for that of the surroundings.
    public var direction: LayoutDirection?
    /// How the title's lines break where they are too wide; nil leaves it to the layout.
    public var lineBreakMode: LineBreakMode?
    /// How many lines the title may have, 0 for any number.
    ///
    /// Nil is one for each line break in it, or any number where the mode wraps.
    public var numberOfLines: Int?
    /// What the button shows in states, by the exact state.
    public var states: [ButtonState: ButtonLook]
    /// What becomes of the normal look in a state without one of its own.
    public var stateBlend: StateBlend

    /// Creates a button; what is left out has the value a spec would give it.
    public init(
        name: String, title: ButtonTitle? = nil, icon: ButtonIcon? = nil,
        layout: ButtonLayout = .stack, placement: Placement = .leading, spacing: Double? = nil,
        width: Double? = nil, height: Double? = nil, contentInsets: ContentInsets? = nil,
        horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, background: Color? = nil,
        border: Border? = nil, cornerRadius: Double? = nil, policy: ButtonPolicy = ButtonPolicy(),
        image: ButtonImage? = nil, subtitle: ButtonTitle? = nil,
        backgroundImage: ButtonImage? = nil, options: LayoutOptions = LayoutOptions(),
        direction: LayoutDirection? = nil, states: [ButtonState: ButtonLook] = [:],
        stateBlend: StateBlend? = nil, lineBreakMode: LineBreakMode? = nil,
        numberOfLines: Int? = nil
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
        self.image = image
        self.subtitle = subtitle
        self.backgroundImage = backgroundImage
        self.options = options
        self.direction = direction
        self.states = states
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.stateBlend = stateBlend ?? layout.defaultBlend
    }
}
