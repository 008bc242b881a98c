import GalleyGeometry

extension Path {
    /// Measures the smallest rectangle that holds what a rectangle leaves of the filled path.
    ///
    /// Its edges lie where the outline turns back inside the rectangle, where it enters or leaves
    /// it, and at the rectangle's corners that the path encloses (non-zero rule). Nil where nothing
    /// is left.
    func exactBounds(inside rect: Rect) -> Rect? {
        guard let whole = exactBounds else { return nil }
        if rect.minX <= whole.minX && rect.minY <= whole.minY && rect.maxX >= whole.maxX
            && rect.maxY >= whole.maxY
        {
            return whole
        }
        guard whole.intersection(rect) != nil else { return nil }
        let arcs = monotoneArcs
        var bounds: Rect?
        func add(_ point: Point) {
            // A crossing found by halving may lie a rounding step outside.
            let inside = Rect(
                x: min(max(point.x, rect.minX), rect.maxX),
                y: min(max(point.y, rect.minY), rect.maxY), width: 0, height: 0)
            bounds = bounds.map { $0.union(inside) } ?? inside
        }
        for arc in arcs.flatMap({ $0.cut(at: rect) }) {
            let (start, end) = (arc.span.lowerBound, arc.span.upperBound)
            let middle = MonotoneArc.point(of: arc.points, at: (start + end) / 2)
            if middle.x >= rect.minX && middle.x <= rect.maxX && middle.y >= rect.minY
                && middle.y <= rect.maxY
            {
                add(arc.ends.0)
                add(arc.ends.1)
            }
        }
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                let corner = Point(x: x, y: y)
                if Self.winding(of: arcs, around: corner) != 0 { add(corner) }
            }
        }
        return bounds
    }

    /// The lines and curves, closing lines included, cut where a coordinate turns back.
    private var monotoneArcs: [MonotoneArc] {
        var arcs: [MonotoneArc] = []
        var (start, current) = (Point.zero, Point.zero)
        var next = 0
        func add(_ points: [Point]) {
            let turns = Self.turns(of: points).filter { $0 > 0 && $0 < 1 }.sorted()
            var low = 0.0
            for high in turns + [1] where high > low {
                arcs.append(MonotoneArc(points, low...high))
                low = high
            }
        }
        for verb in verbs {
            let end = next + verb.pointCount
            defer { next = end }
            switch verb {
            case .move, .close:
                if current != start { add([current, start]) }
                if verb == .move { start = points[next] }
                current = start
            case .line, .quad, .cubic:
                add([current] + points[next..<end])
                current = points[end - 1]
            }
        }
        if current != start { add([current, start]) }
        return arcs
    }

    /// Returns the parameters at which a coordinate of a curve turns back; some may lie beyond it.
    private static func turns(of points: [Point]) -> [Double] {
        switch points.count {
        case 3:
            [\Point.x, \Point.y].map { axis in
                let (a, b, c) = (
                    points[0][keyPath: axis], points[1][keyPath: axis], points[2][keyPath: axis]
                )
                return (a - b) / (a - 2 * b + c)
            }
        case 4:
            turns(points[0].x, points[1].x, points[2].x, points[3].x)
                + turns(points[0].y, points[1].y, points[2].y, points[3].y)
        default: []
        }
    }

    /// Returns how often the arcs go around a point, counter-clockwise where y grows up.
    private static func winding(of arcs: [MonotoneArc], around point: Point) -> Int {
        var winding = 0
        for arc in arcs {
            let (start, end) = arc.ends
            // Each height belongs to the arc that starts below it or at it.
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let crossing =
                arc.parameter(of: \.y, at: point.y).map {
                    MonotoneArc.point(of: arc.points, at: $0).x
                } ?? (start.y == point.y ? start.x : end.x)
            if crossing > point.x { winding += start.y <= point.y ? 1 : -1 }
        }
        return winding
    }
}
