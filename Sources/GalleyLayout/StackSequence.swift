import GalleyGeometry

/// Icon, gap and title along the axis on which they follow one another, in points.
struct StackSequence {
    /// The icon's extent; nil without an icon.
    let icon: Double?
    /// The title's extent; nil without a title.
    let title: Double?
    /// The distance between both; zero unless there are both.
    let gap: Double

    /// The extent from the first part's start to the last part's end.
    var extent: Double { (icon ?? 0) + gap + (title ?? 0) }

    /// Shares a room: the icon first, then the gap, and the title what is left.
    ///
    /// What has to shrink is rounded down to the pixel grid, so that no frame leaves the grid. A
    /// negative gap draws the parts over each other until the smaller one lies within the other.
    ///
    /// An infinite room leaves all extents natural. Where the sequence fills its room, the last part
    /// that can grow takes all that is left.
    init(
        icon: Double?, title: Double?, spacing: Double, room: Double, fills: Bool, grid: PixelGrid
    ) {
        let whole = room.isFinite ? max(0, grid.floor(room)) : room
        guard let icon, let title else {
            self.icon = icon.map { fills ? whole : min($0, whole) }
            self.title = title.map { fills ? whole : min($0, whole) }
            gap = 0
            return
        }
        let shownIcon = min(icon, whole)
        let gap = min(max(spacing, -min(icon, title)), max(0, room - shownIcon))
        let rest = room - shownIcon - gap
        let wholeRest = rest.isFinite ? max(0, grid.floor(rest)) : rest
        self.icon = shownIcon
        self.title = fills ? wholeRest : min(title, wholeRest)
        self.gap = gap
    }

    /// Returns the two spans on the pixel grid for a sequence that starts at a position.
    ///
    /// Each part's start is rounded once, halves up, from the unrounded start of the sequence. A gap
    /// of whole pixels therefore stays what it is; another one changes by less than a pixel.
    func spans(
        from start: Double, iconFirst: Bool, grid: PixelGrid
    ) -> (icon: AxisSpan?, title: AxisSpan?) {
        let firstStart = grid.rounded(start)
        guard let icon, let title else {
            return (
                icon.map { AxisSpan(start: firstStart, length: $0) },
                title.map { AxisSpan(start: firstStart, length: $0) }
            )
        }
        let first = iconFirst ? icon : title
        // From the rounded start where that is the same, so that no noise can part the two.
        let base = grid.contains(gap) ? firstStart : start
        let secondStart = grid.rounded(base + first + gap)
        return (
            AxisSpan(start: iconFirst ? firstStart : secondStart, length: icon),
            AxisSpan(start: iconFirst ? secondStart : firstStart, length: title)
        )
    }
}
