/// A colour in CIE L*a*b* with the white of D65.
struct LabColor: Sendable {
    let lightness: Double
    let a: Double
    let b: Double

    /// Creates a colour from its coordinates.
    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts amounts of red, green and blue light, 0–1 each.
    ///
    /// The matrix of sRGB's primaries, the white point and the straight part of the curve are the
    /// usual ones with six digits, so that published values come out to their last digit.
    init(light: SIMD3<Double>) {
        let (red, green, blue) = (light.x, light.y, light.z)
        let x = Self.curve(
            (0.412_453 * red + 0.357_580 * green + 0.180_423 * blue) / 0.950_47)
        let y = Self.curve(0.212_671 * red + 0.715_160 * green + 0.072_169 * blue)
        let z = Self.curve(
            (0.019_334 * red + 0.119_193 * green + 0.950_227 * blue) / 1.088_83)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    private static func curve(_ share: Double) -> Double {
        share > 0.008_856 ? PortableMath.cubeRoot(share) : 7.787 * share + 16.0 / 116
    }

    /// The distance from the axis of greys.
    var chroma: Double { (a * a + b * b).squareRoot() }
}
