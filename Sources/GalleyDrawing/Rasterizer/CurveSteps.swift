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
