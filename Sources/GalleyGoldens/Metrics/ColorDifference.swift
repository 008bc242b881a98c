/// The colour differences of the CIE, ΔE, of an expected colour and another.
enum ColorDifference {
    /// Returns ΔE*ab of 1976: the distance in L*a*b*.
    static func cie76(_ expected: LabColor, _ other: LabColor) -> Double {
        let l = expected.lightness - other.lightness
        let (a, b) = (expected.a - other.a, expected.b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }

    /// Returns ΔE of 1994 for graphic arts (K1 0.045, K2 0.015), the expected colour as reference.
    static func cie94(_ expected: LabColor, _ other: LabColor) -> Double {
        let l = expected.lightness - other.lightness
        let (a, b) = (expected.a - other.a, expected.b - other.b)
        let reference = expected.chroma
        let chroma = reference - other.chroma
        let hueSquare = max(0, a * a + b * b - chroma * chroma)
        let chromaScale = 1 + 0.045 * reference
        let hueScale = 1 + 0.015 * reference
        let c = chroma / chromaScale
        return (l * l + c * c + hueSquare / (hueScale * hueScale)).squareRoot()
    }

    /// Returns ΔE of 2000 (ISO/CIE 11664-6), all weights 1.
    ///
    /// Hues are kept as unit vectors, so that angles are only needed near blue, where the rotation
    /// term is not nothing.
    static func ciede2000(_ expected: LabColor, _ other: LabColor) -> Double {
        let meanChroma7 = seventhPower((expected.chroma + other.chroma) / 2)
        let stretch = 1.5 - 0.5 * (meanChroma7 / (meanChroma7 + greatPower)).squareRoot()
        let first = Hue(a: expected.a * stretch, b: expected.b)
        let second = Hue(a: other.a * stretch, b: other.b)

        let lightness = other.lightness - expected.lightness
        let chroma = second.chroma - first.chroma
        let (x, y) = (second.x - first.x, second.y - first.y)
        let turn = first.x * second.y - first.y * second.x
        let isGrey = first.chroma * second.chroma == 0
        let chord = isGrey ? 0 : (x * x + y * y).squareRoot()
        let hue = (first.chroma * second.chroma).squareRoot() * (turn < 0 ? -chord : chord)

        let fromMiddle = (expected.lightness + other.lightness) / 2 - 50
        let square = fromMiddle * fromMiddle
        let meanChroma = (first.chroma + second.chroma) / 2
        let mean = first.mean(with: second)
        let lightnessScale = 1 + 0.015 * square / (20 + square).squareRoot()
        let chromaScale = 1 + 0.045 * meanChroma
        let hueScale = 1 + 0.015 * meanChroma * mean.hueWeight
        let power = seventhPower(meanChroma)
        let rotation = -2 * (power / (power + greatPower)).squareRoot() * mean.blueTurn

        let l = lightness / lightnessScale
        let (c, h) = (chroma / chromaScale, hue / hueScale)
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    /// 25 to the seventh power.
    private static let greatPower = 6_103_515_625.0

    private static func seventhPower(_ value: Double) -> Double {
        let cube = value * value * value
        return cube * cube * value
    }
}
