public import GalleyGeometry

extension EdgeInsetsLayout: LayoutRules {
    /// Lays out image and title as a classic button does under the category's insets.
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
        let insets = try insets(of: parts, in: bounds, context: context)
        let layout = ClassicLayout(
            contentEdgeInsets: insets.content, titleEdgeInsets: insets.title,
            imageEdgeInsets: insets.icon, horizontalAlignment: horizontalAlignment,
            verticalAlignment: verticalAlignment, policy: policy)
        var frames = try layout.checkedFrames(of: parts, in: bounds, context: context)
        let crossed = frames.diagnostics.filter { $0.code == "insetsCrossed" }
        frames.gap = frames.measuredGap(side: style.side)
        frames.diagnostics =
            crossed
            + layout.inspect(
                frames, parts: parts, spacing: imageTitleSpace, bounds: bounds,
                grid: context.grid)
        return frames
    }

    /// Returns the size that `sizeToFit` gives the button, which image and title insets never change.
    ///
    /// With ``compensatesContentInsets`` it holds the whole group (layout reference R83).
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid.
    /// - Returns: The size in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size {
        let content = try contentInsets(of: parts, context: context)
        return ClassicLayout(contentEdgeInsets: content, policy: policy)
            .checkedIntrinsicSize(of: parts, grid: context.grid)
    }
}
