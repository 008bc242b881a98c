public import GalleyGeometry

/// The layout of a UIButton with a configuration (layout reference R63 to R76, R16b).
///
/// Image and text are laid out tightly and stand as one block in the content rect. The block's origin
/// is rounded to the pixel grid with halves down (R68), and so is what is centred within it; sizes
/// are those of the text rounded up to whole pixels and of the image as it is. ``contentInsets``
/// replace the insets of the button's size (R65), and leading and trailing follow the direction
/// (R69). The inputs of the classic button have no effect and are named as such.
///
/// The reference does not say what yields where the block is wider than the content rect. Here it is
/// the text first, which breaks into lines if it can, then the padding, then the image. Lines keep
/// their height where the content rect is too low. To fill the width is like leading, and to fill the
/// height like the middle, because a label shows its text there.
public struct ConfigurationLayout: Hashable, Sendable {
    /// The side of the text on which the image stands.
    public var placement: Placement
    /// The distance in points between image and text; without effect unless there are both.
    public var imagePadding: Double
    /// The distance in points between title and subtitle; without effect unless there are both.
    public var titlePadding: Double
    /// The insets from the bounds to the content in points; nil takes those of the button's size.
    public var contentInsets: DirectionalEdgeInsets?
    /// How title and subtitle line up with each other.
    public var titleAlignment: TitleAlignment
    /// The size class, which gives insets and font sizes.
    public var buttonSize: ConfigurationSize
    /// Whether an activity indicator, a square of the title's line height, takes the image's place.
    public var showsActivityIndicator: Bool
    /// The least extent in points that an image takes on the placement axis; it is centred there.
    public var imageReservation: Double
    /// Where the block stands between the left and right edges of the content rect (R76).
    public var horizontalAlignment: HorizontalAlignment
    /// Where the block stands between the top and bottom edges of the content rect.
    public var verticalAlignment: VerticalAlignment
    /// The inputs of a classic button that were given and have no effect.
    public var legacyInputs: Set<LayoutInput>
    /// Answers to the questions that UIKit leaves open.
    public var policy: LayoutPolicy

    /// Creates a layout; without arguments it is that of a new configuration (R63).
    public init(
        placement: Placement = .leading, imagePadding: Double = 0, titlePadding: Double = 1,
        contentInsets: DirectionalEdgeInsets? = nil, titleAlignment: TitleAlignment = .automatic,
        buttonSize: ConfigurationSize = .medium, showsActivityIndicator: Bool = false,
        imageReservation: Double = 0, horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, legacyInputs: Set<LayoutInput> = [],
        policy: LayoutPolicy = LayoutPolicy()
    ) {
        self.placement = placement
        self.imagePadding = imagePadding
        self.titlePadding = titlePadding
        self.contentInsets = contentInsets
        self.titleAlignment = titleAlignment
        self.buttonSize = buttonSize
        self.showsActivityIndicator = showsActivityIndicator
        self.imageReservation = imageReservation
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.legacyInputs = legacyInputs
        self.policy = policy
    }

    /// The insets from the bounds to the content, resolved for a direction, in points.
    public func insets(for direction: LayoutDirection) -> EdgeInsets {
        (contentInsets ?? buttonSize.contentInsets).resolved(for: direction)
    }
}
