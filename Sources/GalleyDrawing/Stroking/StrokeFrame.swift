import GalleyGeometry

/// The pen at one parameter of a curve.
struct StrokeFrame {
    let t: Double
    let point: Point
    /// The unit vector along the curve.
    let tangent: Point
    /// The length of the derivative by t.
    let speed: Double
    /// The derivative by t of the tangent's angle, positive from the x axis to the y axis.
    let turning: Double
    /// The derivative by t of the distance from the centre of curvature, which is speed / turning.
    let radiusChange: Double

    init(_ curve: StrokeSegment, reach: Double, t: Double) {
        self.t = t
        point = curve.point(at: t)
        let (first, second) = (curve.derivative(at: t), curve.secondDerivative(at: t))
        let tiny = reach * 1e-9
        if first.square > tiny * tiny {
            speed = first.length
            tangent = first * (1 / speed)
            let cross = first.cross(second)
            turning = cross / first.square
            let speedChange = first.dot(second) / speed
            let crossChange = first.cross(curve.thirdDerivative)
            radiusChange =
                cross != 0
                ? (3 * speedChange - speed * crossChange / cross) / turning : 0
            return
        }
        // The curve stands still; the limits follow from the next derivatives.
        speed = 0
        let third = curve.thirdDerivative
        let sign: Double = t < 0.5 ? 1 : -1
        if second.square > tiny * tiny {
            tangent = second.unit * sign
            turning = second.cross(third) / (2 * second.square)
            radiusChange = turning != 0 ? sign * second.length / turning : 0
        } else {
            tangent = third.square > 0 ? third.unit : Point(x: 1, y: 0)
            turning = 0
            radiusChange = 0
        }
    }

    /// The unit vector to the left of the curve, y down.
    var normal: Point { Point(x: tangent.y, y: -tangent.x) }

    /// The point at a distance to the left.
    func side(_ distance: Double) -> Point { point + normal * distance }

    /// The derivative by t of ``side(_:)`` along the tangent; negative where the pen's end goes
    /// backwards because the curve turns more sharply than the pen is long.
    func sideSpeed(_ distance: Double) -> Double { speed + distance * turning }

    /// The centre of curvature, about which the pen turns.
    var center: Point { side(-speed / turning) }
    /// The derivative of ``center`` by t, which is along the pen.
    var centerChange: Point { normal * -radiusChange }
}
