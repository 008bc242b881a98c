public import GalleyGeometry

extension IconFontLayout: LayoutRules {
    /// Lays out icon and title after a look at all numbers.
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
        return frames(
            icon: parts.icon, title: parts.title?.natural, bounds: bounds, grid: context.grid,
            direction: context.direction)
    }

    /// Returns the size of a button that has none of its own after a look at all numbers.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The size in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size {
        try check(parts, context)
        return intrinsicSize(icon: parts.icon, title: parts.title?.natural, grid: context.grid)
    }

    private func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try InputCheck.parts(parts, context)
        try InputCheck.length(margin, .layout, "margin")
        if let marginAtInit { try InputCheck.length(marginAtInit, .layout, "marginAtInit") }
        try InputCheck.extent(emptyButtonHeight, .layout, "emptyButtonHeight")
    }
}
