public import GalleyGeometry
public import GalleyLayout

/// A button measured and laid out at a scale, ready to be drawn or reported.
///
/// Positions are points from the button's top left, y down.
public struct ComposedButton: Hashable, Sendable {
    /// The button.
    public let button: IconButton
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
    /// The icon, or nil for a button without one.
    public let icon: ComposedText?
    /// What its designer should know.
    public let diagnostics: [ButtonDiagnostic]

    init(
        button: IconButton, grid: PixelGrid, bounds: Rect, intrinsicSize: Size,
        frames: ButtonFrames, title: ComposedText?, icon: ComposedText?
    ) {
        self.button = button
        self.grid = grid
        self.bounds = bounds
        self.intrinsicSize = intrinsicSize
        self.frames = frames
        self.title = title
        self.icon = icon
        diagnostics =
            frames.diagnostics.map(ButtonDiagnostic.layout)
            + ButtonDiagnostic.inspect(icon, .icon, in: bounds.size, grid: grid)
            + ButtonDiagnostic.inspect(title, .title, in: bounds.size, grid: grid)
    }

    /// Whether the title's frame is too narrow for it.
    public var isTitleTruncated: Bool {
        frames.diagnostics.contains { diagnostic in
            if case .titleTruncated = diagnostic { true } else { false }
        }
    }

    /// The smallest rectangle that holds all drawn glyphs, or nil where none is drawn.
    public var ink: Rect? {
        switch (icon?.ink, title?.ink) {
        case (let icon?, let title?): icon.union(title)
        case (let ink?, nil), (nil, let ink?): ink
        case (nil, nil): nil
        }
    }
}
