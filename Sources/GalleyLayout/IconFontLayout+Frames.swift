public import GalleyGeometry

extension IconFontLayout {
    /// Lays out the measured parts in a button; the content rect is the button's bounds.
    ///
    /// Negative sizes count as none; other numbers that are no lengths give frames of the same kind.
    ///
    /// - Parameters:
    ///   - icon: The icon run's measured size; nil for no icon.
    ///   - title: The title's measured size; nil for no title.
    ///   - bounds: The button's size in points.
    ///   - grid: The pixels that frames stand on.
    ///   - direction: Resolves a leading or trailing placement.
    /// - Returns: The frames, in points from the button's top left.
    public func frames(
        icon: Size?, title: Size?, bounds: Size, grid: PixelGrid,
        direction: LayoutDirection = .leftToRight
    ) -> ButtonFrames {
        let icon = icon?.nonNegative
        let title = title?.nonNegative
        let side = placement.side(for: direction)
        var frames = ButtonFrames(content: Rect(origin: .zero, size: bounds))
        let placed =
            seedCompatible
            ? seedFrames(icon: icon, title: title, bounds: bounds, side: side, grid: grid)
            : wholeFrames(icon: icon, title: title, bounds: bounds, side: side, grid: grid)
        frames.icon = placed.icon
        frames.title = placed.title
        frames.gap = frames.measuredGap(side: side)
        // Labels whose edges are rounded one by one may lose part of a pixel; that is no distortion.
        let naturalIcon =
            seedCompatible ? frames.icon?.size : icon.map { grid.ceiling($0) }
        let naturalTitle = seedCompatible ? frames.title?.size : title
        frames.diagnostics = LayoutDiagnostic.inspect(
            frames, icon: naturalIcon, title: naturalTitle, spacing: margin, bounds: bounds,
            grid: grid)
        return frames
    }

    /// Frames on whole pixels, within the bounds wherever they can be.
    private func wholeFrames(
        icon: Size?, title: Size?, bounds: Size, side: RectEdge, grid: PixelGrid
    ) -> (icon: Rect?, title: Rect?) {
        let along = placement.axis
        let wholeIcon = icon.map { grid.ceiling($0) }
        let wholeTitle = title.map { grid.ceiling($0) }
        let sequence = StackSequence(
            icon: wholeIcon?.extent(on: along), title: wholeTitle?.extent(on: along),
            spacing: margin, room: bounds.extent(on: along), fills: false, grid: grid)
        let outer =
            along == .horizontal
            ? marginLeft(icon: icon, title: title, width: bounds.width)
            : marginTop(icon: icon, title: title, height: bounds.height)
        // What rounding up the labels adds must not push the last one over the edge.
        let start = min(outer, max(0, bounds.extent(on: along) - sequence.extent))
        let positions = sequence.spans(
            from: start, iconFirst: side == .left || side == .top, grid: grid)

        let room = AxisSpan(start: 0, length: max(0, bounds.extent(on: along.crossed)))
        func across(_ size: Size, shrinks: Bool) -> AxisSpan {
            let natural = size.extent(on: along.crossed)
            let extent = shrinks ? min(natural, grid.floor(room.length)) : natural
            return AxisSpan(
                start: grid.rounded(room.origin(of: extent, aligned: .center)), length: extent)
        }
        var placed: (icon: Rect?, title: Rect?)
        if let position = positions.icon, let wholeIcon {
            placed.icon = Rect(position, across(wholeIcon, shrinks: true), axis: along)
        }
        if let position = positions.title, let wholeTitle {
            // A line that is too wide can be truncated; one that is too high can't.
            let shrinks = along == .vertical
            placed.title = Rect(position, across(wholeTitle, shrinks: shrinks), axis: along)
        }
        return placed
    }

    /// The frames of layout reference R86, their edges rounded to the grid one by one (R48).
    private func seedFrames(
        icon: Size?, title: Size?, bounds: Size, side: RectEdge, grid: PixelGrid
    ) -> (icon: Rect?, title: Rect?) {
        let along = placement.axis
        func label(_ size: Size?) -> Size? {
            guard let size else { return nil }
            let whole = grid.ceiling(size)
            // Above each other the labels' heights are fixed to what was measured.
            return along == .horizontal ? whole : Size(width: whole.width, height: size.height)
        }
        let iconLabel = label(icon)
        let titleLabel = label(title)
        let start =
            along == .horizontal
            ? marginLeft(icon: icon, title: title, width: bounds.width)
            : marginTop(icon: icon, title: title, height: bounds.height)
        let iconFirst = side == .left || side == .top
        let first = (iconFirst ? iconLabel : titleLabel)?.extent(on: along) ?? 0
        let second = start + first + margin
        func place(_ size: Size, at position: Double) -> Rect {
            let room = AxisSpan(start: 0, length: bounds.extent(on: along.crossed))
            let across = size.extent(on: along.crossed)
            let raw = Rect(
                AxisSpan(start: position, length: size.extent(on: along)),
                AxisSpan(start: room.origin(of: across, aligned: .center), length: across),
                axis: along)
            return grid.roundedEdges(raw)
        }
        return (
            iconLabel.map { place($0, at: iconFirst ? start : second) },
            titleLabel.map { place($0, at: iconFirst ? second : start) }
        )
    }
}
