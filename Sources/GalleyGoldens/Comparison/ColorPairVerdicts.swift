/// Whether pairs of opaque colours differ, as far as somebody asked already.
///
/// The verdict on opaque pixels depends on their colours alone, and pictures have far fewer pairs
/// of those than pixels. A later pair may take the place of an earlier one.
struct ColorPairVerdicts {
    /// A pair in the upper bits, 1 above it where there is one, and the verdict in the lowest.
    private var entries: [UInt64]
    private let shift: UInt64

    /// Makes room that pays for so many pixels.
    init(pixelCount: Int) {
        var bits: UInt64 = 6
        while bits < 13, 16 &<< Int(bits) < pixelCount { bits += 1 }
        entries = [UInt64](repeating: 0, count: 1 &<< Int(bits))
        shift = 64 - bits
    }

    /// Returns whether two opaque pixels differ, by a closure where nobody asked before.
    @inline(__always)
    mutating func differs(_ expected: UInt32, _ actual: UInt32, _ judge: () -> Bool) -> Bool {
        let colors: UInt32 = ~UInt32.alphaBits
        let pair = UInt64(expected & colors) | UInt64(actual & colors) &<< 24 | 1 &<< 48
        // The golden ratio's digits spread pairs over the entries.
        let place = Int(truncatingIfNeeded: (pair &* 0x9e37_79b9_7f4a_7c15) &>> shift)
        let entry = entries[place]
        if entry &>> 1 == pair { return entry & 1 != 0 }
        let verdict = judge()
        entries[place] = pair &<< 1 | (verdict ? 1 : 0)
        return verdict
    }
}
