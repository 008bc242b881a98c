public import GalleyGeometry

extension ConfigurationLayout: LayoutRules {
    /// Lays out image, title and subtitle as one block in the content rect.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - bounds: The button's size in points.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The frames, in points from the button's top left.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func frames(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) throws(LayoutError) -> ButtonFrames {
        try check(parts, context)
        try InputCheck.size(bounds, .bounds)
        let grid = context.grid
        let insets = insets(for: context.direction)
        let content = ContentRect(
            bounds: bounds, insets: insets, grid: grid, crossing: policy.crossingInsets)
        let block = ConfigurationBlock(
            self, parts: parts, room: content.rect.size, context: context)
        var frames = place(block, in: content.rect, context: context)
        frames.background = Rect(origin: .zero, size: bounds)
        frames.insets = ButtonInsets(content: insets)
        let icon = slotContent(of: parts, grid: grid)
        // A text that breaks into lines is whole in whatever width it gets.
        func whole(_ text: TitleMeasure?, _ label: Size?) -> Size? {
            text.map { $0.wraps && $0.fitting != nil ? label ?? $0.natural : $0.natural }
        }
        frames.diagnostics =
            LayoutInput.allCases.filter(legacyInputs.contains)
            .map(LayoutDiagnostic.ignoredByConfiguration)
            + content.crossedAxes.map(LayoutDiagnostic.insetsCrossed)
            + LayoutDiagnostic.inspect(
                frames, icon: icon, title: whole(parts.title, block.title),
                subtitle: whole(parts.subtitle, block.subtitle),
                // A reserved slot is larger than its image, so the gap promises nothing there.
                spacing: imageReservation == 0 ? imagePadding : nil, bounds: bounds, grid: grid)
        return frames
    }

    /// Returns the size in points that holds the block and its insets, without rounding (R66).
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid.
    /// - Returns: The size in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size {
        try check(parts, context)
        let unlimited = Size(width: .infinity, height: .infinity)
        let size = ConfigurationBlock(self, parts: parts, room: unlimited, context: context).size
        let insets = insets(for: context.direction)
        return Size(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        ).nonNegative
    }

    /// Puts a block in its place (R68, R76).
    private func place(
        _ block: ConfigurationBlock, in content: Rect, context: LayoutContext
    ) -> ButtonFrames {
        let grid = context.grid
        let side = placement.side(for: context.direction)
        let size = block.size
        let horizontal = AxisAlignment(
            horizontalAlignment == .fill ? .leading : horizontalAlignment,
            direction: context.direction)
        let vertical = AxisAlignment(verticalAlignment == .fill ? .center : verticalAlignment)
        let origin = Point(
            x: grid.roundedHalfDown(
                content.span(on: .horizontal).origin(of: size.width, aligned: horizontal)),
            y: grid.roundedHalfDown(
                content.span(on: .vertical).origin(of: size.height, aligned: vertical)))
        let iconFirst = side == .left || side == .top
        let along = block.axis
        let start = along == .horizontal ? origin.x : origin.y
        let textExtent = block.text.extent(on: along)
        let slotStart = iconFirst ? start : start + textExtent + block.padding
        let textStart = iconFirst ? start + block.slot + block.padding : start

        func snapped(_ rect: Rect) -> Rect {
            Rect(
                x: grid.roundedHalfDown(rect.minX), y: grid.roundedHalfDown(rect.minY),
                width: rect.width, height: rect.height)
        }
        let crossRoom = Rect(origin: origin, size: size).span(on: along.crossed)
        func placed(_ size: Size, at position: Double, in extent: Double) -> Rect {
            let own = size.extent(on: along)
            let across = size.extent(on: along.crossed)
            return Rect(
                AxisSpan(start: position + (extent - own) / 2, length: own),
                AxisSpan(
                    start: crossRoom.origin(of: across, aligned: .center), length: across),
                axis: along)
        }
        var frames = ButtonFrames(content: content)
        frames.icon = block.icon.map { snapped(placed($0, at: slotStart, in: block.slot)) }
        let text = placed(block.text, at: textStart, in: textExtent)
        let lines = titleAlignment.resolved(
            horizontal: horizontalAlignment, iconSide: block.icon == nil ? nil : side,
            direction: context.direction)
        func line(_ size: Size, at y: Double) -> Rect {
            let x = text.span(on: .horizontal).origin(of: size.width, aligned: lines)
            return snapped(Rect(origin: Point(x: x, y: y), size: size))
        }
        frames.title = block.title.map { line($0, at: text.minY) }
        frames.subtitle = block.subtitle.map { line($0, at: text.maxY - $0.height) }
        frames.gap = frames.measuredGap(side: side)
        return frames
    }

    /// Looks at all numbers of the layout and its input.
    private func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try InputCheck.parts(parts, context)
        try InputCheck.insets(insets(for: .leftToRight), .content, "contentInsets")
        try InputCheck.length(imagePadding, .layout, "imagePadding")
        try InputCheck.length(titlePadding, .layout, "titlePadding")
        try InputCheck.extent(imageReservation, .layout, "imageReservation")
    }
}
