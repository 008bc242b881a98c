import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Blend modes")
struct BlendModeTests {
    /// The fractions of source and backdrop of the Porter–Duff operators (W3C Compositing and
    /// Blending 1, section 9.1).
    private static let fractions: [BlendMode: @Sendable (Double, Double) -> (Double, Double)] = [
        .clear: { _, _ in (0, 0) }, .source: { _, _ in (1, 0) }, .destination: { _, _ in (0, 1) },
        .sourceOver: { s, _ in (1, 1 - s) }, .destinationOver: { _, b in (1 - b, 1) },
        .sourceIn: { _, b in (b, 0) }, .destinationIn: { s, _ in (0, s) },
        .sourceOut: { _, b in (1 - b, 0) }, .destinationOut: { s, _ in (0, 1 - s) },
        .sourceAtop: { s, b in (b, 1 - s) }, .destinationAtop: { s, b in (1 - b, s) },
        .xor: { s, b in (1 - b, 1 - s) }, .plus: { _, _ in (1, 1) },
    ]

    /// The blend functions of one channel, backdrop first (section 10.1).
    private static let functions: [BlendMode: @Sendable (Double, Double) -> Double] = [
        .multiply: { b, s in b * s }, .screen: { b, s in b + s - b * s },
        .overlay: { b, s in hardLight(s, b) }, .darken: { b, s in min(b, s) },
        .lighten: { b, s in max(b, s) },
        .colorDodge: { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) },
        .colorBurn: { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) },
        .hardLight: { b, s in hardLight(b, s) },
        .softLight: { b, s in
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
        },
        .difference: { b, s in abs(b - s) }, .exclusion: { b, s in b + s - 2 * b * s },
    ]

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    /// The blend functions of whole colours, backdrop first (section 10.2).
    private static func whole(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
        func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        func sat(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }
        func clip(_ c: [Double]) -> [Double] {
            let (l, n, x) = (lum(c), min(c[0], c[1], c[2]), max(c[0], c[1], c[2]))
            var c = c
            if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
            if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
            return c
        }
        func setLum(_ c: [Double], _ l: Double) -> [Double] {
            let d = l - lum(c)
            return clip(c.map { $0 + d })
        }
        func setSat(_ c: [Double], _ value: Double) -> [Double] {
            let order = c.indices.sorted { c[$0] < c[$1] }
            var result = [0.0, 0, 0]
            if c[order[2]] > c[order[0]] {
                result[order[1]] = (c[order[1]] - c[order[0]]) * value / (c[order[2]] - c[order[0]])
                result[order[2]] = value
            }
            return result
        }
        switch mode {
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        default: return setLum(b, lum(s))
        }
    }

    /// Returns the premultiplied composite of two premultiplied colours in 0...1.
    static func composite(_ mode: BlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
        if let fraction = fractions[mode] {
            let (f, g) = fraction(s[3], b[3])
            return zip(s, b).map { min(1, $0 * f + $1 * g) }
        }
        func straight(_ c: [Double]) -> [Double] { c[..<3].map { c[3] > 0 ? $0 / c[3] : 0 } }
        let (top, below) = (straight(s), straight(b))
        let mixed =
            functions[mode].map { function in zip(below, top).map(function) }
            ?? whole(mode, below, top)
        // Cs = (1 − αb)·Cs + αb·B(Cb, Cs), then source over.
        let color = zip(top, mixed).map { (1 - b[3]) * $0 + b[3] * $1 }
        return zip(color, b).map { $0 * s[3] + $1 * (1 - s[3]) } + [s[3] + b[3] * (1 - s[3])]
    }

    private static let colors = [
        Color.clear, .black, .white, Color(red: 255, green: 0, blue: 0),
        Color(red: 10, green: 120, blue: 230), Color(red: 200, green: 90, blue: 40, alpha: 128),
        Color(red: 17, green: 250, blue: 3, alpha: 60), Color(red: 128, green: 127, blue: 64),
        Color(red: 255, green: 200, blue: 255, alpha: 254),
    ]

    private static func unit(_ color: Color) -> [Double] {
        let pixel = PremultipliedColor(color)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Double($0) / 255 }
    }

    @Test("A layer is composited by its mode's formula", arguments: BlendMode.allCases)
    func formulas(mode: BlendMode) throws {
        for backdrop in Self.colors {
            for source in Self.colors {
                var canvas = try Canvas.clear(1, 1, background: backdrop)
                try canvas.beginLayer(mode: mode)
                try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: source)
                try canvas.endLayer()
                let expected = Self.composite(mode, Self.unit(source), Self.unit(backdrop))
                let error = canvas.finish().largestError { _, _ in expected }
                #expect(error <= 0.51, "\(source) onto \(backdrop)")
            }
        }
    }

    @Test(
        "Alpha weights the layer before its mode, a clip the result", arguments: BlendMode.allCases)
    func alphaAndClip(mode: BlendMode) throws {
        let (backdrop, source) = (Self.colors[4], Self.colors[5])
        var canvas = try Canvas.clear(2, 1, background: backdrop)
        // The clip covers a quarter of the second pixel.
        try canvas.clip(to: Path(rect: Rect(x: 0, y: 0, width: 1.25, height: 1)))
        try canvas.beginLayer(alpha: 0.6, mode: mode)
        try canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), color: source)
        try canvas.endLayer()
        let below = Self.unit(backdrop)
        let whole = Self.composite(mode, Self.unit(source).map { $0 * 0.6 }, below)
        let error = canvas.finish().largestError { x, _ in
            x == 0 ? whole : zip(whole, below).map { $1 + ($0 - $1) * 64 / 255 }
        }
        #expect(error <= 0.6)
    }

    @Test("The raw values are the names of the OpenType specification, 28 of them")
    func names() {
        #expect(BlendMode.allCases.count == 28)
        #expect(BlendMode(rawValue: "src-over") == .sourceOver)
        #expect(BlendMode(rawValue: "color-dodge") == .colorDodge)
    }
}
