public import GalleyGeometry
public import GalleyImage

/// A blurred copy of a shape's opacity in one colour, drawn beneath it.
public struct Shadow: Hashable, Sendable {
    /// The colour; its alpha is the shadow's opacity.
    public var color: Color
    /// The standard deviation of the Gaussian blur in points (layout reference R51).
    public var radius: Double
    /// How far the shadow lies to the right of and below what casts it, in points.
    public var offset: Point
    /// How far the shape grows on all sides before it is blurred, in points; negative to shrink.
    public var spread: Double

    /// Creates a shadow; what is not given is as in CALayer, where y grows down.
    public init(
        color: Color = .black, radius: Double = 3, offset: Point = Point(x: 0, y: -3),
        spread: Double = 0
    ) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.spread = spread
    }

    /// Returns the area that the shadow of a rectangle's contents may change, in points.
    ///
    /// It reaches three standard deviations and a pixel beyond the moved and grown rectangle:
    /// farther out, even an opaque shadow is below half a step of eight bits. A picture that holds
    /// this area and the rectangle cuts nothing.
    ///
    /// - Parameters:
    ///   - rect: What casts the shadow, in points.
    ///   - scale: How many pixels one point spans.
    /// - Returns: The area, in points.
    public func bounds(of rect: Rect, scale: Double) -> Rect {
        let reach = -(3 * max(0, radius) + spread + 1 / scale)
        return rect.offset(x: offset.x, y: offset.y)
            .inset(by: EdgeInsets(top: reach, left: reach, bottom: reach, right: reach))
    }
}
