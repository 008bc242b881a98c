/// A premultiplied colour in 0...1: red, green, blue, alpha.
package typealias UnitPixel = SIMD4<Double>

extension BlendMode {
    /// Returns a source put onto a backdrop, both premultiplied.
    ///
    /// Only additions, multiplications, divisions and square roots in a fixed order: the result
    /// is the same on every machine.
    package func composite(_ source: UnitPixel, onto backdrop: UnitPixel) -> UnitPixel {
        let (sourceAlpha, backdropAlpha) = (source.w, backdrop.w)
        func sum(_ a: Double, _ b: Double) -> UnitPixel { source * a + backdrop * b }
        switch self {
        case .clear: return .zero
        case .source: return source
        case .destination: return backdrop
        case .sourceOver: return sum(1, 1 - sourceAlpha)
        case .destinationOver: return sum(1 - backdropAlpha, 1)
        case .sourceIn: return sum(backdropAlpha, 0)
        case .destinationIn: return sum(0, sourceAlpha)
        case .sourceOut: return sum(1 - backdropAlpha, 0)
        case .destinationOut: return sum(0, 1 - sourceAlpha)
        case .sourceAtop: return sum(backdropAlpha, 1 - sourceAlpha)
        case .destinationAtop: return sum(1 - backdropAlpha, sourceAlpha)
        case .xor: return sum(1 - backdropAlpha, 1 - sourceAlpha)
        case .plus:
            let total = source + backdrop
            return total.replacing(with: 1, where: total .> UnitPixel(repeating: 1))
        default: break
        }
        if sourceAlpha == 0 { return backdrop }
        if backdropAlpha == 0 { return source }
        let mixed = mix(source / sourceAlpha, backdrop / backdropAlpha)
        var result =
            sum(1 - backdropAlpha, 1 - sourceAlpha) + mixed * (sourceAlpha * backdropAlpha)
        result.w = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
        return result
    }

    /// Returns the blend function of straight colours; the fourth number has no meaning.
    private func mix(_ source: UnitPixel, _ backdrop: UnitPixel) -> UnitPixel {
        switch self {
        case .hue:
            HueColor.withLuminosity(
                HueColor.withSaturation(source, HueColor.saturation(backdrop)),
                HueColor.luminosity(backdrop))
        case .saturation:
            HueColor.withLuminosity(
                HueColor.withSaturation(backdrop, HueColor.saturation(source)),
                HueColor.luminosity(backdrop))
        case .color: HueColor.withLuminosity(source, HueColor.luminosity(backdrop))
        case .luminosity: HueColor.withLuminosity(backdrop, HueColor.luminosity(source))
        default:
            UnitPixel(
                mix(source.x, backdrop.x), mix(source.y, backdrop.y), mix(source.z, backdrop.z), 0)
        }
    }

    /// Returns the blend function of one channel.
    private func mix(_ source: Double, _ backdrop: Double) -> Double {
        switch self {
        case .multiply: source * backdrop
        case .screen: Self.screen(source, backdrop)
        case .overlay: Self.hardLight(backdrop, source)
        case .darken: min(source, backdrop)
        case .lighten: max(source, backdrop)
        case .colorDodge:
            if backdrop <= 0 {
                0
            } else if source >= 1 {
                1
            } else {
                min(1, backdrop / (1 - source))
            }
        case .colorBurn:
            if backdrop >= 1 {
                1
            } else if source <= 0 {
                0
            } else {
                1 - min(1, (1 - backdrop) / source)
            }
        case .hardLight: Self.hardLight(source, backdrop)
        case .softLight: Self.softLight(source, backdrop)
        case .difference: abs(source - backdrop)
        case .exclusion: source + backdrop - 2 * source * backdrop
        default: source
        }
    }

    private static func screen(_ a: Double, _ b: Double) -> Double { a + b - a * b }

    private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
        source <= 0.5 ? 2 * source * backdrop : screen(2 * source - 1, backdrop)
    }

    private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let lightened =
            backdrop <= 0.25
            ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (lightened - backdrop)
    }
}
