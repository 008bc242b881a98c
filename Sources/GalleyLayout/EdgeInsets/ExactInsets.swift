import GalleyGeometry

/// The insets that bring image and title together as one aligned group (layout reference R82).
///
/// Each item moves from where the classic rules put it to its place in the group. How an inset moves
/// an item depends on the alignment (R7, R8): a centred one by half the difference of opposite
/// edges, one at an edge by that edge's inset alone.
struct ExactInsets {
    let style: InsetStyle
    let spacing: Double
    let horizontal: AxisAlignment
    let vertical: AxisAlignment
    let direction: LayoutDirection

    /// Returns the insets for the sizes in which both items are shown.
    func insets(icon: Size, title: Size) -> (icon: EdgeInsets, title: EdgeInsets) {
        // From one reference line, the edge or the middle they are aligned to, on each axis.
        let (iconX, titleX) = shifts(icon.width, title.width, on: .horizontal)
        let (iconY, titleY) = shifts(icon.height, title.height, on: .vertical)
        // Above each other an item also gets back the width its partner takes from it (C8).
        let stacked = style.axis == .vertical
        let rowsX = (icon: stacked ? title.width : 0, title: stacked ? icon.width : 0)
        let rowsY = (
            icon: stacked ? title.height + spacing : 0, title: stacked ? icon.height + spacing : 0
        )
        let iconRow = pair(iconX, growth: rowsX.icon, aligned: horizontal)
        let titleRow = pair(titleX, growth: rowsX.title, aligned: horizontal)
        let iconColumn = pair(iconY, growth: rowsY.icon, aligned: vertical)
        let titleColumn = pair(titleY, growth: rowsY.title, aligned: vertical)
        return (
            EdgeInsets(
                top: iconColumn.first, left: iconRow.first, bottom: iconColumn.second,
                right: iconRow.second),
            EdgeInsets(
                top: titleColumn.first, left: titleRow.first, bottom: titleColumn.second,
                right: titleRow.second)
        )
    }

    /// How far image and title are from their places on an axis.
    private func shifts(
        _ icon: Double, _ title: Double, on axis: LayoutAxis
    ) -> (icon: Double, title: Double) {
        let alignment = axis == .horizontal ? horizontal : vertical
        func start(_ extent: Double) -> Double {
            AxisSpan(start: 0, length: 0).origin(of: extent, aligned: alignment)
        }
        var natural = (icon: start(icon), title: start(title))
        if axis == .horizontal {
            // The classic rules put the items side by side on this axis, and only on this one.
            let row = start(icon + title)
            let leads = direction == .leftToRight
            natural = (icon: leads ? row : row + title, title: leads ? row + icon : row)
        }
        let group =
            style.axis == axis ? icon + spacing + title : max(icon, title)
        let groupStart = start(group)
        let wanted: (icon: Double, title: Double)
        if style.axis == axis {
            wanted =
                style.imageFirst
                ? (groupStart, groupStart + icon + spacing)
                : (groupStart + title + spacing, groupStart)
        } else {
            wanted = (groupStart + (group - icon) / 2, groupStart + (group - title) / 2)
        }
        return (wanted.icon - natural.icon, wanted.title - natural.title)
    }

    /// Opposite insets that move an item by a distance and make its rectangle larger by a growth.
    private func pair(
        _ shift: Double, growth: Double, aligned alignment: AxisAlignment
    ) -> (first: Double, second: Double) {
        switch alignment {
        case .center: (shift - growth / 2, -shift - growth / 2)
        case .start, .fill: (shift, -growth - shift)
        case .end: (-growth + shift, -shift)
        }
    }
}
