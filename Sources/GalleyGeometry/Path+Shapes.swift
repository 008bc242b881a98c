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

    /// Creates the contour of a rectangle with equal circular corners, clockwise where y grows down.
    ///
    /// The radius is limited to half of the shorter side. The curves leave the true quarter
    /// circles by at most 0.0005 % of the radius.
    public init(roundedRect rect: Rect, radius: Double) {
        self.init(
            roundedRect: rect, radii: CornerRadii(min(radius, rect.width / 2, rect.height / 2)))
    }
}
