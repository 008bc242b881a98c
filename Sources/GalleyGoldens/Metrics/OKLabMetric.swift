/// The hybrid distance in OKLab: lightness by its own plus chroma and hue as the crow flies.
///
/// Lightness goes through Ottosson's toe, so that black and white are 1 apart; HyAB is from Abasi,
/// Amani Tehran and Fairchild 2020. What differs is decided with cube roots from a table of 4096, as
/// pixelmatch's commit c6fee35 decides, so that its counts come out; they are off by 10⁻⁴ at most.
struct OKLabMetric: PixelMetric {
    static var isCostly: Bool { true }

    let threshold: Double
    let backdrop: Backdrop

    init(threshold: Double, backdrop: Metric.Backdrop) {
        self.threshold = threshold
        self.backdrop = Backdrop(backdrop)
    }

    func judge(_ pixels: EightPixels) -> (differing: UInt64, unsure: UInt64) {
        (0, pixels.sums.bits(above: 0))
    }

    func differs(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
        distance(expected, actual, at: index, Self.tabledRoot) > threshold
    }

    func distance(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
        distance(expected, actual, at: index, PortableMath.cubeRoot)
    }

    @inline(__always)
    private func distance(
        _ expected: UInt32, _ actual: UInt32, at index: Int, _ root: (Double) -> Double
    ) -> Double {
        if expected == actual { return 0 }
        let isOpaque = expected & actual >= UInt32.alphaBits
        let behind = isOpaque ? SIMD3<Double>() : backdrop.color(at: index)
        let first = Self.coordinates(of: LinearLight.amounts(of: expected, over: behind), root)
        let second = Self.coordinates(of: LinearLight.amounts(of: actual, over: behind), root)
        let (l, a, b) = (first.x - second.x, first.y - second.y, first.z - second.z)
        return abs(l) + (a * a + b * b).squareRoot()
    }

    /// Returns lightness after the toe, and the two axes of colour, of amounts of light.
    @inline(__always)
    private static func coordinates(
        of light: SIMD3<Double>, _ root: (Double) -> Double
    ) -> SIMD3<Double> {
        let (red, green, blue) = (light.x, light.y, light.z)
        let l = root(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let m = root(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let s = root(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        return SIMD3(
            toe(0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s),
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    }

    /// The cube roots of 0, 1/4095 … 1.
    private static let roots: [Double] = (0...4095).map { PortableMath.cubeRoot(Double($0) / 4095) }

    /// Returns the cube root of a number of 0–1, on the chord between its neighbours in the table.
    @inline(__always)
    private static func tabledRoot(_ value: Double) -> Double {
        let place = value * 4095
        let below = max(0, min(Int(place), 4094))
        let (low, high) = (roots[below], roots[below + 1])
        return low + (high - low) * (place - Double(below))
    }

    /// Returns the lightness that looks right on a screen: dark greys spread as in CIE Lab.
    private static func toe(_ lightness: Double) -> Double {
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let base = k3 * lightness - k1
        return 0.5 * (base + (base * base + 4 * k2 * k3 * lightness).squareRoot())
    }
}
