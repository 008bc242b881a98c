public import GalleyGeometry
public import GalleyLayout

/// The choices that only some layouts look at; nil leaves a choice to the layout.
///
/// One that is given under a layout without use for it is told by a diagnostic.
public struct LayoutOptions: Hashable, Sendable {
    /// The physical insets from the bounds to the content rect, in points.
    public var contentEdgeInsets: EdgeInsets?
    /// The insets of the rectangle the title is aligned in, in points.
    public var titleEdgeInsets: EdgeInsets?
    /// The insets of the rectangle the icon is aligned in, in points.
    public var imageEdgeInsets: EdgeInsets?

    /// The style of the MK and ZL categories; the placement's side by default.
    public var insetStyle: InsetStyle?
    /// The distance the categories are asked for, in points; the spacing by default.
    public var imageTitleSpace: Double?
    /// Whether content insets make room for what the categories move out (R83).
    public var compensatesContentInsets: Bool?
    /// Whether the category is called before the image has a frame.
    public var calledBeforeLayout: Bool?

    /// How title and icon are exchanged; the stateless way by default.
    public var strategy: SwapStrategy?
    /// The layout pass that is looked at.
    public var pass: LayoutPass?
    /// The sizes an exchange was made for; those of the present content by default.
    public var earlier: EarlierSizes?

    /// The distance between image and text of a configuration in points; the spacing by default.
    public var imagePadding: Double?
    /// The distance between title and subtitle in points.
    public var titlePadding: Double?
    /// How title and subtitle line up with each other.
    public var titleAlignment: TitleAlignment?
    /// The size class, which gives insets and font sizes.
    public var buttonSize: ConfigurationSize?
    /// How round the background's corners are; fixed by default where there is a corner radius.
    public var cornerStyle: ConfigurationCorner?
    /// Whether an activity indicator takes the image's place.
    public var showsActivityIndicator: Bool?
    /// The least extent of the image's place along the placement axis, in points.
    public var imageReservation: Double?

    /// How icon and title of a stack line up across its axis.
    public var crossAlignment: CrossAlignment?

    /// Whether a pressed button's icon is darker; true by default.
    public var adjustsImageWhenHighlighted: Bool?
    /// Whether a disabled button's icon is paler; true by default.
    public var adjustsImageWhenDisabled: Bool?

    /// Whether a classic button's title is set smaller where it is too wide; false by default.
    public var adjustsFontSizeToFitWidth: Bool?
    /// The least size of a title that is set smaller, as a part of its own size; 0 by default.
    public var minimumScaleFactor: Double?

    /// Leaves every choice to the layout.
    public init() {}
}
