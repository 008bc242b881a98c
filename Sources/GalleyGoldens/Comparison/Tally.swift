import GalleyGeometry

/// The counts of some rows; those of other rows add up to it in any order.
struct Tally: Sendable {
    var differing = 0
    var antialiased = 0
    var unequal = 0
    var unequalColor = 0
    var maxChannel = ChannelDelta()
    var left = Int.max
    var right = Int.min
    var top = Int.max
    var bottom = Int.min

    /// The smallest rectangle around the differing pixels.
    var bounds: PixelRect? {
        guard differing > 0 else { return nil }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Adds those of up to eight pixels in a row that have a bit, of which there is one at least.
    @inline(__always)
    mutating func addDiffering(_ bits: UInt64, x: Int, y: Int) {
        differing &+= bits.nonzeroBitCount
        left = min(left, x &+ bits.trailingZeroBitCount)
        right = max(right, x &+ 63 &- bits.leadingZeroBitCount)
        top = min(top, y)
        bottom = max(bottom, y)
    }

    /// Adds two pixels that are not the same, at least one of them visible.
    mutating func addUnequal(_ expected: UInt32, _ actual: UInt32) {
        unequal &+= 1
        if (expected ^ actual) & ~UInt32.alphaBits != 0 { unequalColor &+= 1 }
        maxChannel.merge(
            ChannelDelta(
                red: Int(abs(expected.redByte &- actual.redByte)),
                green: Int(abs(expected.greenByte &- actual.greenByte)),
                blue: Int(abs(expected.blueByte &- actual.blueByte)),
                alpha: Int(abs(expected.alphaByte &- actual.alphaByte))))
    }

    mutating func merge(_ other: Tally) {
        differing += other.differing
        antialiased += other.antialiased
        unequal += other.unequal
        unequalColor += other.unequalColor
        maxChannel.merge(other.maxChannel)
        left = min(left, other.left)
        right = max(right, other.right)
        top = min(top, other.top)
        bottom = max(bottom, other.bottom)
    }
}
