public import GalleyGeometry
public import GalleyLayout

/// A button measured and laid out at a scale, ready to be drawn or reported.
///
/// Positions are points from the button's top left, y down.
public struct ComposedButton: Hashable, Sendable {
    /// The button as it was given, with the looks of all states.
    public let declared: IconButton
    /// The button as it looks in its state.
    public let button: IconButton
    /// The state.
    public let state: ButtonState
    /// The direction lines run in.
    public let direction: LayoutDirection
    /// The pixels the button stands on.
    public let grid: PixelGrid
    /// The button's bounds on its screen, or at the origin where it stands alone.
    public let bounds: Rect
    /// The size the button would have without one of its own.
    public let intrinsicSize: Size
    /// The frames of its parts.
    public let frames: ButtonFrames
    /// The title, or nil for a button without one.
    public let title: ComposedText?
    /// The line below the title, or nil for a button without one.
    public let subtitle: ComposedText?
    /// The icon, or nil for a button without one.
    public let icon: ComposedText?
    /// The image in the icon's place, or nil for a button without one.
    public let image: ComposedImage?
    /// The image behind the contents, or nil for a button without one.
    public let backgroundImage: ComposedImage?
    /// The badge, or nil for a button without one.
    public let badge: ComposedBadge?
    /// What the categories' insets would do to the button; nil under another layout.
    public let insetComparison: InsetComparison?
    /// The fonts that its labels name.
    let fonts: [FontDeclaration]
    /// What its designer should know.
    public internal(set) var diagnostics: [ButtonDiagnostic]

    /// What a composer found out, to be completed with what can be derived.
    struct Parts {
        var title: ComposedText?
        var subtitle: ComposedText?
        var icon: ComposedText?
        var image: ComposedImage?
        var backgroundImage: ComposedImage?
        var badge: ComposedBadge?
        var insetComparison: InsetComparison?
        var shrunk: ButtonDiagnostic?
        var moved: [ButtonDiagnostic] = []
    }

    init(
        declared: IconButton, button: IconButton, state: ButtonState, context: LayoutContext,
        bounds: Rect, intrinsicSize: Size, frames: ButtonFrames, parts: Parts,
        fonts: [FontDeclaration]
    ) {
        self.declared = declared
        self.button = button
        self.state = state
        direction = context.direction
        grid = context.grid
        self.bounds = bounds
        self.intrinsicSize = intrinsicSize
        self.frames = frames
        self.fonts = fonts
        title = parts.title
        subtitle = parts.subtitle
        icon = parts.icon
        image = parts.image
        backgroundImage = parts.backgroundImage
        badge = parts.badge
        insetComparison = parts.insetComparison
        func inspect(_ part: ComposedText?, _ kind: LayoutPart) -> [ButtonDiagnostic] {
            ButtonDiagnostic.inspect(part, kind, in: bounds.size, grid: context.grid)
        }
        diagnostics =
            button.ignoredKeys.map {
                ButtonDiagnostic.ignoredByLayout(key: $0.key, button.layout, used: $0.layouts)
            } + parts.moved + frames.diagnostics.map(ButtonDiagnostic.layout)
            + (parts.shrunk.map { [$0] } ?? [])
            + inspect(parts.icon, .icon) + inspect(parts.title, .title)
            + inspect(parts.subtitle, .subtitle)
        // What is cut on purpose needs no word.
        if button.effects.masksToBounds == true { diagnostics.removeAll(where: \.isOfBounds) }
        diagnostics += ButtonDiagnostic.inspectSurface(of: self)
    }

    /// Whether the icon or image has another shape than its own.
    public var isIconDistorted: Bool {
        frames.diagnostics.contains { diagnostic in
            if case .iconDistorted = diagnostic { true } else { false }
        }
    }

    /// What the strategy of a swap gets wrong sooner or later; nil for the right one and elsewhere.
    public var weakness: String? {
        button.layout == .swapped ? (button.options.strategy ?? .stateless).weakness : nil
    }

    /// Whether an activity indicator stands in the icon's place.
    public var showsActivityIndicator: Bool {
        button.showsActivityIndicator
    }
}
