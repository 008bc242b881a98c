extension Accumulator {
    /// Writes a byte for each pixel, rounded from its area, and sets all cells to zero.
    ///
    /// Bytes are written in groups of sixteen from `offset` on, so up to fifteen beyond the last
    /// pixel change too.
    @inline(never)
    mutating func resolve(into coverage: inout ScratchBuffer<UInt8>, at offset: Int) {
        let count = width * height
        var carry = SIMD4<Int32>.zero
        var index = 0
        while index < count {
            let a = nextAreas(at: index, carry: &carry)
            let b = nextAreas(at: index &+ 4, carry: &carry)
            let c = nextAreas(at: index &+ 8, carry: &carry)
            let d = nextAreas(at: index &+ 12, carry: &carry)
            let bytes = SIMD16<Int16>(
                lowHalf: Self.bytes(a, b), highHalf: Self.bytes(c, d))
            coverage.storeSixteen(SIMD16<UInt8>(truncatingIfNeeded: bytes), at: offset &+ index)
            index &+= 16
        }
        // What the right edge of the last row added to the cell after it.
        _ = cells.takeFour(at: index)
    }

    /// Returns the next four areas in 1/8192 pixel: the running sum over the cells.
    ///
    /// Sixteen bits are dropped, so that the narrowing that follows is one saturating instruction.
    @inline(__always)
    private mutating func nextAreas(at index: Int, carry: inout SIMD4<Int32>) -> SIMD4<Int32> {
        var sums = cells.takeFour(at: index)
        sums = sums &+ SIMD4(0, sums[0], sums[1], sums[2])
        sums = sums &+ SIMD4(0, 0, sums[0], sums[1])
        sums = sums &+ carry
        carry = SIMD4(repeating: sums[3])
        return sums &>> Int32(2 * Subpixel.bits - 12)
    }

    /// Returns eight areas in 1/8192 pixel as bytes: round(255·area/8192), clamped.
    ///
    /// An area may leave 0...8192 by rounding. Both operands of each comparison are vectors: with
    /// a scalar the comparison is done lane by lane.
    @inline(__always)
    private static func bytes(_ low: SIMD4<Int32>, _ high: SIMD4<Int32>) -> SIMD8<Int16> {
        var areas = SIMD8<Int16>(truncatingIfNeeded: SIMD8<Int32>(lowHalf: low, highHalf: high))
        let none = SIMD8<Int16>(repeating: 0)
        let full = SIMD8<Int16>(repeating: 8192)
        areas.replace(with: none, where: none .> areas)
        areas.replace(with: full, where: areas .> full)
        let unsigned = SIMD8<UInt16>(truncatingIfNeeded: areas)
        let scaled = ((unsigned &<< 3) &- (unsigned &>> 5) &+ 128) &>> 8
        return SIMD8<Int16>(truncatingIfNeeded: scaled)
    }
}
