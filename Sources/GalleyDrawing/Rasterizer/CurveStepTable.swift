/// How many chords a curve needs, and the constants for each number.
struct CurveStepTable: ~Copyable {
    /// The most chords of a curve; one that needs more is halved first.
    static let chordLimit = 32
    /// The largest control distance, in subpixels, for which the sums of forward differences stay
    /// exact to half a subpixel.
    private static let distanceLimit = 1 << 20

    private var fine = ScratchBuffer<UInt8>(capacity: 4096, zero: 0)
    private var coarse = ScratchBuffer<UInt8>(capacity: 129, zero: UInt8(chordLimit + 1))
    private var steps = ScratchBuffer<CurveSteps>(
        capacity: chordLimit + 1, zero: CurveSteps())

    init() {
        // An entry of either table is for the value of its index and one more.
        var (fines, coarses) = (0, 0)
        for count in 1...Self.chordLimit {
            let reach = Self.reach(of: count)
            while fines < min(reach, 4096) {
                fine[fines] = UInt8(count)
                fines += 1
            }
            while coarses < min(reach >> 12, 128) {
                coarse[coarses] = UInt8(count)
                coarses += 1
            }
        }
        for count in 2...Self.chordLimit { steps[count] = CurveSteps(chordCount: count) }
    }

    @inline(__always)
    subscript(chordCount: Int) -> CurveSteps { steps[unchecked: chordCount] }

    /// Returns the greatest v in sixteenths with (n − 0.586)³ ≥ v for a number n of chords; 0.2 for
    /// one and 5.2 for two.
    private static func reach(of count: Int) -> Int {
        if count == 1 { return 3 }
        if count == 2 { return 83 }
        let root = 1000 * count - 586
        return root * root * root / 1_000_000 * 16 / 1000
    }

    /// Returns how many chords a curve needs, more than ``chordLimit`` where it must be halved.
    ///
    /// With the bend D and the length L in pixels a pixel's error stays within 0.38/255 for each
    /// edge when n follows from v = D·L / (4K) with K = 12/1024 px².
    @inline(__always)
    func chordCount(bend: Int, length: Int) -> Int {
        if (bend | length) >= Self.distanceLimit { return Self.chordLimit &+ 1 }
        // 16·v, where 16 · 1024 / (4 · 12) is 341.
        let value = (bend &* length &* 341) >> (2 &* Subpixel.bits)
        return value < 4096
            ? Int(fine[unchecked: value]) : Int(coarse[unchecked: min(128, value >> 12)])
    }

    /// Returns a length between the true one and 1.12 times it.
    @inline(__always)
    static func length(_ x: Int, _ y: Int) -> Int {
        let (a, b) = (abs(x), abs(y))
        return max(a, b) &+ (min(a, b) >> 1)
    }
}
