import GalleyGeometry

extension PixelRect {
    /// How many pixels the rectangle holds.
    var area: Int { isEmpty ? 0 : width * height }

    /// Creates the smallest rectangle of whole pixels that holds a path's control points.
    ///
    /// Points without a number or beyond the rasterizer's reach count as at its end.
    init(around path: Path) {
        guard let first = path.points.first else {
            self = .zero
            return
        }
        // Edge by edge: an origin and a size would round a far box to another one.
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in path.points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        let (x, y) = (Self.pixel(left, .down), Self.pixel(top, .down))
        self.init(
            x: x, y: y, width: Self.pixel(right, .up) - x, height: Self.pixel(bottom, .up) - y)
    }

    private static func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let limit = Double(RasterizerLimits.distance)
        return Int(place.isNaN ? limit : min(max(place, -limit), limit).rounded(rule))
    }
}
