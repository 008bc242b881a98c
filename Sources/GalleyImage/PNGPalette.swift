/// The palette of a PNG (PNG specification, 11.2.2 and 11.3.2.1).
///
/// Translucent entries come first, since the alphas after the last of them need not be stored;
/// otherwise entries keep the order of their first pixels.
struct PNGPalette {
    /// Red, green and blue an entry, straight.
    let colors: [UInt8]
    /// The alphas of the leading entries that are not opaque.
    let alphas: [UInt8]
    /// The place in the palette of each colour it was made from.
    let ranks: [UInt8]

    /// Creates the palette of stored pixels, 256 at most.
    init(_ stored: [UInt32]) {
        let translucentCount = stored.reduce(0) { $0 &+ ($1 &>> 24 < 255 ? 1 : 0) }
        var colors = [UInt8](repeating: 0, count: 3 * stored.count)
        var alphas = [UInt8](repeating: 0, count: translucentCount)
        var ranks = [UInt8](repeating: 0, count: stored.count)
        var entries = colors.mutableSpan
        var translucentEntries = alphas.mutableSpan
        var places = ranks.mutableSpan
        var (translucent, opaque) = (0, translucentCount)
        for index in stored.indices {
            let color = stored[index]
            let alpha = UInt8(truncatingIfNeeded: color &>> 24)
            let rank: Int
            if alpha == 255 {
                rank = opaque
                opaque &+= 1
            } else {
                rank = translucent
                translucent &+= 1
                translucentEntries[rank] = alpha
            }
            places[index] = UInt8(truncatingIfNeeded: rank)
            let straight = PNGSamples.straight(color)
            for channel in 0..<3 {
                entries[3 &* rank &+ channel] =
                    UInt8(truncatingIfNeeded: straight &>> UInt32(8 &* channel))
            }
        }
        self.colors = colors
        self.alphas = alphas
        self.ranks = ranks
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
        12 + 3 * ranks.count + (alphas.isEmpty ? 0 : 12 + alphas.count)
    }
}
