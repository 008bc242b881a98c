/// Which pixels lie in even areas: those with three neighbours or more that are the same as they.
///
/// Found eight pixels at a time when somebody asks, and kept while the walk is on the rows around.
/// Eights start at columns that are multiples of eight.
struct EvenAreas {
    /// Eight pixels: a bit for each, the first one's lowest.
    struct Eight {
        /// The pixels in even areas of the first picture in the lowest byte, of the second above.
        fileprivate let bits: UInt32

        /// The pixels in even areas of the first picture.
        @inline(__always) var expected: UInt32 { bits & 255 }
        /// The pixels in even areas of the second picture.
        @inline(__always) var actual: UInt32 { bits &>> 8 & 255 }
        /// The pixels in even areas of both.
        @inline(__always) var both: UInt32 { bits & bits &>> 8 & 255 }
    }

    private let expected: PixelWords
    private let actual: PixelWords
    private let columns: Int
    /// Four rows of eights by the last two bits of their row: the bits of both pictures, and above
    /// them the row they are of plus one, so that nothing is taken for what it was rows ago.
    private var kept: [UInt32]

    /// Takes two pictures of one size; without room for eights where nobody is going to ask.
    init(_ expected: PixelWords, _ actual: PixelWords, isAsked: Bool) {
        self.expected = expected
        self.actual = actual
        columns = (expected.width &+ 7) &>> 3
        kept = [UInt32](repeating: 0, count: isAsked ? columns * 4 : 0)
    }

    /// Returns an eight, whose pixels are right where their neighbours are inside the picture.
    ///
    /// - Parameters:
    ///   - column: The column of the eight, counted in eights.
    ///   - row: The row.
    /// - Returns: The eight.
    /// - Precondition: everything from the pixel above and left of the first to the one below and
    ///   right of the last is in the pictures' memory.
    @inline(__always)
    mutating func eight(_ column: Int, row: Int) -> Eight {
        let place = (row & 3) &* columns &+ column
        let found = kept[place]
        // No picture has more than 32 768 rows.
        let tag = UInt32(truncatingIfNeeded: row &+ 1)
        if found &>> 16 == tag { return Eight(bits: found) }
        let bits = look(row &* expected.width &+ column &* 8)
        kept[place] = bits | tag &<< 16
        return Eight(bits: bits)
    }

    @inline(never)
    private func look(_ index: Int) -> UInt32 {
        Self.even(index, expected) | Self.even(index, actual) &<< 8
    }

    @inline(__always)
    private static func even(_ index: Int, _ picture: PixelWords) -> UInt32 {
        let own = picture.eight(at: index)
        let above = index &- picture.width
        let below = index &+ picture.width
        // Each neighbour that is the same takes one off.
        let count =
            same(own, picture, above &- 1) &+ same(own, picture, above)
            &+ same(own, picture, above &+ 1) &+ same(own, picture, index &- 1)
            &+ same(own, picture, index &+ 1) &+ same(own, picture, below &- 1)
            &+ same(own, picture, below) &+ same(own, picture, below &+ 1)
        return UInt32(truncatingIfNeeded: (count &+ SIMD8(repeating: 2)).negativeBits)
    }

    /// Returns −1 in the lanes whose pixels are the same as those at an index.
    @inline(__always)
    private static func same(
        _ own: SIMD8<UInt32>, _ picture: PixelWords, _ index: Int
    ) -> SIMD8<Int32> {
        unsafe unsafeBitCast(own .== picture.eight(at: index), to: SIMD8<Int32>.self)
    }
}
