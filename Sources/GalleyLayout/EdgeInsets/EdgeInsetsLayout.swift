public import GalleyGeometry

/// The layout of the MK and ZL categories: image and title insets from a style and a spacing.
///
/// The categories set insets on a classic button once; the frames follow from those by the classic
/// rules (layout reference R77 to R83). By default the insets are exact: the gap is the spacing in
/// every style, alignment and direction except where a group is to fill the width or height, and
/// image and title stand as one aligned group with their centres together. For centred content they
/// are the single-edge insets of R82, under which a title above or below its image may use the whole
/// content width.
///
/// ``seedCompatible`` brings the categories' own faults back:
/// - The gap of the vertical styles is half the spacing (R81).
/// - The insets are right for centred content in left-to-right direction only.
/// - They come from the title's natural width even where it is truncated.
/// - A missing image or title leaves insets behind.
public struct EdgeInsetsLayout: Hashable, Sendable {
    /// The side of the title on which the image stands, in every direction.
    public var style: InsetStyle
    /// The wanted distance between image and title in points.
    public var imageTitleSpace: Double
    /// The insets from the button's bounds to the content rect, in points.
    public var contentEdgeInsets: EdgeInsets
    /// Where the items stand between the left and right edges.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the items stand between the top and bottom edges.
    public var verticalAlignment: VerticalAlignment
    /// Whether the content insets grow by what the group needs beyond the intrinsic size (R83).
    public var compensatesContentInsets: Bool
    /// Whether the categories' faults are kept.
    public var seedCompatible: Bool
    /// Whether the insets are made while the image view has no frame yet.
    ///
    /// The category then takes the image for one without size. The formulas are the categories' own,
    /// with the whole spacing between unless ``seedCompatible``.
    public var calledBeforeLayout: Bool
    /// Answers to the questions that UIKit leaves open.
    public var policy: LayoutPolicy

    /// Creates a layout; without arguments the image stands above the title, without a gap.
    public init(
        style: InsetStyle = .top, imageTitleSpace: Double = 0,
        contentEdgeInsets: EdgeInsets = .zero, horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, compensatesContentInsets: Bool = false,
        seedCompatible: Bool = false, calledBeforeLayout: Bool = false,
        policy: LayoutPolicy = LayoutPolicy()
    ) {
        self.style = style
        self.imageTitleSpace = imageTitleSpace
        self.contentEdgeInsets = contentEdgeInsets
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.compensatesContentInsets = compensatesContentInsets
        self.seedCompatible = seedCompatible
        self.calledBeforeLayout = calledBeforeLayout
        self.policy = policy
    }
}
