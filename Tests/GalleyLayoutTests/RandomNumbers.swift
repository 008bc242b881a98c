/// Numbers that look random and are the same on every run.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 32) << 32 | (state &* 2_862_933_555_777_941_757) >> 32
    }

    /// A number of halves between two whole numbers.
    mutating func half(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &self)) / 2
    }

    /// One of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }
}
