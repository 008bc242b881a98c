public import GalleyGeometry

/// The layouts that put the title before the image: five old strategies and the right one.
///
/// The five work on a classic button and bring their faults along, which the diagnostics name
/// (layout reference R54, R84, R85, E1 to E14). ``SwapStrategy/stateless`` lays out the parts as one
/// group with an exact gap instead. Swapped means exchanged against the order of the direction:
/// the title comes first where lines run to the right, and the icon first where they run to the left.
///
/// The distance ``spacing`` is opened by each strategy in its own way:
/// - `forceRightToLeft` and `flip` by opposite insets of half of it on image and title,
/// - `insetsOnce` and `insetsOnLayout` by adding those to their insets,
/// - `rectOverride` by the right inset of the image, which is what that class looks at.
public struct SwappedLayout: Hashable, Sendable {
    /// How the title gets before the image.
    public var strategy: SwapStrategy
    /// The wanted distance between title and image in points.
    public var spacing: Double
    /// The insets from the button's bounds to the content rect, in points.
    public var contentEdgeInsets: EdgeInsets
    /// The title's own insets in points; strategies that set insets themselves overwrite them.
    public var titleEdgeInsets: EdgeInsets
    /// The image's own insets in points; strategies that set insets themselves overwrite them.
    public var imageEdgeInsets: EdgeInsets
    /// Where the content is asked to stand between the left and right edges.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the content is asked to stand between the top and bottom edges.
    public var verticalAlignment: VerticalAlignment
    /// Which pass is looked at where a strategy needs two: `insetsOnLayout` and `rectOverride`.
    public var pass: LayoutPass
    /// The sizes the strategy took earlier: for its insets, or for the rectangles it caches.
    ///
    /// Without them the strategy takes what it sees in the present layout.
    public var earlier: EarlierSizes
    /// Whether `forceRightToLeft` opens its gap with the signs of left-to-right direction.
    ///
    /// The parts then overlap by the spacing (layout reference E11 has the right signs).
    public var seedCompatible: Bool
    /// Answers to the questions that UIKit leaves open.
    public var policy: LayoutPolicy

    /// Creates a layout; without arguments it is the right one, without a gap, all centred.
    public init(
        strategy: SwapStrategy = .stateless, spacing: Double = 0,
        contentEdgeInsets: EdgeInsets = .zero, titleEdgeInsets: EdgeInsets = .zero,
        imageEdgeInsets: EdgeInsets = .zero, horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, pass: LayoutPass = .second,
        earlier: EarlierSizes = EarlierSizes(), seedCompatible: Bool = false,
        policy: LayoutPolicy = LayoutPolicy()
    ) {
        self.strategy = strategy
        self.spacing = spacing
        self.contentEdgeInsets = contentEdgeInsets
        self.titleEdgeInsets = titleEdgeInsets
        self.imageEdgeInsets = imageEdgeInsets
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.pass = pass
        self.earlier = earlier
        self.seedCompatible = seedCompatible
        self.policy = policy
    }
}

extension SwappedLayout {
    /// The distance to open; a part that is alone keeps none.
    func gap(of parts: ButtonParts) -> Double {
        parts.icon != nil && parts.title != nil ? spacing : 0
    }

    /// The classic button the strategies work on, with the insets it has before they touch it.
    var classic: ClassicLayout {
        ClassicLayout(
            contentEdgeInsets: contentEdgeInsets, titleEdgeInsets: titleEdgeInsets,
            imageEdgeInsets: imageEdgeInsets, horizontalAlignment: horizontalAlignment,
            verticalAlignment: verticalAlignment, policy: policy)
    }

    /// The layout that does what the strategies set out to do.
    var stack: StackLayout {
        StackLayout(
            placement: .trailing, spacing: spacing, contentInsets: contentEdgeInsets,
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment)
    }

    /// Looks at all numbers of the layout and its input.
    func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try classic.check(parts, context)
        try InputCheck.length(spacing, .layout, "spacing")
        try InputCheck.size(earlier.icon, .icon, in: "earlier")
        try InputCheck.size(earlier.title, .title, in: "earlier")
    }
}
