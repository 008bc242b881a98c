import GalleyGeometry

extension Path {
    /// The smallest rectangle that holds the drawn curves, or nil for a path without points.
    ///
    /// Ends and the places where a curve turns back decide; control points do not.
    var exactBounds: Rect? {
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        func add(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var current = first
        var next = 0
        for verb in verbs {
            let end = next + verb.pointCount
            defer { next = end }
            guard end > next else { continue }
            let (a, b) = (points[next], points[end - 1])
            switch verb {
            case .quad:
                // B′ = 0 at t = (p0 − p1) / (p0 − 2p1 + p2).
                for t in [
                    (current.x - a.x) / (current.x - 2 * a.x + b.x),
                    (current.y - a.y) / (current.y - 2 * a.y + b.y),
                ] where t > 0 && t < 1 {
                    add(Self.between(Self.between(current, a, t), Self.between(a, b, t), t))
                }
            case .cubic:
                let c = points[next + 1]
                let turns =
                    Self.turns(current.x, a.x, c.x, b.x) + Self.turns(current.y, a.y, c.y, b.y)
                for t in turns where t > 0 && t < 1 {
                    let middle = Self.between(a, c, t)
                    add(
                        Self.between(
                            Self.between(Self.between(current, a, t), middle, t),
                            Self.between(middle, Self.between(c, b, t), t), t))
                }
            case .move, .line, .close: break
            }
            add(b)
            current = b
        }
        return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// Returns the parameters at which a coordinate of a cubic curve turns back.
    ///
    /// They are the roots of its derivative at² + 2bt + c, found without cancellation.
    static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - p0 + 3 * (p1 - p2)
        let b = p0 - 2 * p1 + p2
        let c = p1 - p0
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return [] }
        let q = b < 0 ? discriminant.squareRoot() - b : -discriminant.squareRoot() - b
        return [q / a, c / q]
    }
}
