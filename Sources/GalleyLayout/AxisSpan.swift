import GalleyGeometry

/// A stretch of one axis, in points.
struct AxisSpan: Hashable, Sendable {
    var start: Double
    var length: Double

    var end: Double { start + length }

    /// The span between the nearest grid lines of both ends.
    func snapped(to grid: PixelGrid) -> AxisSpan {
        let first = grid.rounded(start)
        return AxisSpan(start: first, length: grid.rounded(end) - first)
    }

    /// Returns where something of this extent begins when it is aligned in the span.
    func origin(of extent: Double, aligned alignment: AxisAlignment) -> Double {
        switch alignment {
        case .start, .fill: start
        case .center: start + (length - extent) / 2
        case .end: end - extent
        }
    }
}

extension Rect {
    /// The rectangle's stretch of an axis.
    func span(on axis: LayoutAxis) -> AxisSpan {
        switch axis {
        case .horizontal: AxisSpan(start: minX, length: width)
        case .vertical: AxisSpan(start: minY, length: height)
        }
    }

    /// Creates a rectangle from its stretch along an axis and its stretch across it.
    init(_ along: AxisSpan, _ across: AxisSpan, axis: LayoutAxis) {
        switch axis {
        case .horizontal:
            self.init(x: along.start, y: across.start, width: along.length, height: across.length)
        case .vertical:
            self.init(x: across.start, y: along.start, width: across.length, height: along.length)
        }
    }
}

extension Size {
    /// The extent on an axis.
    func extent(on axis: LayoutAxis) -> Double {
        axis == .horizontal ? width : height
    }

    /// The size with negative extents, which no measured part has, taken as none.
    var nonNegative: Size { Size(width: max(0, width), height: max(0, height)) }
}

extension LayoutAxis {
    /// The other axis.
    var crossed: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
