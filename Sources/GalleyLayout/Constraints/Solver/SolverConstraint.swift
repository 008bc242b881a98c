/// A constraint of a ``ConstraintSolver``; it means nothing to another solver.
public struct SolverConstraint: Hashable, Sendable {
    let index: Int
    /// Tells this constraint from one removed before that had the same index; later is larger.
    let serial: Int
}
