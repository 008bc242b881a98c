/// A colour difference of the CIE: over white, and for translucent pixels the larger of that over
/// white and that over black, so that none hides in front of its own colour.
struct ColorDifferenceMetric: PixelMetric {
    static var isCostly: Bool { true }

    let threshold: Double
    let formula: @Sendable (LabColor, LabColor) -> Double

    /// Takes the formula and the threshold of a metric; of one without a formula, CIE 2000.
    init(_ metric: Metric) {
        threshold = metric.threshold
        formula =
            switch metric.kind {
            case .cie76: ColorDifference.cie76
            case .cie94: ColorDifference.cie94
            default: ColorDifference.ciede2000
            }
    }

    func judge(_ pixels: EightPixels) -> (differing: UInt64, unsure: UInt64) {
        (0, pixels.sums.bits(above: 0))
    }

    func differs(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
        distance(expected, actual, at: index) > threshold
    }

    func distance(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
        let overWhite = distance(expected, actual, over: SIMD3(repeating: 255))
        if expected & actual >= UInt32.alphaBits { return overWhite }
        return max(overWhite, distance(expected, actual, over: SIMD3()))
    }

    private func distance(
        _ expected: UInt32, _ actual: UInt32, over backdrop: SIMD3<Double>
    ) -> Double {
        formula(
            LabColor(light: LinearLight.amounts(of: expected, over: backdrop)),
            LabColor(light: LinearLight.amounts(of: actual, over: backdrop)))
    }
}
