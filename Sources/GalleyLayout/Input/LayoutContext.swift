public import GalleyGeometry

/// What surrounds a button: the pixels it stands on and the direction in which lines run.
public struct LayoutContext: Hashable, Sendable {
    /// The pixels that frames stand on.
    public var grid: PixelGrid
    /// The direction that resolves leading and trailing.
    public var direction: LayoutDirection

    /// Creates a context from a grid.
    public init(grid: PixelGrid, direction: LayoutDirection = .leftToRight) {
        self.grid = grid
        self.direction = direction
    }

    /// Creates a context from a number of pixels per point that may be anything.
    ///
    /// - Parameters:
    ///   - scale: How many pixels one point spans.
    ///   - direction: The direction that resolves leading and trailing.
    /// - Throws: ``LayoutError/badScale(_:)`` for a scale outside ``LayoutError/scales``.
    public init(scale: Double, direction: LayoutDirection = .leftToRight) throws(LayoutError) {
        try InputCheck.scale(scale)
        self.init(grid: PixelGrid(scale: scale), direction: direction)
    }
}
