/// Eight pairs of opaque pixels at once: which are unequal, how far, and which need a closer look.
///
/// The operations are those that keep their speed in builds without optimisation.
struct EightPixels {
    /// The squares of the red, green and blue differences, summed.
    let sums: SIMD8<Int32>
    /// The absolute differences of red (even lanes) and blue (odd lanes).
    let redBlue: SIMD16<Int16>
    /// The absolute differences of green, in the even lanes.
    let green: SIMD16<Int16>

    /// Takes eight pairs; alpha is left out.
    @inline(__always)
    init(_ expected: SIMD8<UInt32>, _ actual: SIMD8<UInt32>) {
        let redBlueBits = SIMD8<UInt32>(repeating: 0x00ff_00ff)
        let greenBits = SIMD8<UInt32>(repeating: 0x0000_00ff)
        redBlue = Self.difference(expected & redBlueBits, actual & redBlueBits)
        green = Self.difference(
            expected &>> Self.eight & greenBits, actual &>> Self.eight & greenBits)
        // Each square fits in sixteen bits without a sign.
        let squares = unsafe unsafeBitCast(redBlue &* redBlue, to: SIMD8<UInt32>.self)
        let greens = unsafe unsafeBitCast(green &* green, to: SIMD8<UInt32>.self)
        let total = (squares & Self.lowHalf) &+ (squares &>> Self.sixteen) &+ greens
        sums = unsafe unsafeBitCast(total, to: SIMD8<Int32>.self)
    }

    private static var eight: SIMD8<UInt32> {
        @inline(__always) get { SIMD8(repeating: 8) }
    }
    private static var sixteen: SIMD8<UInt32> {
        @inline(__always) get { SIMD8(repeating: 16) }
    }
    private static var lowHalf: SIMD8<UInt32> {
        @inline(__always) get { SIMD8(repeating: 0xffff) }
    }

    @inline(__always)
    private static func difference(
        _ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>
    ) -> SIMD16<Int16> {
        let one = unsafe unsafeBitCast(first, to: SIMD16<Int16>.self)
        let two = unsafe unsafeBitCast(second, to: SIMD16<Int16>.self)
        let difference = one &- two
        let sign = difference &>> SIMD16(repeating: 15)
        return (difference ^ sign) &- sign
    }

    /// Returns a bit for each pair whose sum is above a bound, the first pair's lowest.
    @inline(__always)
    func bits(above bound: SIMD8<Int32>) -> UInt64 {
        let above = unsafe unsafeBitCast(sums .> bound, to: SIMD8<UInt32>.self)
        let marked = above & SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
        let halves = unsafe unsafeBitCast(marked, to: SIMD4<UInt64>.self)
        let joined = halves[0] | halves[1] | halves[2] | halves[3]
        return (joined | joined &>> 32) & 255
    }
}
