/// The functions that colour formulas need, from the four operations and the square root alone.
///
/// Those are exact to the last bit on every processor and in every library, which logarithms and
/// angles of a system's library are not, and a verdict may hang on the last bit.
enum PortableMath {
    /// Returns the cube root of a number that is not negative.
    static func cubeRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        // A third of the exponent is a guess within a tenth, and each step of Halley's triples its
        // digits.
        var root = Double(bitPattern: value.bitPattern / 3 + 0x2a9f_7893_782d_a1ce)
        for _ in 0..<3 {
            let cube = root * root * root
            root *= (cube + 2 * value) / (2 * cube + value)
        }
        return root
    }

    /// Returns the fifth root of a number that is not negative.
    static func fifthRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        var root = Double(bitPattern: value.bitPattern / 5 + 0x3325_9f61_a0f4_f4f2)
        for _ in 0..<4 {
            let square = root * root
            let power = square * square * root
            root *= (2 * power + 3 * value) / (3 * power + 2 * value)
        }
        return root
    }

    /// Returns e to the power of a number that is not positive.
    static func exponential(_ value: Double) -> Double {
        guard value > -700 else { return 0 }
        // Halved until the series is short, and squared back.
        var (part, halvings) = (value, 0)
        while part < -0.125 {
            part /= 2
            halvings += 1
        }
        var (term, sum) = (1.0, 1.0)
        for degree in 1...12 {
            term *= part / Double(degree)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }

    /// Returns the sine of an angle between −2 and 2 radians.
    static func sine(_ angle: Double) -> Double {
        let square = angle * angle
        var (term, sum) = (angle, angle)
        for degree in stride(from: 2.0, through: 24, by: 2) {
            term *= -square / (degree * (degree + 1))
            sum += term
        }
        return sum
    }

    /// Returns the angle of a vector from the x axis, in radians between −π and π.
    static func angle(x: Double, y: Double) -> Double {
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return 0 }
        if y == 0, x < 0 { return .pi }
        // The tangent of half the angle, then of an eighth and of a sixteenth.
        var tangent = x >= 0 ? y / (length + x) : (length - x) / y
        var factor = 2.0
        for _ in 0..<3 {
            tangent /= 1 + (1 + tangent * tangent).squareRoot()
            factor *= 2
        }
        let square = tangent * tangent
        var (power, sum) = (tangent, tangent)
        for degree in stride(from: 3.0, through: 21, by: 2) {
            power *= -square
            sum += power / degree
        }
        return factor * sum
    }
}
