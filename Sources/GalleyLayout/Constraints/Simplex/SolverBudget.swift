/// The steps a solve may still take, so that no system keeps the solver busy without end.
///
/// A step is about one multiplication. Counting them, not time, gives every machine the same answer.
struct SolverBudget {
    private let limit: Int
    private var stepsLeft: Int

    init(steps: Int) {
        limit = steps
        stepsLeft = steps
    }

    /// Takes steps away.
    mutating func spend(_ steps: Int) throws(ConstraintError) {
        stepsLeft -= steps
        if stepsLeft < 0 { throw .tooComplex(steps: limit) }
    }
}
