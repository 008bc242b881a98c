/// Tells a slowdown from noise.
///
/// What is compared is a row's time divided by that of C code measured beside it, in turn, so that the
/// machine's own drift cancels; memory and the processor time of processes are compared as they are.
/// Between runs of one build, on 2 cores with some 10 other programs at work, half of the quotients
/// differ by less than 2 % and 1 in 60 rows goes beyond the bound before it is measured again.
struct NoiseRule {
    /// What no row counts below: nine in ten quotients differ by less between such runs.
    static let floor = 0.15
    /// How many times the spreads of both runs a change has to be.
    static let spreads = 2.0

    /// The value of a row now divided by the one then: above 1 is slower, or larger.
    let change: Double
    /// How far above 1 that has to be to count.
    let bound: Double

    init(now: BenchmarkRow, then: BenchmarkRow) {
        if let new = now.relative, let old = then.relative {
            // Slower code is slower at its best, too; a disturbance rarely hits both.
            let best = now.relativeMinimum.flatMap { new in then.relativeMinimum.map { new / $0 } }
            change = min(new / old, best ?? .infinity)
            let (a, b) = (now.relativeSpread ?? 0, then.relativeSpread ?? 0)
            bound = max(Self.floor, Self.spreads * (a * a + b * b).squareRoot())
        } else {
            change = now.median / then.median
            bound = max(
                Self.floor,
                Self.spreads * (now.spread * now.spread + then.spread * then.spread).squareRoot())
        }
    }

    /// Whether the row has become slower, or larger, beyond the noise.
    var isSlower: Bool { change > 1 + bound }
}
