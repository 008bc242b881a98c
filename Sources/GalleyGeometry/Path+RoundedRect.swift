extension Path {
    /// Creates the contour of a rectangle with a radius for each corner.
    ///
    /// Radii that do not fit shrink as ``CornerRadii/fitted(to:)`` says. Circular corners leave
    /// the true quarter circles by at most 0.0005 % of the radius. A continuous corner is the
    /// one of iOS since version 7, three cubic curves that start 1.528665 radii from the corner
    /// (control points published by PaintCode in "Code for iOS 7 Rounded Rectangles", 2013). On a
    /// side with less room it approaches the quarter circle in proportion, and is one where the
    /// radii fill the side. The contour runs clockwise where y grows down.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - radii: The radii of its corners.
    ///   - style: The curve of its corners.
    public init(roundedRect rect: Rect, radii: CornerRadii, style: CornerStyle = .circular) {
        let radii = radii.fitted(to: rect.size)
        guard !radii.isZero else {
            self.init(rect: rect)
            return
        }
        self.init()
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let corners = [
            RoundedCorner(
                corner: Point(x: left, y: top), radius: radii.topLeft,
                arriving: Point(x: 0, y: -1), leaving: Point(x: 1, y: 0),
                room: RoundedCorner.room(
                    radii.topLeft, (rect.height, radii.bottomLeft), (rect.width, radii.topRight))),
            RoundedCorner(
                corner: Point(x: right, y: top), radius: radii.topRight,
                arriving: Point(x: 1, y: 0), leaving: Point(x: 0, y: 1),
                room: RoundedCorner.room(
                    radii.topRight, (rect.width, radii.topLeft), (rect.height, radii.bottomRight))),
            RoundedCorner(
                corner: Point(x: right, y: bottom), radius: radii.bottomRight,
                arriving: Point(x: 0, y: 1), leaving: Point(x: -1, y: 0),
                room: RoundedCorner.room(
                    radii.bottomRight, (rect.height, radii.topRight),
                    (rect.width, radii.bottomLeft))),
            RoundedCorner(
                corner: Point(x: left, y: bottom), radius: radii.bottomLeft,
                arriving: Point(x: -1, y: 0), leaving: Point(x: 0, y: -1),
                room: RoundedCorner.room(
                    radii.bottomLeft, (rect.width, radii.bottomRight),
                    (rect.height, radii.topLeft))),
        ]
        for corner in corners {
            switch style {
            case .circular: corner.addCircular(to: &self)
            case .continuous: corner.addContinuous(to: &self)
            }
        }
        close()
    }
}
