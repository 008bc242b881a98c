/// An incremental solver of linear constraints with strengths, for the problems that Cassowary solves.
///
/// The solution keeps every required constraint. Of the others it violates the strongest by as
/// little as can be, in sum; among the solutions that do so it treats the next weaker strength the
/// same, and so on. What then is still free is as close to its rest value as the others allow, so
/// that equal constraints give equal solutions, however they came about.
///
/// Constraints, constants and edited variables can change at any time; ``solve()`` takes up what
/// changed and starts from where it was. Variables that no chain of constraints connects are solved
/// apart from each other. Required constraints that contradict each other never stop the solver: it
/// breaks the newest of them, as Auto Layout does, and reports the conflict.
///
/// Solvers are values: a copy goes its own way.
public struct ConstraintSolver: Sendable {
    var variables: [VariableRecord] = []
    var constraints: [ConstraintRecord] = []
    var freeVariables: [Int] = []
    var freeConstraints: [Int] = []
    var blocks: [SolverBlock] = []
    /// Constraints without variables: they hold or don't.
    var constants: [Int] = []
    var isPartitioned = true
    private var nextSerial = 0

    /// The conflicts among required constraints that the last solve found, in the order of the
    /// broken constraints' age.
    public internal(set) var conflicts: [SolverConflict] = []

    /// How many steps of arithmetic one solve may take; a step is about one multiplication.
    public var stepLimit = ConstraintLimit.steps

    /// Creates a solver without variables and constraints.
    public init() {}

    /// How many constraints there are.
    public var constraintCount: Int { constraints.count - freeConstraints.count }

    /// How many variables there are.
    public var variableCount: Int { variables.count - freeVariables.count }

    /// Adds a variable.
    ///
    /// - Parameters:
    ///   - rest: The value that the variable has if nothing holds it.
    ///   - isNonNegative: Whether the variable must not be negative, as extents must not.
    ///   - weight: How strongly the variable rests compared with others; different weights make
    ///     sure that constraints that leave some freedom have one solution all the same.
    /// - Returns: The variable; its value is the rest value until the next solve.
    /// - Throws: ``ConstraintError/tooMany(limit:)``, or ``ConstraintError/badConstant(_:_:)`` for
    ///   rest values out of range.
    /// - Precondition: `weight` is at least 1 and below 2.
    public mutating func addVariable(
        rest: Double = 0, isNonNegative: Bool = false, weight: Double = 1
    ) throws(ConstraintError) -> SolverVariable {
        precondition(weight >= 1 && weight < 2, "a variable's weight is from 1 to below 2")
        guard variableCount < ConstraintLimit.constraints else {
            throw .tooMany(limit: ConstraintLimit.constraints)
        }
        try Self.check(constant: rest)
        let record = VariableRecord(
            serial: newSerial(), rest: rest, isNonNegative: isNonNegative, weight: weight)
        isPartitioned = false
        if let index = freeVariables.popLast() {
            variables[index] = record
            return SolverVariable(index: index, serial: record.serial)
        }
        variables.append(record)
        return SolverVariable(index: variables.count - 1, serial: record.serial)
    }

    /// Removes a variable and every constraint that mentions it.
    ///
    /// - Throws: ``ConstraintError/removedVariable`` if it is not there.
    public mutating func remove(_ variable: SolverVariable) throws(ConstraintError) {
        try check(variable)
        for index in constraints.indices {
            let record = constraints[index]
            if record.isLive, record.terms.contains(where: { $0.variable == variable }) {
                try remove(SolverConstraint(index: index, serial: record.serial))
            }
        }
        variables[variable.index].isLive = false
        freeVariables.append(variable.index)
        isPartitioned = false
    }

    /// Returns the value of a variable in the last solution.
    ///
    /// - Throws: ``ConstraintError/removedVariable`` if it is not there.
    public func value(of variable: SolverVariable) throws(ConstraintError) -> Double {
        try check(variable)
        return variables[variable.index].value
    }

    mutating func newSerial() -> Int {
        nextSerial += 1
        return nextSerial
    }

    func check(_ variable: SolverVariable) throws(ConstraintError) {
        guard variables.indices.contains(variable.index),
            variables[variable.index].serial == variable.serial, variables[variable.index].isLive
        else { throw .removedVariable }
    }

    func check(_ constraint: SolverConstraint) throws(ConstraintError) {
        guard constraints.indices.contains(constraint.index),
            constraints[constraint.index].serial == constraint.serial,
            constraints[constraint.index].isLive
        else { throw .removedConstraint }
    }

    static func check(constant: Double) throws(ConstraintError) {
        guard abs(constant) <= ConstraintLimit.constant else {
            throw .badConstant(constant, .unknown)
        }
    }
}
