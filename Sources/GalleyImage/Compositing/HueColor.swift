/// Luminosity and saturation of straight colours (W3C Compositing and Blending 1, section 10.2).
enum HueColor {
    static func luminosity(_ color: UnitPixel) -> Double {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    static func saturation(_ color: UnitPixel) -> Double {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    /// Returns the colour with its least channel at 0 and its greatest at a saturation.
    static func withSaturation(_ color: UnitPixel, _ saturation: Double) -> UnitPixel {
        let least = min(color.x, color.y, color.z)
        let spread = max(color.x, color.y, color.z) - least
        if spread <= 0 { return .zero }
        return (color - UnitPixel(repeating: least)) * saturation / spread
    }

    /// Returns the colour lightened or darkened to a luminosity, within what can be shown.
    static func withLuminosity(_ color: UnitPixel, _ target: Double) -> UnitPixel {
        var result = color + UnitPixel(repeating: target - luminosity(color))
        let grey = luminosity(result)
        let middle = UnitPixel(repeating: grey)
        let least = min(result.x, result.y, result.z)
        if least < 0 { result = middle + (result - middle) * grey / (grey - least) }
        let greatest = max(result.x, result.y, result.z)
        if greatest > 1 { result = middle + (result - middle) * (1 - grey) / (greatest - grey) }
        return result
    }
}
