public import GalleyGeometry

extension EdgeInsetsLayout {
    /// Returns the insets that the button gets, the content insets with their compensation.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - bounds: The button's size in points at the time of the call.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The insets in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func insets(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) throws(LayoutError) -> ButtonInsets {
        let content = try contentInsets(of: parts, context: context)
        try InputCheck.size(bounds, .bounds)
        let grid = context.grid
        let rect = ContentRect(
            bounds: bounds, insets: content, grid: grid, crossing: policy.crossingInsets
        ).rect
        let label = parts.title?.label(policy.labelWidth, grid: grid) ?? .zero
        var insets = ButtonInsets(content: content)
        if seedCompatible || calledBeforeLayout {
            let icon = calledBeforeLayout ? .zero : shownIcon(of: parts, in: rect)
            let down = seedCompatible ? imageTitleSpace / 2 : imageTitleSpace
            (insets.icon, insets.title) = CategoryInsets.insets(
                style, icon: icon, title: label, across: imageTitleSpace, down: down)
        } else if let icon = parts.icon, let title = parts.title {
            (insets.icon, insets.title) = exactInsets(
                icon: icon, title: title, in: rect, context: context)
        }
        return insets
    }

    /// Returns what content insets must add so that nothing leaves a button of intrinsic size.
    ///
    /// Half of what the group is larger than image and title side by side, on each edge; negative
    /// where it is smaller (layout reference R83).
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid.
    /// - Returns: The insets to add, in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func compensation(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> EdgeInsets {
        try check(parts, context)
        guard let icon = parts.icon,
            let title = parts.title?.label(policy.labelWidth, grid: context.grid)
        else { return .zero }
        let across: Double
        let down: Double
        switch style.axis {
        case .horizontal:
            across = imageTitleSpace
            down = 0
        case .vertical:
            let gap = seedCompatible ? imageTitleSpace / 2 : imageTitleSpace
            across = max(icon.width, title.width) - (icon.width + title.width)
            down = icon.height + gap + title.height - max(icon.height, title.height)
        }
        return EdgeInsets(top: down / 2, left: across / 2, bottom: down / 2, right: across / 2)
    }

    /// The content insets, with their compensation where it is asked for.
    func contentInsets(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> EdgeInsets {
        let extra = try compensation(of: parts, context: context)
        return compensatesContentInsets ? contentEdgeInsets.adding(extra) : contentEdgeInsets
    }

    /// The image view's size in a content rect as long as no item has insets (R4).
    private func shownIcon(of parts: ButtonParts, in content: Rect) -> Size {
        guard let icon = parts.icon else { return .zero }
        return Size(
            width: min(icon.width, max(0, content.width)),
            height: min(icon.height, max(0, content.height)))
    }

    /// Insets from the sizes in which the items are shown once the insets are set.
    private func exactInsets(
        icon: Size, title: TitleMeasure, in content: Rect, context: LayoutContext
    ) -> (icon: EdgeInsets, title: EdgeInsets) {
        let grid = context.grid
        let room = Size(width: max(0, content.width), height: max(0, content.height))
        var shownIcon = icon
        var shownTitle: Size
        switch style.axis {
        case .horizontal:
            shownIcon.width = min(icon.width, room.width)
            shownIcon.height = min(icon.height, room.height)
            shownTitle = title.label(
                policy.labelWidth, in: room.width - shownIcon.width, grid: grid)
        case .vertical:
            // Each rectangle grows by what the partner takes, so the title has the whole width.
            shownTitle = title.label(policy.labelWidth, in: room.width, grid: grid)
            shownIcon.width = min(icon.width, room.width + shownTitle.width)
            shownIcon.height = min(
                icon.height, max(0, room.height + shownTitle.height + imageTitleSpace))
        }
        if policy.clampTitleHeight {
            let extra = style.axis == .vertical ? shownIcon.height + imageTitleSpace : 0
            shownTitle.height = min(shownTitle.height, max(0, room.height + extra))
        }
        // Filling shares out the width anew; the insets for centred content are the categories'.
        func alignment(_ alignment: AxisAlignment) -> AxisAlignment {
            alignment == .fill ? .center : alignment
        }
        return ExactInsets(
            style: style, spacing: imageTitleSpace,
            horizontal: alignment(
                AxisAlignment(horizontalAlignment, direction: context.direction)),
            vertical: alignment(AxisAlignment(verticalAlignment)), direction: context.direction
        ).insets(icon: shownIcon, title: shownTitle)
    }

    /// Looks at all numbers of the layout and its input.
    func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try ClassicLayout(contentEdgeInsets: contentEdgeInsets, policy: policy)
            .check(parts, context)
        try InputCheck.length(imageTitleSpace, .layout, "imageTitleSpace")
    }
}

extension EdgeInsets {
    /// Returns the insets with those of another added edge by edge.
    func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
