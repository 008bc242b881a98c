import GalleyGeometry

/// A part of a line or Bézier curve on which neither coordinate turns back.
struct MonotoneArc {
    /// The curve's two, three or four points.
    let points: [Point]
    /// The parameters at which the part starts and ends.
    let span: ClosedRange<Double>
    /// Where it starts and ends.
    let ends: (Point, Point)

    init(_ points: [Point], _ span: ClosedRange<Double>) {
        self.points = points
        self.span = span
        ends = (
            span.lowerBound == 0 ? points[0] : Self.point(of: points, at: span.lowerBound),
            span.upperBound == 1
                ? points[points.count - 1] : Self.point(of: points, at: span.upperBound)
        )
    }

    /// Returns the point of a curve at a parameter (de Casteljau).
    static func point(of points: [Point], at t: Double) -> Point {
        var points = points
        for count in stride(from: points.count - 1, to: 0, by: -1) {
            for index in 0..<count {
                let (a, b) = (points[index], points[index + 1])
                points[index] = Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
        }
        return points[0]
    }

    /// Returns the parameter at which a coordinate has a value; nil where it does not reach it.
    ///
    /// The coordinate only grows or only falls, so that halving the span finds it.
    func parameter(of axis: KeyPath<Point, Double>, at value: Double) -> Double? {
        let (start, end) = (ends.0[keyPath: axis], ends.1[keyPath: axis])
        guard min(start, end) < value && value < max(start, end) else { return nil }
        var (low, high) = (span.lowerBound, span.upperBound)
        if points.count == 2 { return low + (high - low) * (value - start) / (end - start) }
        for _ in 0..<52 {
            let middle = (low + high) / 2
            let place = Self.point(of: points, at: middle)[keyPath: axis]
            if (place < value) == (start < end) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the parts inside and outside a rectangle, cut where they cross its edges' lines.
    func cut(at rect: Rect) -> [MonotoneArc] {
        let places = [
            parameter(of: \.x, at: rect.minX), parameter(of: \.x, at: rect.maxX),
            parameter(of: \.y, at: rect.minY), parameter(of: \.y, at: rect.maxY),
        ].compactMap(\.self).sorted()
        if places.isEmpty { return [self] }
        var start = span.lowerBound
        var arcs: [MonotoneArc] = []
        for end in places + [span.upperBound] where end > start {
            arcs.append(MonotoneArc(points, start...end))
            start = end
        }
        return arcs
    }
}
