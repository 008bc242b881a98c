public import GalleyGeometry

/// The layout of a UIButton without configuration, to the last digit (layout reference R1 to R23).
///
/// Image and title are each aligned in a rectangle of their own: the content rect inset by the
/// item's insets, which are physical and may be negative (R3, R12). The title yields first, by the
/// image's width, even where insets have moved the image away from it (R5). Origins are rounded to
/// the pixel grid, halves up; sizes are not, but a label is as large as its text rounded up (R10,
/// R11). The image's size is used as it is: round it up to whole pixels where it comes from text.
///
/// What UIKit leaves open is answered by ``policy``, and what a subclass overrides by ``hooks``.
public struct ClassicLayout: Sendable {
    /// The insets from the button's bounds to the content rect, in points.
    public var contentEdgeInsets: EdgeInsets
    /// The insets from the content rect to the rectangle the title is aligned in, in points.
    public var titleEdgeInsets: EdgeInsets
    /// The insets from the content rect to the rectangle the image is aligned in, in points.
    public var imageEdgeInsets: EdgeInsets
    /// Where the items stand between the left and right edges of their rectangles.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the items stand between the top and bottom edges of their rectangles.
    public var verticalAlignment: VerticalAlignment
    /// The direction that the semantic content attribute forces; nil takes the context's.
    ///
    /// In right-to-left direction the title comes first, leading is right and trailing is left;
    /// insets and filling are not mirrored (R9, R12, R13).
    public var forcedDirection: LayoutDirection?
    /// Answers to the questions that UIKit leaves open.
    public var policy: LayoutPolicy
    /// The rectangle rules that a subclass overrides.
    public var hooks: ClassicHooks

    /// Creates a layout; without arguments it is a new button's: no insets, all centred.
    public init(
        contentEdgeInsets: EdgeInsets = .zero, titleEdgeInsets: EdgeInsets = .zero,
        imageEdgeInsets: EdgeInsets = .zero, horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, forcedDirection: LayoutDirection? = nil,
        policy: LayoutPolicy = LayoutPolicy(), hooks: ClassicHooks = ClassicHooks()
    ) {
        self.contentEdgeInsets = contentEdgeInsets
        self.titleEdgeInsets = titleEdgeInsets
        self.imageEdgeInsets = imageEdgeInsets
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.forcedDirection = forcedDirection
        self.policy = policy
        self.hooks = hooks
    }

    /// The points above and below a title without image and content insets (R17).
    public static let titlePadding: Double = 6

    /// The least width in points of a button without image and content insets (R17).
    public static let leastWidth: Double = 30

    /// The line height of the system font in ems, measured from the font (R34).
    public static let systemLineHeight: Double = 1.193359375
}
