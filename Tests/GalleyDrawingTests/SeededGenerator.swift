import GalleyGeometry

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    /// Returns a point within a square, on a grid of 1/64.
    mutating func point(within side: Double) -> Point {
        func coordinate() -> Double {
            (Double.random(in: 0...side, using: &self) * 64).rounded() / 64
        }
        return Point(x: coordinate(), y: coordinate())
    }

    /// Returns a path of contours that cross themselves and each other, of lines and curves.
    mutating func tangle(within side: Double) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            path.move(to: point(within: side))
            for _ in 0..<Int.random(in: 2...6, using: &self) {
                switch Int.random(in: 0...2, using: &self) {
                case 0: path.line(to: point(within: side))
                case 1: path.quad(to: point(within: side), control: point(within: side))
                default:
                    path.cubic(
                        to: point(within: side), control1: point(within: side),
                        control2: point(within: side))
                }
            }
            if Bool.random(using: &self) { path.close() }
        }
        return path
    }
}
