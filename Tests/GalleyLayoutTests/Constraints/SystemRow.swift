import GalleyLayout

/// A constraint of a test system, by variable number, so that two solvers can be given the same.
struct SystemRow: Sendable {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintRelation
    var constant: Double
    var priority: Double

    /// How far the row is from holding at given values.
    func violation(at values: [Double]) -> Double {
        let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
        return switch relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}

/// A system of rows over numbered variables, some of which must not be negative.
struct LinearSystem: Sendable {
    var nonNegative: [Bool]
    var rows: [SystemRow]

    /// The priorities in use, strongest first.
    var priorities: [Double] { Set(rows.map(\.priority)).sorted(by: >) }

    /// How much each priority is violated in sum.
    func violations(at values: [Double]) -> [Double] {
        priorities.map { priority in
            rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: values) }
        }
    }

    /// A solver of the system, with its variables and constraints in order.
    func solver() throws -> (ConstraintSolver, [SolverVariable], [SolverConstraint]) {
        var solver = ConstraintSolver()
        let variables = try nonNegative.enumerated().map { index, isNonNegative in
            try solver.addVariable(
                isNonNegative: isNonNegative, weight: LinearSystem.weight(of: index))
        }
        let constraints = try rows.map { try $0.add(to: &solver, variables) }
        return (solver, variables, constraints)
    }

    /// Weights that have no simple sum in common, so that no two layouts tie.
    static func weight(of variable: Int) -> Double {
        var generator = SplitMix64(seed: variable + 1)
        return Double.random(in: 1..<2, using: &generator)
    }
}

extension SystemRow {
    func add(
        to solver: inout ConstraintSolver, _ variables: [SolverVariable]
    ) throws -> SolverConstraint {
        try solver.add(
            terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }, relation, constant,
            strength: ConstraintStrength(priority: priority))
    }
}
