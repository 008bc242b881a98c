/// The palette of a PNG (PNG specification, 11.2.2 and 11.3.2.1).
///
/// Translucent entries come first, since the alphas after the last of them need not be stored;
/// otherwise entries keep the order of their first pixels.
struct PNGPalette {
    /// Red, green, blue, alpha an entry, straight.
    private(set) var entries: [UInt8] = []
    /// How many leading entries are not opaque.
    let translucentCount: Int
    /// The place in the palette of each colour it was made from.
    private(set) var ranks: [UInt8]

    /// Creates the palette of stored pixels, 256 at most.
    init(_ colors: [UInt32]) {
        let translucent = colors.indices.filter { colors[$0] >> 24 < 255 }
        let opaque = colors.indices.filter { colors[$0] >> 24 == 255 }
        translucentCount = translucent.count
        ranks = [UInt8](repeating: 0, count: colors.count)
        for (rank, index) in (translucent + opaque).enumerated() {
            ranks[index] = UInt8(rank)
            let alpha = UInt8(truncatingIfNeeded: colors[index] >> 24)
            for shift in [0, 8, 16] as [UInt32] {
                let channel = UInt8(truncatingIfNeeded: colors[index] >> shift)
                entries.append(PremultipliedColor.unpremultiply(channel, by: alpha))
            }
            entries.append(alpha)
        }
    }

    /// The bits of an index: 1, 2, 4 or 8.
    var bitDepth: Int {
        switch ranks.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// The bytes of the palette's chunks, their frames included.
    var chunkSize: Int {
        12 + 3 * ranks.count + (translucentCount > 0 ? 12 + translucentCount : 0)
    }
}
