/// Angles of vectors, by square roots and a power series.
enum SweepAngle {
    /// Returns a vector's angle from the x axis towards the y axis in turns, within 0..<1.
    ///
    /// It is within 10⁻¹³ of the true angle. The arctangent of a slope up to 1 is four times the one
    /// of a slope up to tan(π/16) < 0.2, whose series is cut off below 0.2¹⁹/19 < 10⁻¹⁴. The zero
    /// vector has the angle 0.
    static func turns(x: Double, y: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        if width == 0 && height == 0 { return 0 }
        let isSteep = height > width
        var angle = arctangent(isSteep ? width / height : height / width)
        if isSteep { angle = 0.25 - angle }
        if x < 0 { angle = 0.5 - angle }
        if y < 0 { angle = 1 - angle }
        return angle < 1 ? angle : 0
    }

    /// Returns the arctangent of a slope within 0...1 in turns.
    private static func arctangent(_ slope: Double) -> Double {
        let half = halved(halved(slope))
        let square = half * half
        var sum = 0.0
        for divisor in stride(from: 17.0, through: 1, by: -2) { sum = 1 / divisor - square * sum }
        return sum * half * (4 / (2 * Double.pi))
    }

    /// Returns the slope of half the angle.
    private static func halved(_ slope: Double) -> Double {
        slope / (1 + (1 + slope * slope).squareRoot())
    }
}
