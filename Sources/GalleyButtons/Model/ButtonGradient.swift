public import GalleyDrawing
public import GalleyGeometry

/// A gradient that fits itself to the bounds of whatever button it fills.
///
/// Points are fractions of the bounds: (0, 0) is their top left and (1, 1) their bottom right corner,
/// as the points of a CAGradientLayer are.
public struct ButtonGradient: Hashable, Sendable {
    /// Where the colour line runs.
    public enum Geometry: Hashable, Sendable {
        /// From a point to another.
        case linear(start: Point, end: Point)
        /// Between two circles around a point; a radius of 1 reaches the bounds' farthest corner.
        case radial(center: Point, startRadius: Double, endRadius: Double)
        /// Around a point, in degrees clockwise from the x axis.
        case sweep(center: Point, startAngle: Double, endAngle: Double)
    }

    /// Where the colour line runs.
    public var geometry: Geometry
    /// The colours in order, at places from 0 to 1.
    public var stops: [GradientStop]
    /// What lies before the first and after the last stop.
    public var extend: GradientExtend

    /// Creates a gradient; without stops it can't be drawn.
    public init(_ geometry: Geometry, stops: [GradientStop], extend: GradientExtend = .pad) {
        self.geometry = geometry
        self.stops = stops
        self.extend = extend
    }

    /// Returns the gradient in the bounds of a button, in points.
    func fitted(to bounds: Rect) -> Gradient {
        func place(_ point: Point) -> Point {
            Point(
                x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let fitted: Gradient.Geometry
        switch geometry {
        case .linear(let start, let end):
            fitted = .linear(start: place(start), end: place(end))
        case .radial(let center, let startRadius, let endRadius):
            let middle = place(center)
            let x = max(middle.x - bounds.minX, bounds.maxX - middle.x)
            let y = max(middle.y - bounds.minY, bounds.maxY - middle.y)
            let reach = (x * x + y * y).squareRoot()
            fitted = .radial(
                startCenter: middle, startRadius: startRadius * reach, endCenter: middle,
                endRadius: endRadius * reach)
        case .sweep(let center, let startAngle, let endAngle):
            fitted = .sweep(
                center: place(center), startAngle: startAngle, endAngle: endAngle)
        }
        return Gradient(fitted, stops: stops, extend: extend)
    }
}
