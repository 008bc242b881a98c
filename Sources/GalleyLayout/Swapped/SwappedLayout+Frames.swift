public import GalleyGeometry

extension SwappedLayout: LayoutRules {
    /// Lays out title and image the way the strategy does.
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
        var swap: Swap
        switch strategy {
        case .forceRightToLeft:
            swap = try forcedRightToLeft(parts, bounds, context)
        case .insetsOnce:
            swap = try insetOnce(parts, bounds, context)
        case .insetsOnLayout:
            swap = try insetOnLayout(parts, bounds, context)
        case .rectOverride:
            swap = try rectOverridden(parts, bounds, context)
        case .flip:
            swap = try flipped(parts, bounds, context)
        case .stateless:
            swap = try statelesslySwapped(parts, bounds, context)
        }
        var frames = swap.frames
        let horizontal = [RectEdge.left, .right].compactMap(frames.measuredGap)
        frames.gap = horizontal.max()
        if let icon = frames.icon, let title = frames.title, !swap.isPartial {
            let iconLeads = icon.midX <= title.midX
            swap.isPartial = iconLeads == (context.direction == .leftToRight)
        }
        if swap.isPartial { swap.faults.insert(.notSwapped(strategy), at: 0) }
        let crossed = swap.frames.diagnostics.filter { $0.code == "insetsCrossed" }
        frames.diagnostics =
            crossed + swap.faults
            + classic.inspect(
                frames, parts: parts, spacing: spacing, bounds: bounds, grid: context.grid)
        return frames
    }

    /// Returns the size that `sizeToFit` gives the button; only the stateless one counts the gap.
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
        return strategy == .stateless
            ? try stack.intrinsicSize(of: parts, context: context)
            : try classic.intrinsicSize(of: parts, context: context)
    }
}

/// What a strategy makes of a button.
struct Swap {
    var frames: ButtonFrames
    var faults: [LayoutDiagnostic] = []
    /// Whether one of the items was left where it was.
    var isPartial = false
}

extension SwappedLayout {
    /// The classic button in right-to-left direction; a gap needs insets with exchanged signs (E11).
    private func forcedRightToLeft(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        let gap = gap(of: parts)
        let across = seedCompatible ? gap : -gap
        var layout = classic.spread(by: across)
        layout.forcedDirection = .rightToLeft
        var swap = Swap(frames: try layout.checkedFrames(of: parts, in: bounds, context: context))
        let turns = context.direction == .leftToRight
        if turns, [.leading, .trailing].contains(horizontalAlignment) {
            swap.faults.append(.alignmentMirrored(horizontalAlignment))
        }
        if seedCompatible, gap != 0 {
            swap.faults.append(.insetsMirrored([.titleEdgeInsets, .imageEdgeInsets]))
        }
        return swap
    }

    /// The classic button seen in a mirror, its items mirrored back in their places (R54).
    private func flipped(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        let gap = gap(of: parts)
        let across = context.direction == .leftToRight ? gap : -gap
        var frames = try classic.spread(by: across)
            .checkedFrames(of: parts, in: bounds, context: context)
        func mirrored(_ rect: Rect) -> Rect {
            Rect(
                x: bounds.width - rect.minX - rect.width, y: rect.minY, width: rect.width,
                height: rect.height)
        }
        frames.content = mirrored(frames.content)
        frames.background = frames.background.map(mirrored)
        frames.icon = frames.icon.map(mirrored)
        frames.title = frames.title.map(mirrored)
        var swap = Swap(frames: frames)
        if ![.center, .fill].contains(horizontalAlignment) {
            swap.faults.append(.alignmentMirrored(horizontalAlignment))
        }
        let insets: [(LayoutInput, EdgeInsets)] = [
            (.contentEdgeInsets, contentEdgeInsets), (.titleEdgeInsets, titleEdgeInsets),
            (.imageEdgeInsets, imageEdgeInsets),
        ]
        let lopsided = insets.filter { $0.1.left != $0.1.right }.map(\.0)
        if !lopsided.isEmpty { swap.faults.append(.insetsMirrored(lopsided)) }
        return swap
    }

    /// Frames from the measured sizes alone.
    private func statelesslySwapped(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        var frames = try stack.frames(of: parts, in: bounds, context: context)
        frames.background = Rect(origin: .zero, size: bounds)
        return Swap(frames: frames, faults: overwrittenInsets)
    }

    /// What the strategy overwrites or has no use for.
    var overwrittenInsets: [LayoutDiagnostic] {
        let insets: [(LayoutInput, EdgeInsets)] = [
            (.titleEdgeInsets, titleEdgeInsets), (.imageEdgeInsets, imageEdgeInsets),
        ]
        return insets.filter { $0.1 != .zero }.map { .ignoredBySwap($0.0, strategy) }
    }
}

extension ClassicLayout {
    /// Returns the layout with image and title moved apart, the image to the left, by a distance.
    fileprivate func spread(by across: Double) -> ClassicLayout {
        let gap = CategoryInsets.insets(
            .left, icon: .zero, title: .zero, across: across, down: 0)
        var layout = self
        layout.imageEdgeInsets = imageEdgeInsets.adding(gap.icon)
        layout.titleEdgeInsets = titleEdgeInsets.adding(gap.title)
        return layout
    }
}
