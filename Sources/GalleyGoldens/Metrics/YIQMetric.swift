/// The distance in brightness and colour in the YIQ space of NTSC (Kotsarenko and Ramos 2010).
///
/// Bit for bit what pixelmatch 7.2.0 computes; the sums go from left to right in double precision.
struct YIQMetric: PixelMetric {
    static var isCostly: Bool { false }

    /// The largest square of a distance that counts as equal: 35215 × threshold².
    let greatestSquare: Double
    let backdrop: Backdrop
    /// Opaque pixels never differ where the squares of their differences sum up to this or less.
    private let greatestEqualSum: Int32
    /// Between these the square in whole numbers is too near to the greatest, in 1/16384.
    private let leastUnsure: Int32
    private let greatestUnsure: Int32

    /// The square of the largest distance there is, nearly: the scale of the threshold.
    static let scale = 35_215.0

    init(threshold: Double, backdrop: Metric.Backdrop) {
        greatestSquare = Self.scale * threshold * threshold
        self.backdrop = Backdrop(backdrop)
        // The square of the distance is a quadratic form in the differences of red, green and blue,
        // so it is at most its greatest eigenvalue times the sum of their squares.
        greatestEqualSum = Int32(
            max(0, min((greatestSquare / 0.256_078_2).rounded(.down), 1_000_000)))
        // What `judge` rounds: each of Y, I and Q by 1/25 at most, and their squares by 2.
        let slack = 0.1 * greatestSquare.squareRoot() + 2.5
        // Where rounding may eat a whole distance, no pixel is sure to be equal.
        leastUnsure = greatestSquare > slack ? Self.fixed(greatestSquare - slack) : -1
        greatestUnsure = Self.fixed(greatestSquare + slack)
    }

    private static func fixed(_ square: Double) -> Int32 { Int32(min(square, 120_000) * 16_384) }

    @inline(__always)
    func judge(_ pixels: EightPixels) -> (differing: UInt64, unsure: UInt64) {
        let candidates = pixels.sums.bits(above: greatestEqualSum)
        if candidates == 0 { return (0, 0) }
        // Factors in 1/16384, products cut to 1/64, squares to 2, weights in 1/32768: everything
        // that is multiplied fits in sixteen bits, which every processor has a fast way for.
        let (red, green, blue) = (
            pixels.redDifference, pixels.greenDifference, pixels.blueDifference
        )
        let y = Self.half(Self.sum(red, 4_897, green, 9_611, blue, 1_876))
        let i = Self.half(Self.sum(red, 9_765, green, -4_492, blue, -5_272))
        let q = Self.half(Self.sum(red, 3_465, green, -8_563, blue, 5_098))
        let square = Self.sum(y, 16_558, i, 9_798, q, 6_413)
        let above = square.bits(above: greatestUnsure) & candidates
        let near = square.bits(above: leastUnsure) & candidates
        return (above, near & ~above)
    }

    /// Returns half the square of numbers in 1/16384.
    @inline(__always)
    private static func half(_ numbers: SIMD8<Int32>) -> SIMD8<Int32> {
        let cut = numbers &>> SIMD8(repeating: 8)
        return (cut &* cut) &>> SIMD8(repeating: 13)
    }

    /// Returns three weighted numbers, summed up.
    @inline(__always)
    private static func sum(
        _ first: SIMD8<Int32>, _ one: Int32, _ second: SIMD8<Int32>, _ two: Int32,
        _ third: SIMD8<Int32>, _ three: Int32
    ) -> SIMD8<Int32> {
        first &* SIMD8(repeating: one) &+ second &* SIMD8(repeating: two)
            &+ third &* SIMD8(repeating: three)
    }

    func differs(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
        square(expected, actual, at: index) > greatestSquare
    }

    func distance(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
        (square(expected, actual, at: index) / Self.scale).squareRoot()
    }

    /// Returns the square of the distance.
    @inline(__always)
    func square(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
        if expected == actual { return 0 }
        if expected & actual >= UInt32.alphaBits {
            return Self.square(
                Double(expected.redByte &- actual.redByte),
                Double(expected.greenByte &- actual.greenByte),
                Double(expected.blueByte &- actual.blueByte))
        }
        let difference = backdrop.difference(expected, actual, at: index)
        return Self.square(difference.x, difference.y, difference.z)
    }

    @inline(__always)
    private static func square(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        let y = luma(red, green, blue)
        let i = 0.595_977_99 * red - 0.274_176_10 * green - 0.321_801_89 * blue
        let q = 0.211_470_17 * red - 0.522_617_11 * green + 0.311_146_94 * blue
        return 0.505_3 * y * y + 0.299 * i * i + 0.195_7 * q * q
    }

    /// Returns the brightness of a colour or of a difference of colours.
    @inline(__always)
    static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        0.298_895_31 * red + 0.586_622_47 * green + 0.114_482_23 * blue
    }
}
