public import GalleyGeometry

/// A title as it was measured: its natural size and what it becomes in less width.
public struct TitleMeasure: Sendable {
    /// Returns the size in points of what is shown of the title in a width in points.
    public typealias Fitting = @Sendable (_ width: Double) -> Size

    /// The size in points of the whole title on its natural lines.
    public var natural: Size
    /// Whether the title breaks into lines where it is too wide; otherwise it is truncated.
    public var wraps: Bool
    /// Measures the title for less than its natural width; nil where only the natural size is known.
    ///
    /// A title that wraps gets the size of its lines. A truncated one gets the width of what is
    /// left with the ellipsis, which matters to ``LayoutPolicy/LabelWidth/hugTruncated``. A result
    /// that is negative or not finite counts as unknown.
    public var fitting: Fitting?

    /// Creates a measure; without a closure a title that is too wide is cut at the width it gets.
    public init(_ natural: Size, wraps: Bool = false, fitting: Fitting? = nil) {
        self.natural = natural
        self.wraps = wraps
        self.fitting = fitting
    }
}

extension TitleMeasure {
    /// The size of a label that shows the whole title (layout reference R11, R32).
    func label(_ rule: LayoutPolicy.LabelWidth, grid: PixelGrid) -> Size {
        Size(
            width: rule == .ceilToPoint
                ? PixelGrid.wholePoints.ceiling(natural.width) : grid.ceiling(natural.width),
            height: grid.ceiling(natural.height))
    }

    /// The size of a label in a width (layout reference R5, R11).
    func label(_ rule: LayoutPolicy.LabelWidth, in width: Double, grid: PixelGrid) -> Size {
        let whole = label(rule, grid: grid)
        guard whole.width > width else { return whole }
        guard wraps || rule == .hugTruncated, let fitted = fitted(in: width, grid: grid) else {
            return Size(width: width, height: whole.height)
        }
        return Size(
            width: min(width, fitted.width), height: wraps ? fitted.height : whole.height)
    }

    /// The size of the lines that a title breaks into where it is too wide, nil where it doesn't.
    func lines(in width: Double, grid: PixelGrid) -> Size? {
        guard wraps, grid.ceiling(natural.width) > width else { return nil }
        return fitted(in: width, grid: grid)
    }

    /// What the title measures in less than its natural width, rounded up to whole pixels.
    private func fitted(in width: Double, grid: PixelGrid) -> Size? {
        guard let size = fitting?(width), size.width >= 0, size.height >= 0,
            size.width <= LayoutError.limit, size.height <= LayoutError.limit
        else { return nil }
        return grid.ceiling(size)
    }
}
