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
    func run(rows: Range<Int>, _ scratch: inout PassScratch) -> Tally {
        var tally = Tally()
        var lanes = LaneTally()
        let width = expected.width
        for y in rows where !expected.equals(actual, from: y * width, count: width) {
            compareRow(y, &tally, &lanes, &scratch)
        }
        lanes.add(to: &tally)
        return tally
    }

    @inline(__always)
    private func compareRow(
        _ y: Int, _ tally: inout Tally, _ lanes: inout LaneTally, _ scratch: inout PassScratch
    ) {
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
                        if differs(start &+ x &+ lane, &scratch.verdicts) {
                            differing |= 1 &<< UInt64(lane)
                        }
                    }
                    if differing != 0 { record(differing, x: x, y: y, &tally, &scratch) }
                } else {
                    compareEach(x..<x &+ 8, y, &tally, &scratch)
                }
            }
            x &+= 8
        }
        if x < width { compareEach(x..<width, y, &tally, &scratch) }
    }

    /// Whether two opaque pixels differ.
    @inline(__always)
    private func differs(_ index: Int, _ verdicts: inout ColorPairVerdicts) -> Bool {
        let (first, second) = (expected[index], actual[index])
        guard Measure.isCostly else { return metric.differs(first, second, at: index) }
        return verdicts.differs(first, second) { metric.differs(first, second, at: index) }
    }

    /// Compares up to eight pixels one by one, whatever their opacity.
    private func compareEach(
        _ columns: Range<Int>, _ y: Int, _ tally: inout Tally, _ scratch: inout PassScratch
    ) {
        var differing: UInt64 = 0
        for x in columns {
            let index = y &* expected.width &+ x
            let (first, second) = (expected[index], actual[index])
            if first == second || (first | second) & UInt32.alphaBits == 0 { continue }
            if let mask, mask.isMasked(index) { continue }
            tally.addUnequal(first, second)
            if metric.differs(first, second, at: index) {
                differing |= 1 &<< UInt64(x &- columns.lowerBound)
            }
        }
        if differing != 0 { record(differing, x: columns.lowerBound, y: y, &tally, &scratch) }
    }

    /// Counts those of eight pixels in a row that have a bit: as rims where they are told to be.
    @inline(__always)
    private func record(
        _ pixels: UInt64, x: Int, y: Int, _ tally: inout Tally, _ scratch: inout PassScratch
    ) {
        var differing = pixels
        if let edges {
            let rims = edges.edges(of: pixels, x: x, y: y, expected, actual, &scratch.areas)
            tally.antialiased &+= rims.nonzeroBitCount
            differing &= ~rims
            mark(rims, PixelMap.antialiased, x: x, y: y)
        }
        if differing != 0 { tally.addDiffering(differing, x: x, y: y) }
        mark(differing, PixelMap.differing, x: x, y: y)
    }

    /// Notes what became of those of eight pixels that have a bit.
    @inline(__always)
    private func mark(_ pixels: UInt64, _ mark: UInt8, x: Int, y: Int) {
        guard let map else { return }
        var rest = pixels
        while rest != 0 {
            map.set(mark, at: y &* expected.width &+ x &+ rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }
}
