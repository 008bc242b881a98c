public import GalleyGeometry

/// The frames a layout gives a button's parts: points, origin at the button's top left, y down.
public struct ButtonFrames: Hashable, Sendable {
    /// The rectangle the parts are laid out in.
    public var content: Rect
    /// The icon's frame, or nil without an icon.
    public var icon: Rect?
    /// The title's frame, or nil without a title.
    public var title: Rect?
    /// The edge insets behind the frames, or nil where the layout places its parts without any.
    public var insets: ButtonInsets?
    /// The distance between the edges of icon and title that face each other, in points.
    ///
    /// Negative where they overlap on the placement axis, nil unless the button has both parts.
    public var gap: Double?
    /// What a designer should know about the frames, in a fixed order; empty when all is well.
    public var diagnostics: [LayoutDiagnostic]

    /// Creates a result from its parts.
    public init(
        content: Rect, icon: Rect? = nil, title: Rect? = nil, insets: ButtonInsets? = nil,
        gap: Double? = nil, diagnostics: [LayoutDiagnostic] = []
    ) {
        self.content = content
        self.icon = icon
        self.title = title
        self.insets = insets
        self.gap = gap
        self.diagnostics = diagnostics
    }
}
