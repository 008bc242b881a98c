/// The radii of a rectangle's four corners, in the rectangle's unit.
///
/// Corners are physical: left and right never swap with the layout direction.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of the corner of least x and least y.
    public var topLeft: Double
    /// The radius of the corner of greatest x and least y.
    public var topRight: Double
    /// The radius of the corner of greatest x and greatest y.
    public var bottomRight: Double
    /// The radius of the corner of least x and greatest y.
    public var bottomLeft: Double

    /// Creates radii in the order of CSS: clockwise from the top left, y down.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates the same radius for all corners.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Four square corners.
    public static let zero = CornerRadii(0)

    /// Whether no corner is round; a radius that is negative or no number counts as 0.
    public var isZero: Bool {
        !(topLeft > 0 || topRight > 0 || bottomRight > 0 || bottomLeft > 0)
    }

    /// Returns the radii of a border's inner edge: `max(0, radius − width)` (layout reference R50).
    public func inset(by width: Double) -> CornerRadii { map { max(0, $0 - width) } }

    /// Returns the radii of a shape grown by a distance: round corners grow, square ones stay.
    public func outset(by distance: Double) -> CornerRadii {
        map { $0 > 0 ? max(0, $0 + distance) : 0 }
    }

    /// Returns the radii that fit a rectangle.
    ///
    /// Where the radii of a side add up to more than its length, all four shrink by the factor
    /// that makes them fit (CSS Backgrounds and Borders 3, section 4.5). Negative radii become 0.
    public func fitted(to size: Size) -> CornerRadii {
        let plain = map { $0 > 0 ? $0 : 0 }
        let sums = [
            (size.width, plain.topLeft + plain.topRight),
            (size.height, plain.topRight + plain.bottomRight),
            (size.width, plain.bottomRight + plain.bottomLeft),
            (size.height, plain.bottomLeft + plain.topLeft),
        ]
        var factor = 1.0
        for (side, sum) in sums where sum > side { factor = min(factor, max(0, side) / sum) }
        return factor < 1 ? plain.map { $0 * factor } : plain
    }

    private func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight),
            bottomRight: change(bottomRight), bottomLeft: change(bottomLeft))
    }
}
