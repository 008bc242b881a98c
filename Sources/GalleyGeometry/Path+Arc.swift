extension Path {
    /// Adds an arc of at most half a turn as cubic curves.
    ///
    /// The arc is halved until a curve leaves the circle by no more than the tolerance. All
    /// directions are found by adding unit vectors, with no function beyond the square root.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle.
    ///   - start: The unit vector from the centre to the current point.
    ///   - end: The unit vector from the centre to the end of the arc.
    ///   - isPositive: Whether the arc turns from the x axis to the y axis.
    ///   - tolerance: How far a curve may leave the circle.
    /// - Precondition: A contour has been started.
    package mutating func arc(
        center: Point, radius: Double, from start: Point, to end: Point, isPositive: Bool,
        tolerance: Double
    ) {
        let arc = CircularArc(
            center: center, radius: radius, turn: isPositive ? 1 : -1, tolerance: tolerance)
        arc.add(from: start, to: end, depth: 0, to: &self)
    }

    /// Creates the contour of a circle, clockwise where y grows down.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius; nothing is added unless it is positive.
    ///   - tolerance: How far the curves may leave the circle; a hundred-thousandth of the radius
    ///     where none is given.
    public init(circle center: Point, radius: Double, tolerance: Double? = nil) {
        self.init()
        guard radius > 0 else { return }
        let tolerance = tolerance ?? radius * 1e-5
        let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
        move(to: Point(x: center.x + radius, y: center.y))
        for (from, to) in [(right, left), (left, right)] {
            arc(
                center: center, radius: radius, from: from, to: to, isPositive: true,
                tolerance: tolerance)
        }
        close()
    }
}

/// A circle, and how arcs of it become curves.
private struct CircularArc {
    let center: Point
    let radius: Double
    /// 1 where arcs turn from the x axis to the y axis, −1 the other way.
    let turn: Double
    let tolerance: Double

    /// The most halvings; with them a curve leaves its circle by less than 10⁻²⁰ radii.
    private static let depthLimit = 10

    func add(from start: Point, to end: Point, depth: Int, to path: inout Path) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let chordSquare = dx * dx + dy * dy
        if depth < Self.depthLimit, needsHalving(chordSquare) {
            // The middle is the sum of both directions; near half a turn, where they cancel, it
            // is square to their difference.
            let middle =
                chordSquare > 2
                ? unit(turn * dy, -turn * dx) : unit(start.x + end.x, start.y + end.y)
            add(from: start, to: middle, depth: depth + 1, to: &path)
            add(from: middle, to: end, depth: depth + 1, to: &path)
            return
        }
        // With the half angle's sine s = chord / 2: tan(angle / 4) = s / (1 + √(1 − s²)).
        let sine = chordSquare.squareRoot() / 2
        let cosine = max(0, 1 - sine * sine).squareRoot()
        let k = turn * (4.0 / 3) * sine / (1 + cosine)
        path.cubic(
            to: point(end.x, end.y), control1: point(start.x - k * start.y, start.y + k * start.x),
            control2: point(end.x + k * end.y, end.y - k * end.x))
    }

    /// A quarter circle leaves the circle by 2.73·10⁻⁴ radii, and its parts by the sixth power.
    private func needsHalving(_ chordSquare: Double) -> Bool {
        if chordSquare > 2.000_000_1 { return true }
        let part = chordSquare / 2
        return 2.8e-4 * radius * part * part * part > tolerance
    }

    private func unit(_ x: Double, _ y: Double) -> Point {
        let length = (x * x + y * y).squareRoot()
        return Point(x: x / length, y: y / length)
    }

    private func point(_ x: Double, _ y: Double) -> Point {
        Point(x: center.x + radius * x, y: center.y + radius * y)
    }
}
