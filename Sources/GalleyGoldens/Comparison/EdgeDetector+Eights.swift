extension EdgeDetector {
    /// Returns which of eight pixels are rims in either picture.
    ///
    /// The darkest or the brightest neighbour of a rim lies in an even area of both pictures, so a
    /// look at the even areas alone sorts most pixels out.
    ///
    /// - Parameters:
    ///   - pixels: A bit for each pixel to look at, the first one's lowest.
    ///   - x: The column of the first pixel, a multiple of eight.
    ///   - y: The row.
    ///   - expected: The first picture.
    ///   - actual: The second picture.
    ///   - areas: The even areas of both.
    /// - Returns: The bits of those that are rims.
    func edges(
        of pixels: UInt64, x: Int, y: Int, _ expected: PixelWords, _ actual: PixelWords,
        _ areas: inout EvenAreas
    ) -> UInt64 {
        let (width, start) = (expected.width, y &* expected.width &+ x)
        // The eights to both sides of the rows around have to have all their neighbours in memory,
        // and the pixels beside the eight theirs inside the picture.
        let isInside =
            x >= 8 && x &+ 9 < width && y >= 2 && y &+ 2 < expected.height
            && start >= 2 &* width &+ 9
            && start &+ 2 &* width &+ 16 < width &* expected.height
        var (edges, rest) = (UInt64(0), pixels)
        guard isInside else {
            while rest != 0 {
                let lane = rest.trailingZeroBitCount
                if isEdge(x: x &+ lane, y: y, expected, actual) { edges |= 1 &<< UInt64(lane) }
                rest &= rest &- 1
            }
            return edges
        }
        let column = x &>> 3
        let own = areas.eight(column, row: y)
        // A pixel in an even area of its own picture is no rim in that one.
        let inExpected = pixels & ~UInt64(own.expected)
        let inActual = pixels & ~UInt64(own.actual)
        rest = inExpected | inActual
        if rest == 0 { return 0 }
        // A bit for each pixel of the rows above, of it and below from one before the eight on.
        var above = areas.eight(column, row: y &- 1).both &<< 1
        var beside = own.both &<< 1
        var below = areas.eight(column, row: y &+ 1).both &<< 1
        if rest & 1 != 0 {
            above |= areas.eight(column &- 1, row: y &- 1).both &>> 7
            beside |= areas.eight(column &- 1, row: y).both &>> 7
            below |= areas.eight(column &- 1, row: y &+ 1).both &>> 7
        }
        if rest & 128 != 0 {
            above |= (areas.eight(column &+ 1, row: y &- 1).both & 1) &<< 9
            beside |= (areas.eight(column &+ 1, row: y).both & 1) &<< 9
            below |= (areas.eight(column &+ 1, row: y &+ 1).both & 1) &<< 9
        }
        let upright = above | below
        let sides = upright | beside
        rest &= UInt64(sides | upright &>> 1 | sides &>> 2)
        while rest != 0 {
            let lane = rest.trailingZeroBitCount
            let bit = 1 &<< UInt64(lane)
            rest &= rest &- 1
            let even = Self.neighbours(above, beside, below, UInt32(truncatingIfNeeded: lane))
            let index = start &+ lane
            if inExpected & bit != 0, isEdge(index, of: expected, and: actual, even) {
                edges |= bit
            } else if inActual & bit != 0, isEdge(index, of: actual, and: expected, even) {
                edges |= bit
            }
        }
        return edges
    }

    /// Returns a bit for each of the eight neighbours of a pixel, in the order of looking.
    @inline(__always)
    private static func neighbours(
        _ above: UInt32, _ beside: UInt32, _ below: UInt32, _ lane: UInt32
    ) -> UInt32 {
        let (first, second, third) = (above &>> lane, beside &>> lane, below &>> lane)
        let left = first & 1 | (second & 1) &<< 1 | (third & 1) &<< 2
        let middle = (first & 2) &<< 2 | (third & 2) &<< 3
        let right = (first & 4) &<< 3 | (second & 4) &<< 4 | (third & 4) &<< 5
        return left | middle | right
    }

    /// Whether a pixel that lies in no even area of its picture is a rim in it.
    ///
    /// - Parameters:
    ///   - index: The place of the pixel, off the border.
    ///   - picture: The picture.
    ///   - other: The other picture.
    ///   - even: Which of the neighbours lie in even areas of both, in the order of looking.
    /// - Returns: Whether it is a rim.
    @inline(__always)
    private func isEdge(
        _ index: Int, of picture: PixelWords, and other: PixelWords, _ even: UInt32
    ) -> Bool {
        let around = Neighbours(index, picture)
        guard around.areOpaque else {
            return isAnyEdge(
                x: index % picture.width, y: index / picture.width, of: picture, and: other)
        }
        let (isBetween, darkest, brightest) = around.extremes
        let isEven =
            (even &>> UInt32(truncatingIfNeeded: darkest) | even
                &>> UInt32(truncatingIfNeeded: brightest)) & 1 != 0
        return isBetween && isEven
    }
}
