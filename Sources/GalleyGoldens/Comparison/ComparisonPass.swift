/// One walk over rows of two pictures of one size by one metric.
struct ComparisonPass<Measure: PixelMetric>: Sendable {
    let expected: PixelWords
    let actual: PixelWords
    let metric: Measure
    /// How pixels are told to be rims of shapes; nil where they count like all others.
    let edges: EdgeDetector?
    /// The pixels that are left out; nil where all count.
    let mask: PixelMask?
    /// Where to note what became of each pixel; nil where nobody asks.
    let map: PixelMap?

    /// Compares some rows.
    func run(rows: Range<Int>) -> Tally {
        var tally = Tally()
        var lanes = LaneTally()
        let width = expected.width
        for y in rows where !expected.equals(actual, from: y * width, count: width) {
            compareRow(y, &tally, &lanes)
        }
        lanes.add(to: &tally)
        return tally
    }

    @inline(__always)
    private func compareRow(_ y: Int, _ tally: inout Tally, _ lanes: inout LaneTally) {
        let width = expected.width
        let opaque = UInt64(UInt32.alphaBits) << 32 | UInt64(UInt32.alphaBits)
        let start = y * width
        var x = 0
        while x &+ 8 <= width {
            let first = expected.eight(at: start &+ x)
            let second = actual.eight(at: start &+ x)
            let one = unsafe unsafeBitCast(first, to: SIMD4<UInt64>.self)
            let two = unsafe unsafeBitCast(second, to: SIMD4<UInt64>.self)
            let changed = one ^ two
            if changed[0] | changed[1] | changed[2] | changed[3] != 0 {
                let both = one & two
                let seen = both[0] & both[1] & both[2] & both[3] & opaque
                if seen == opaque, mask == nil {
                    let pixels = EightPixels(first, second)
                    lanes.add(pixels)
                    var (differing, unsure) = metric.judge(pixels)
                    while unsure != 0 {
                        let lane = unsure.trailingZeroBitCount
                        unsure &= unsure &- 1
                        let index = start &+ x &+ lane
                        if metric.differs(expected[index], actual[index], at: index) {
                            differing |= 1 &<< UInt64(lane)
                        }
                    }
                    if differing != 0 { record(differing, x: x, y: y, &tally) }
                } else {
                    compareEach(x..<x &+ 8, y, &tally)
                }
            }
            x &+= 8
        }
        if x < width { compareEach(x..<width, y, &tally) }
    }

    /// Counts those of eight pixels in a row that have a bit.
    @inline(__always)
    private func record(_ differing: UInt64, x: Int, y: Int, _ tally: inout Tally) {
        if edges == nil, map == nil {
            tally.addDiffering(differing, x: x, y: y)
            return
        }
        var rest = differing
        while rest != 0 {
            let lane = rest.trailingZeroBitCount
            rest &= rest &- 1
            record(x: x &+ lane, y: y, index: y &* expected.width &+ x &+ lane, &tally)
        }
    }

    /// Compares pixels one by one, whatever their opacity.
    private func compareEach(_ columns: Range<Int>, _ y: Int, _ tally: inout Tally) {
        for x in columns {
            let index = y &* expected.width &+ x
            let (first, second) = (expected[index], actual[index])
            if first == second || (first | second) & UInt32.alphaBits == 0 { continue }
            if let mask, mask.isMasked(index) { continue }
            tally.addUnequal(first, second)
            if metric.differs(first, second, at: index) {
                record(x: x, y: y, index: index, &tally)
            }
        }
    }

    /// Counts a pixel that differs, or that is told to be a rim.
    private func record(x: Int, y: Int, index: Int, _ tally: inout Tally) {
        if let edges, edges.isEdge(x: x, y: y, expected, actual) {
            tally.antialiased &+= 1
            map?.set(PixelMap.antialiased, at: index)
        } else {
            tally.addDiffering(x: x, y: y)
            map?.set(PixelMap.differing, at: index)
        }
    }
}
