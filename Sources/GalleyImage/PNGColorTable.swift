/// The first 256 colours of a bitmap, found by open addressing.
///
/// Colours are stored pixels, premultiplied: red in the lowest byte, alpha in the highest.
struct PNGColorTable {
    /// The most colours of a PNG palette.
    static let capacity = 256

    /// The colours in order of their first pixel.
    private var found = InlineArray<256, UInt32>(repeating: 0)
    private var count = 0
    /// At the slot a colour's hash leads to: the colour, and above it its number plus one, which is 0
    /// in a slot without a colour. At most a quarter of the slots is full.
    private var slots = InlineArray<1_024, UInt64>(repeating: 0)

    private static let slotMask = 1_023
    private static let numberShift: UInt64 = 32

    init() {
        // Clear pixels, 0, belong to the first slot: it must not look as if it were theirs.
        slots[0] = 1
    }

    /// Hands over the colours in order of their first pixel.
    ///
    /// It is mutating, as reading a part of a constant would first copy all of it.
    mutating func takeColors() -> [UInt32] {
        var colors = [UInt32](repeating: 0, count: count)
        var target = colors.mutableSpan
        for index in target.indices { target[index] = found[index] }
        return colors
    }

    /// Returns the number of a colour, adding it where it is new; nil for the 257th.
    @inline(__always)
    mutating func index(of color: UInt32) -> UInt8? {
        // The multiplier is 2³² over the golden ratio; the product's top bits depend on all others.
        let slot = Int((color &* 0x9E37_79B1) &>> 22)
        // Ten bits are always inside. No slot without a colour holds one whose hash leads to it.
        let entry = unsafe slots[unchecked: slot]
        if UInt32(truncatingIfNeeded: entry) == color { return Self.number(entry) }
        return index(of: color, from: slot)
    }

    /// Goes on from the slot that a hash leads to.
    @inline(never)
    private mutating func index(of color: UInt32, from first: Int) -> UInt8? {
        var slot = first
        while slots[slot] &>> Self.numberShift != 0 {
            if UInt32(truncatingIfNeeded: slots[slot]) == color { return Self.number(slots[slot]) }
            slot = (slot &+ 1) & Self.slotMask
        }
        guard count < Self.capacity else { return nil }
        found[count] = color
        count &+= 1
        slots[slot] = UInt64(color) | UInt64(count) &<< Self.numberShift
        return Self.number(slots[slot])
    }

    @inline(__always)
    private static func number(_ entry: UInt64) -> UInt8 {
        UInt8(truncatingIfNeeded: (entry &>> numberShift) &- 1)
    }
}
