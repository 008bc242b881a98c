/// Eight pairs of opaque pixels at once: which are unequal, and how far.
///
/// The operations are those that keep their speed in builds without optimisation.
struct EightPixels {
    /// The squares of the red, green and blue differences, summed.
    let sums: SIMD8<Int32>
    /// Expected minus actual of red (even lanes) and blue (odd lanes).
    let redBlue: SIMD16<Int16>
    /// Expected minus actual of green, in the even lanes; the odd ones are 0.
    let green: SIMD16<Int16>

    /// Takes eight pairs; alpha is left out.
    @inline(__always)
    init(_ expected: SIMD8<UInt32>, _ actual: SIMD8<UInt32>) {
        let redBlueBits = SIMD8<UInt32>(repeating: 0x00ff_00ff)
        let greenBits = SIMD8<UInt32>(repeating: 0x0000_00ff)
        let eight = SIMD8<UInt32>(repeating: 8)
        redBlue = Self.difference(expected & redBlueBits, actual & redBlueBits)
        green = Self.difference(expected &>> eight & greenBits, actual &>> eight & greenBits)
        // Each square fits in sixteen bits without a sign.
        let squares = unsafe unsafeBitCast(redBlue &* redBlue, to: SIMD8<UInt32>.self)
        let greens = unsafe unsafeBitCast(green &* green, to: SIMD8<UInt32>.self)
        let low = SIMD8<UInt32>(repeating: 0xffff)
        let total = (squares & low) &+ (squares &>> SIMD8(repeating: 16)) &+ greens
        sums = unsafe unsafeBitCast(total, to: SIMD8<Int32>.self)
    }

    @inline(__always)
    private static func difference(
        _ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>
    ) -> SIMD16<Int16> {
        let one = unsafe unsafeBitCast(first, to: SIMD16<Int16>.self)
        let two = unsafe unsafeBitCast(second, to: SIMD16<Int16>.self)
        return one &- two
    }

    /// Expected minus actual of red.
    @inline(__always)
    var redDifference: SIMD8<Int32> { Self.low(redBlue) }

    /// Expected minus actual of green.
    @inline(__always)
    var greenDifference: SIMD8<Int32> { Self.low(green) }

    /// Expected minus actual of blue.
    @inline(__always)
    var blueDifference: SIMD8<Int32> {
        let words = unsafe unsafeBitCast(redBlue, to: SIMD8<Int32>.self)
        return words &>> SIMD8(repeating: 16)
    }

    /// Returns the signed numbers of the even lanes.
    @inline(__always)
    private static func low(_ lanes: SIMD16<Int16>) -> SIMD8<Int32> {
        let words = unsafe unsafeBitCast(lanes, to: SIMD8<Int32>.self)
        let sixteen = SIMD8<Int32>(repeating: 16)
        return (words &<< sixteen) &>> sixteen
    }
}

extension SIMD8<Int32> {
    /// A bit for each negative lane, the first lane's lowest.
    ///
    /// The comparisons of SIMD types go lane by lane through memory, so signs take their place.
    @inline(__always)
    var negativeBits: UInt64 {
        let bits = unsafe unsafeBitCast(self, to: SIMD8<UInt32>.self)
        let signs = bits &>> SIMD8<UInt32>(repeating: 31)
        let (low, high) = (signs.lowHalf, signs.highHalf)
        let four = low | high &<< SIMD4<UInt32>(repeating: 4)
        let halves = unsafe unsafeBitCast(four, to: SIMD2<UInt64>.self)
        let joined = halves[0] | halves[1] &<< 2
        return (joined | joined &>> 31) & 255
    }

    /// Returns a bit for each lane that is larger than a number, the first lane's lowest.
    @inline(__always)
    func bits(above bound: Int32) -> UInt64 { (SIMD8(repeating: bound) &- self).negativeBits }
}
