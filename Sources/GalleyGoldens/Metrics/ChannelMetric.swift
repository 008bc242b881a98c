/// The largest difference of a channel, straight alpha included; 0 for two invisible pixels.
struct ChannelMetric: PixelMetric {
    static var isCostly: Bool { false }

    private let threshold: Int32
    /// A sum of three squares is between its largest and three times that.
    private let greatestEqualSum: Int32
    private let greatestUnsureSum: Int32

    /// Creates the metric; bytes are whole, so the part of a threshold behind the point is void.
    init(threshold: Double) {
        self.threshold = Int32(max(-1, min(threshold.rounded(.down), 255)))
        let square = self.threshold * self.threshold
        greatestEqualSum = self.threshold < 0 ? 0 : square
        greatestUnsureSum = self.threshold < 0 ? 0 : 3 * square
    }

    @inline(__always)
    func judge(_ pixels: EightPixels) -> (differing: UInt64, unsure: UInt64) {
        let above = pixels.sums.bits(above: greatestUnsureSum)
        if greatestUnsureSum == 0 { return (above, 0) }
        let candidates = pixels.sums.bits(above: greatestEqualSum)
        return (above, candidates & ~above)
    }

    func differs(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
        Self.largest(expected, actual) > threshold
    }

    func distance(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
        Double(Self.largest(expected, actual))
    }

    /// Returns the largest difference of the four channels.
    @inline(__always)
    static func largest(_ expected: UInt32, _ actual: UInt32) -> Int32 {
        if (expected | actual) & UInt32.alphaBits == 0 { return 0 }
        return max(
            max(
                abs(expected.redByte &- actual.redByte),
                abs(expected.greenByte &- actual.greenByte)),
            max(
                abs(expected.blueByte &- actual.blueByte),
                abs(expected.alphaByte &- actual.alphaByte)))
    }
}
