/// A variable of a ``ConstraintSolver``; it means nothing to another solver.
public struct SolverVariable: Hashable, Sendable {
    let index: Int
    /// Tells this variable from one removed before that had the same index.
    let serial: Int
}
