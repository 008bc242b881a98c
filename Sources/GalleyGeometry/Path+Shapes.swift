extension Path {
    /// Creates the contour of a rectangle, clockwise where y grows down.
    public init(rect: Rect) {
        self.init()
        move(to: Point(x: rect.minX, y: rect.minY))
        line(to: Point(x: rect.maxX, y: rect.minY))
        line(to: Point(x: rect.maxX, y: rect.maxY))
        line(to: Point(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Creates the contour of a rectangle with circular corners, clockwise where y grows down.
    ///
    /// The radius is limited to half of the shorter side. Each corner is one cubic curve that
    /// leaves the true quarter circle by at most 0.02 % of the radius.
    public init(roundedRect rect: Rect, radius: Double) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        guard r > 0 else {
            self.init(rect: rect)
            return
        }
        // The distance from a corner to the control points: 1 − 4/3·(√2 − 1), with which the curve
        // touches the circle at 0°, 45° and 90°.
        let k = r * (1 - 0.552_284_749_830_793_6)
        let (l, t, e, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        self.init()
        move(to: Point(x: l + r, y: t))
        line(to: Point(x: e - r, y: t))
        cubic(
            to: Point(x: e, y: t + r), control1: Point(x: e - k, y: t),
            control2: Point(x: e, y: t + k))
        line(to: Point(x: e, y: b - r))
        cubic(
            to: Point(x: e - r, y: b), control1: Point(x: e, y: b - k),
            control2: Point(x: e - k, y: b))
        line(to: Point(x: l + r, y: b))
        cubic(
            to: Point(x: l, y: b - r), control1: Point(x: l + k, y: b),
            control2: Point(x: l, y: b - k))
        line(to: Point(x: l, y: t + r))
        cubic(
            to: Point(x: l + r, y: t), control1: Point(x: l, y: t + k),
            control2: Point(x: l + k, y: t))
        close()
    }
}
