/// A variable times a number, a part of the sum that a constraint is about.
public struct LinearTerm: Hashable, Sendable {
    /// The variable.
    public var variable: SolverVariable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Creates a term from a variable and what it is multiplied by.
    public init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
