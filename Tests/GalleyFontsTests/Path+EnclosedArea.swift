import GalleyGeometry

extension Path {
    /// The size of the signed area the contours enclose, by Green's theorem.
    ///
    /// A chord gives half its cross product; a curve adds 2/3 of the triangle of a control point, or
    /// 3/20 of the products a cubic curve's four points have with each other.
    var enclosedArea: Double {
        var area = 0.0
        var start = Point.zero
        var current = Point.zero
        var next = 0
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        for verb in verbs {
            let group = Array(points[next..<next + verb.pointCount])
            next += verb.pointCount
            switch verb {
            case .move:
                start = group[0]
            case .line:
                area += cross(current, group[0]) / 2
            case .quad:
                area += (cross(current, group[0]) + cross(group[0], group[1])) / 3
                area += cross(current, group[1]) / 6
            case .cubic:
                area += (6 * cross(current, group[0]) + 3 * cross(current, group[1])) / 20
                area += (cross(current, group[2]) + 3 * cross(group[0], group[1])) / 20
                area += (3 * cross(group[0], group[2]) + 6 * cross(group[1], group[2])) / 20
            case .close:
                area += cross(current, start) / 2
            }
            current = group.last ?? start
        }
        return abs(area)
    }
}
