/// The counts of the unequal pixels among eights of opaque ones, kept lane by lane.
struct LaneTally {
    private var unequal = SIMD8<UInt32>()
    private var redBlue = SIMD16<Int16>()
    private var green = SIMD16<Int16>()

    /// Adds eight pairs of opaque pixels.
    @inline(__always)
    mutating func add(_ pixels: EightPixels) {
        let negated = SIMD8<Int32>() &- pixels.sums
        let signs = unsafe unsafeBitCast(negated, to: SIMD8<UInt32>.self)
        unequal = unequal &+ signs &>> SIMD8(repeating: 31)
        redBlue = Self.larger(redBlue, Self.absolute(pixels.redBlue))
        green = Self.larger(green, Self.absolute(pixels.green))
    }

    @inline(__always)
    private static func absolute(_ lanes: SIMD16<Int16>) -> SIMD16<Int16> {
        let sign = lanes &>> SIMD16(repeating: 15)
        return (lanes ^ sign) &- sign
    }

    @inline(__always)
    private static func larger(
        _ first: SIMD16<Int16>, _ second: SIMD16<Int16>
    ) -> SIMD16<Int16> {
        let more = second &- first
        return first &+ (more & ~(more &>> SIMD16(repeating: 15)))
    }

    /// Adds the lanes to the counts of the rows.
    func add(to tally: inout Tally) {
        var channels = ChannelDelta()
        for lane in 0..<8 {
            tally.unequal += Int(unequal[lane])
            tally.unequalColor += Int(unequal[lane])
            channels.red = max(channels.red, Int(redBlue[2 * lane]))
            channels.blue = max(channels.blue, Int(redBlue[2 * lane + 1]))
            channels.green = max(channels.green, Int(green[2 * lane]))
        }
        tally.maxChannel.merge(channels)
    }
}
