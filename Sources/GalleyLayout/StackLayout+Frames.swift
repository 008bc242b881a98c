public import GalleyGeometry

extension StackLayout {
    /// Lays out measured parts in a button without a look at the numbers.
    ///
    /// Negative sizes count as none; other numbers that are no lengths give frames of the same kind.
    ///
    /// - Parameters:
    ///   - icon: The icon's measured size; nil for no icon, which also leaves out the spacing.
    ///   - title: The title's measured size; nil for no title, which also leaves out the spacing.
    ///   - bounds: The button's size in points.
    ///   - grid: The pixels that frames stand on.
    ///   - direction: Resolves leading, trailing and, above each other, start and end.
    /// - Returns: The frames, in points from the button's top left.
    public func frames(
        icon: Size?, title: Size?, bounds: Size, grid: PixelGrid,
        direction: LayoutDirection = .leftToRight
    ) -> ButtonFrames {
        let content = ContentRect(bounds: bounds, insets: contentInsets, grid: grid)
        let naturalIcon = icon.map { grid.ceiling($0.nonNegative) }
        let naturalTitle = title.map { grid.ceiling($0.nonNegative) }
        let along = placement.axis

        let room = span(of: content, on: along, direction: direction, grid: grid)
        let sequence = StackSequence(
            icon: naturalIcon?.extent(on: along), title: naturalTitle?.extent(on: along),
            spacing: spacing, room: room.span.length, fills: room.alignment == .fill, grid: grid)
        let side = placement.side(for: direction)
        let positions = sequence.spans(
            from: room.span.origin(of: sequence.extent, aligned: room.alignment),
            iconFirst: side == .left || side == .top, grid: grid)
        let crossing = crossSpans(
            icon: naturalIcon, title: naturalTitle, content: content, direction: direction,
            grid: grid)

        var frames = ButtonFrames(content: content.rect)
        if let position = positions.icon, let cross = crossing.icon {
            frames.icon = Rect(position, cross, axis: along)
        }
        if let position = positions.title, let cross = crossing.title {
            frames.title = Rect(position, cross, axis: along)
        }
        frames.gap = frames.measuredGap(side: side)
        frames.diagnostics =
            content.crossedAxes.map(LayoutDiagnostic.insetsCrossed)
            + LayoutDiagnostic.inspect(
                frames, icon: naturalIcon, title: title, spacing: spacing, bounds: bounds,
                grid: grid)
        return frames
    }

    /// The content rect's stretch of an axis and how the group is aligned in it.
    private func span(
        of content: ContentRect, on axis: LayoutAxis, direction: LayoutDirection, grid: PixelGrid
    ) -> (span: AxisSpan, alignment: AxisAlignment) {
        let alignment =
            axis == .horizontal
            ? AxisAlignment(horizontalAlignment, direction: direction)
            : AxisAlignment(verticalAlignment)
        let span = content.rect.span(on: axis)
        return (alignment == .fill ? span.snapped(to: grid) : span, alignment)
    }

    /// The stretches of icon and title across the placement axis.
    private func crossSpans(
        icon: Size?, title: Size?, content: ContentRect, direction: LayoutDirection,
        grid: PixelGrid
    ) -> (icon: AxisSpan?, title: AxisSpan?) {
        let across = placement.axis.crossed
        let (span, alignment) = span(of: content, on: across, direction: direction, grid: grid)
        if alignment == .fill {
            return (icon.map { _ in span }, title.map { _ in span })
        }
        let room = grid.floor(span.length)
        let iconExtent = icon.map { min($0.extent(on: across), room) }
        // A line that is too wide can be truncated; one that is too high can't.
        let titleExtent = title.map {
            across == .horizontal ? min($0.width, room) : $0.height
        }
        let group = max(iconExtent ?? 0, titleExtent ?? 0)
        let line = AxisSpan(start: span.origin(of: group, aligned: alignment), length: group)
        let inner = AxisAlignment(crossAlignment, axis: across, direction: direction)
        func place(_ extent: Double) -> AxisSpan {
            AxisSpan(
                start: grid.rounded(line.origin(of: extent, aligned: inner)), length: extent)
        }
        return (iconExtent.map(place), titleExtent.map(place))
    }
}
