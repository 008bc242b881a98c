public import GalleyGeometry

/// A layout that stacks icon and title with an exact gap and aligns the pair as one group.
///
/// Natural sizes are rounded up to whole pixels (layout reference R32), origins to the nearest pixel,
/// halves up (R10). Along the placement axis the title yields first: it gets what the content rect
/// has left after icon and spacing. Then the spacing yields, and the icon only where it alone is
/// larger than the content rect. With the icon above or below, the title may use the whole width of
/// the content rect. A title higher than the content rect beside its icon keeps its height and
/// overflows (R6), because half a line of text helps nobody.
///
/// The gap equals ``spacing`` whenever both parts fit and the spacing is a whole number of pixels.
/// With another spacing each part stands on the pixel nearest to its exact place, so that the gap
/// differs by less than a pixel, and a diagnostic says so. Frames lie in the content rect wherever
/// they fit, and leave it by less than a pixel where its own edges are off the grid.
///
/// In the other direction the frames are the mirror image where
/// the room left over is an even number of pixels; halves round right in both, so a frame is one
/// pixel off the mirror image where it is odd.
///
/// Filling an axis makes the group take the whole content rect there, its edges rounded to the grid:
/// - Along the placement axis the icon keeps its size and the title takes the rest; a part that is
///   alone takes everything.
/// - Across it both frames reach from edge to edge.
public struct StackLayout: Hashable, Sendable {
    /// The side of the title on which the icon stands.
    public var placement: Placement
    /// The distance between icon and title in points; negative lets them overlap.
    public var spacing: Double
    /// The physical insets from the button's bounds to the content rect, in points.
    public var contentInsets: EdgeInsets
    /// Where the group stands between the left and right edges of the content rect.
    public var horizontalAlignment: HorizontalAlignment
    /// Where the group stands between the top and bottom edges of the content rect.
    public var verticalAlignment: VerticalAlignment
    /// How icon and title line up across the placement axis.
    public var crossAlignment: CrossAlignment

    /// Creates a layout; without arguments the icon leads the title, without a gap, all centred.
    public init(
        placement: Placement = .leading, spacing: Double = 0, contentInsets: EdgeInsets = .zero,
        horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, crossAlignment: CrossAlignment = .center
    ) {
        self.placement = placement
        self.spacing = spacing
        self.contentInsets = contentInsets
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.crossAlignment = crossAlignment
    }

    /// Returns the smallest size in points, on the pixel grid, in which nothing has to shrink.
    ///
    /// The icon and the title are measured sizes in points; where one of them is nil, the spacing is
    /// left out as well.
    public func intrinsicSize(icon: Size?, title: Size?, grid: PixelGrid) -> Size {
        let icon = icon.map { grid.ceiling($0.nonNegative) }
        let title = title.map { grid.ceiling($0.nonNegative) }
        let along = placement.axis
        let length = StackSequence(
            icon: icon?.extent(on: along), title: title?.extent(on: along), spacing: spacing,
            room: .infinity, fills: false, grid: grid
        ).extent
        let across = max(
            icon?.extent(on: along.crossed) ?? 0, title?.extent(on: along.crossed) ?? 0)
        let horizontal = contentInsets.left + contentInsets.right
        let vertical = contentInsets.top + contentInsets.bottom
        let group =
            along == .horizontal
            ? Size(width: length, height: across) : Size(width: across, height: length)
        return grid.ceiling(
            Size(width: group.width + horizontal, height: group.height + vertical).nonNegative)
    }
}
