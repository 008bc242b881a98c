/// The constants with which a curve becomes a number of chords that keep its area.
///
/// With n chords and h = 1 / (n − 2 + √2) the nodes are h/√2, then steps of h, and the last step
/// is h/√2 again. Inner vertices leave the curve by −P″(t)·h²/12, with which the polygon and the
/// curve enclose the same area chord by chord, the first and the last included. A quadratic
/// vertex is P0 + B·t + D·(t² − h²/6) with B = 2(P1 − P0) and D = P0 − 2P1 + P2; a cubic one
/// C1·t + C2·(t² − h²/6) + C3·(t³ − t·h²/2) beyond P0. Each is a convex combination of the
/// control points. The constants are the start and the forward differences of these polynomials.
struct CurveSteps: BitwiseCopyable {
    /// The step of t between inner vertices, in Q32.
    var step = 0
    /// t of the first inner vertex, in Q32.
    var first = 0
    /// The square term's start, first difference and second difference, in Q32.
    var square = (start: 0, first: 0, second: 0)
    /// The cube term's start, first and second difference, in Q32.
    var cube = (start: 0, first: 0, second: 0)
    /// The cube term's constant third difference, in Q44: it adds up over all vertices.
    var cubeThird = 0

    /// The constants of a curve drawn as a single chord.
    init() {}

    /// Creates the constants of a curve drawn as 2 to 32 chords.
    init(chordCount: Int) {
        let squareRootOf2 = 759_250_125  // in Q29
        let inverseRootOf2 = 3_037_000_500  // in Q32
        let divisor = ((chordCount - 2) << 29) + squareRootOf2
        let h = ((1 << 61) + divisor / 2) / divisor
        let t = Self.product(h, inverseRootOf2)
        let (hh, tt, ht) = (Self.product(h, h), Self.product(t, t), Self.product(h, t))
        let (hhh, ttt) = (Self.product(hh, h), Self.product(tt, t))
        let (tth, thh) = (Self.product(tt, h), Self.product(hh, t))
        step = h
        first = t
        square = (start: tt - hh / 6, first: 2 * ht + hh, second: 2 * hh)
        cube = (start: ttt - thh / 2, first: 3 * (tth + thh) + hhh / 2, second: 6 * (thh + hhh))
        let hhInQ46 = (h * (h >> 6)) >> 12
        cubeThird = (((hhInQ46 >> 8) * (h >> 8)) >> 18) * 6
    }

    /// Returns the rounded product of two numbers in Q32.
    private static func product(_ a: Int, _ b: Int) -> Int {
        let wide = a.multipliedFullWidth(by: b)
        return (wide.high << 32) + Int((wide.low + (1 << 31)) >> 32)
    }
}

/// How many chords a curve needs, and the constants for each number.
struct CurveStepTable: ~Copyable {
    /// The most chords of a curve; one that needs more is halved first.
    static let chordLimit = 32
    /// The largest control distance, in subpixels, for which the sums of forward differences stay
    /// exact to half a subpixel.
    private static let distanceLimit = 1 << 20

    private var fine = ScratchBuffer<UInt8>(capacity: 4096, zero: 0)
    private var coarse = ScratchBuffer<UInt8>(capacity: 129, zero: 0)
    private var steps = ScratchBuffer<CurveSteps>(
        capacity: chordLimit + 1, zero: CurveSteps())

    init() {
        for value in 0..<4096 { fine[value] = Self.chordCount(sixteenths: value + 1) }
        for value in 0..<128 { coarse[value] = Self.chordCount(sixteenths: (value + 1) << 12) }
        coarse[128] = UInt8(Self.chordLimit + 1)
        for count in 2...Self.chordLimit { steps[count] = CurveSteps(chordCount: count) }
    }

    @inline(__always)
    subscript(chordCount: Int) -> CurveSteps { steps[unchecked: chordCount] }

    /// Returns the least n with (n − 0.586)³ ≥ v for v in sixteenths; 1 up to 0.2 and 2 up to 5.2.
    private static func chordCount(sixteenths: Int) -> UInt8 {
        if sixteenths <= 3 { return 1 }
        if sixteenths <= 83 { return 2 }
        var count = 3
        while count <= chordLimit {
            let root = 1000 * count - 586
            if root * root * root / 1_000_000 * 16 >= sixteenths * 1000 { break }
            count += 1
        }
        return UInt8(count)
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
