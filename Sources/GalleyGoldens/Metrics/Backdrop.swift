/// The colour behind translucent pixels.
struct Backdrop: Sendable {
    let isCheckered: Bool

    init(_ backdrop: Metric.Backdrop) { isCheckered = backdrop == .checkerboard }

    /// Returns the red, green and blue behind the pixel at an index.
    ///
    /// The checkered colours are pixelmatch 7's: from byte 4 × index, green changes with every φ
    /// bytes and blue with every φ².
    func color(at index: Int) -> SIMD3<Double> {
        guard isCheckered else { return SIMD3(255, 255, 255) }
        let place = Double(4 * index)
        return SIMD3(
            48, Self.shade(place / 1.618_033_988_749_895),
            Self.shade(place / 2.618_033_988_749_895))
    }

    /// The dark shade for even steps and the light one for odd steps.
    private static func shade(_ steps: Double) -> Double {
        Int(steps) & 1 == 0 ? 48 : 207
    }

    /// Returns expected minus actual of red, green and blue, 0–255 each, over the backdrop.
    func difference(_ expected: UInt32, _ actual: UInt32, at index: Int) -> SIMD3<Double> {
        let (a1, a2) = (Double(expected.alphaByte), Double(actual.alphaByte))
        let behind = color(at: index) * (a1 - a2)
        let first = SIMD3(
            Double(expected.redByte), Double(expected.greenByte), Double(expected.blueByte))
        let second = SIMD3(
            Double(actual.redByte), Double(actual.greenByte), Double(actual.blueByte))
        return (first * a1 - second * a2 - behind) / 255
    }
}
