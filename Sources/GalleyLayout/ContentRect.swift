import GalleyGeometry

/// The rectangle inside a button's content insets.
struct ContentRect {
    let rect: Rect
    /// The axes on which opposite insets cross.
    let crossedAxes: [LayoutAxis]

    /// Insets the bounds; where opposite edges cross, both go to their midpoint and from there out
    /// to the nearest pixel edges (layout reference R2).
    init(bounds: Size, insets: EdgeInsets, grid: PixelGrid) {
        let plain = Rect(origin: .zero, size: bounds).inset(by: insets)
        var crossed: [LayoutAxis] = []
        var spans: [AxisSpan] = []
        for axis in LayoutAxis.allCases {
            var span = plain.span(on: axis)
            if span.length < 0 {
                let middle = span.start + span.length / 2
                let start = grid.floor(middle)
                span = AxisSpan(start: start, length: grid.ceiling(middle) - start)
                crossed.append(axis)
            }
            spans.append(span)
        }
        rect = Rect(spans[0], spans[1], axis: .horizontal)
        crossedAxes = crossed
    }
}
