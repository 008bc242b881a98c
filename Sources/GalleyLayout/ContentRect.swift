import GalleyGeometry

/// The rectangle inside a button's content insets.
struct ContentRect {
    let rect: Rect
    /// The axes on which opposite insets cross.
    let crossedAxes: [LayoutAxis]

    init(rect: Rect, crossedAxes: [LayoutAxis]) {
        self.rect = rect
        self.crossedAxes = crossedAxes
    }

    /// Insets the bounds; where opposite edges cross, both go to their midpoint and from there out
    /// to the nearest pixel edges (layout reference R2) unless they are to stay crossed.
    init(
        bounds: Size, insets: EdgeInsets, grid: PixelGrid,
        crossing: LayoutPolicy.CrossingInsets = .collapse
    ) {
        self.init(
            bounds: Rect(origin: .zero, size: bounds), insets: insets, grid: grid,
            crossing: crossing)
    }

    init(
        bounds: Rect, insets: EdgeInsets, grid: PixelGrid, crossing: LayoutPolicy.CrossingInsets
    ) {
        let plain = bounds.inset(by: insets)
        var crossed: [LayoutAxis] = []
        var spans: [AxisSpan] = []
        for axis in LayoutAxis.allCases {
            var span = plain.span(on: axis)
            if span.length < 0 {
                crossed.append(axis)
                if crossing == .collapse {
                    let middle = span.start + span.length / 2
                    let start = grid.floor(middle)
                    span = AxisSpan(start: start, length: grid.ceiling(middle) - start)
                }
            }
            spans.append(span)
        }
        rect = Rect(spans[0], spans[1], axis: .horizontal)
        crossedAxes = crossed
    }
}
