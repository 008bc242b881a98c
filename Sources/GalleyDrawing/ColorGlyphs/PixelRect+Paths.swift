import GalleyGeometry

extension PixelRect {
    /// How many pixels the rectangle holds.
    var area: Int { isEmpty ? 0 : width * height }

    /// Creates the smallest rectangle of whole pixels that holds a path's control points.
    ///
    /// Points without a number or beyond the rasterizer's reach count as at its end.
    init(around path: Path) {
        guard let bounds = path.controlBounds else {
            self = .zero
            return
        }
        let (left, top) = (Self.pixel(bounds.minX, .down), Self.pixel(bounds.minY, .down))
        self.init(
            x: left, y: top, width: Self.pixel(bounds.maxX, .up) - left,
            height: Self.pixel(bounds.maxY, .up) - top)
    }

    private static func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let limit = Double(RasterizerLimits.distance)
        return Int(place.isNaN ? limit : min(max(place, -limit), limit).rounded(rule))
    }
}
