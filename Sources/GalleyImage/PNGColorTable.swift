/// The first 256 colours of a bitmap, found by open addressing.
///
/// Colours are stored pixels, premultiplied: red in the lowest byte, alpha in the highest.
struct PNGColorTable {
    /// The most colours of a PNG palette.
    static let capacity = 256

    /// The colours in order of their first pixel.
    private(set) var colors: [UInt32] = []
    /// The number of a colour plus one at the slot its hash leads to, or 0; at most a quarter full.
    private var slots = [UInt16](repeating: 0, count: Self.slotCount)

    private static let slotCount = 1_024

    /// Returns the number of a colour, adding it where it is new; nil for the 257th.
    mutating func index(of color: UInt32) -> UInt8? {
        // The multiplier is 2³² over the golden ratio; the product's top bits depend on all others.
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if colors[index] == color { return UInt8(index) }
            slot = (slot + 1) % Self.slotCount
        }
        guard colors.count < Self.capacity else { return nil }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return UInt8(colors.count - 1)
    }
}
