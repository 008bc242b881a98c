/// Required constraints that can't hold together, and the one that was broken so that the others do.
public struct SolverConflict: Hashable, Sendable {
    /// The constraint left out of the solution: the newest of the conflict.
    public let broken: SolverConstraint
    /// The constraints in conflict, oldest first, the broken one among them.
    ///
    /// The set is irreducible: without any one of them the others can hold.
    public let constraints: [SolverConstraint]
    /// The variables that take part in the conflict by not being negative.
    public let nonNegative: [SolverVariable]
}
