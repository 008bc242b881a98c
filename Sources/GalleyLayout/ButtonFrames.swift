public import GalleyGeometry

/// The frames a layout gives a button's parts: points, origin at the button's top left, y down.
public struct ButtonFrames: Hashable, Sendable {
    /// The rectangle the parts are laid out in.
    public var content: Rect
    /// The rectangle of a background image, or nil where the layout has no rule for one.
    public var background: Rect?
    /// The icon's frame, or nil without an icon; an activity indicator takes its place.
    public var icon: Rect?
    /// The title's frame, or nil without a title.
    public var title: Rect?
    /// The frame of the line below the title, or nil without one.
    public var subtitle: Rect?
    /// The edge insets behind the frames, or nil where the layout places its parts without any.
    public var insets: ButtonInsets?
    /// The distance between the edges of icon and title that face each other, in points.
    ///
    /// Negative where they overlap on the placement axis, nil unless the button has both parts. A
    /// subtitle counts as part of the title. Where the layout has no placement, it is the distance
    /// on the axis on which they are further apart.
    public var gap: Double?
    /// What a designer should know about the frames, in a fixed order; empty when all is well.
    public var diagnostics: [LayoutDiagnostic]

    /// Creates a result from its parts.
    public init(
        content: Rect, icon: Rect? = nil, title: Rect? = nil, insets: ButtonInsets? = nil,
        gap: Double? = nil, diagnostics: [LayoutDiagnostic] = [], subtitle: Rect? = nil,
        background: Rect? = nil
    ) {
        self.content = content
        self.background = background
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
        self.insets = insets
        self.gap = gap
        self.diagnostics = diagnostics
    }

    /// The smallest rectangle that holds title and subtitle, or nil without both.
    public var text: Rect? {
        guard let title, let subtitle else { return title ?? subtitle }
        return title.union(subtitle)
    }

    /// The area that icon and text share, or nil where they share none.
    public var overlap: Rect? {
        guard let icon, let text else { return nil }
        return icon.intersection(text)
    }

    /// Returns how far icon and text reach beyond each edge of a button of this size, in points.
    ///
    /// Zero at an edge that nothing crosses; these are the content insets that the button lacks.
    public func overflow(beyond bounds: Size) -> EdgeInsets {
        let frames = [icon, text].compactMap(\.self)
        func furthest(_ distance: (Rect) -> Double) -> Double {
            frames.reduce(0) { max($0, distance($1)) }
        }
        return EdgeInsets(
            top: furthest { -$0.minY }, left: furthest { -$0.minX },
            bottom: furthest { $0.maxY - bounds.height },
            right: furthest { $0.maxX - bounds.width })
    }
}

extension ButtonFrames {
    /// Returns the distance from the icon, which stands at a side of the title, to the text.
    func measuredGap(side: RectEdge) -> Double? {
        guard let icon, let text else { return nil }
        return switch side {
        case .left: text.minX - icon.maxX
        case .right: icon.minX - text.maxX
        case .top: text.minY - icon.maxY
        case .bottom: icon.minY - text.maxY
        }
    }

    /// The distance between icon and text on the axis on which they are further apart.
    var visualGap: Double? {
        RectEdge.allCases.compactMap(measuredGap).max()
    }
}
