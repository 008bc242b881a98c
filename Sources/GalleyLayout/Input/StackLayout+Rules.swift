public import GalleyGeometry

extension StackLayout: LayoutRules {
    /// Lays out icon and title after a look at all numbers; a title that wraps breaks into lines.
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
        func frames(title: Size?) -> ButtonFrames {
            self.frames(
                icon: parts.icon, title: title, bounds: bounds, grid: context.grid,
                direction: context.direction)
        }
        let natural = frames(title: parts.title?.natural)
        // The width a title gets is known only now; its lines may be higher than it was.
        guard let width = natural.title?.width,
            let lines = parts.title?.lines(in: width, grid: context.grid)
        else { return natural }
        return frames(title: lines)
    }

    /// Returns the smallest size in which nothing has to shrink after a look at all numbers.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The size in points, on the pixel grid.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size {
        try check(parts, context)
        return intrinsicSize(icon: parts.icon, title: parts.title?.natural, grid: context.grid)
    }

    private func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try InputCheck.parts(parts, context)
        try InputCheck.insets(contentInsets, .content, "contentInsets")
        try InputCheck.length(spacing, .layout, "spacing")
    }
}
