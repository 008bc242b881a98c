import GalleyLayout
import Testing

@Suite("Constraint solver against a dense program")
struct ConstraintSolverRandomTests {
    @Test("Random satisfiable systems are violated as little as a dense program finds possible")
    func optimal() throws {
        for seed in 0..<400 {
            let system = LinearSystem.randomSatisfiable(seed: seed)
            var (solver, variables, _) = try system.solver()
            try solver.solve()
            #expect(solver.conflicts.isEmpty, "seed \(seed)")
            let values = try variables.map { try solver.value(of: $0) }
            for (value, isNonNegative) in zip(values, system.nonNegative) where isNonNegative {
                #expect(value >= -1e-7, "seed \(seed)")
            }
            let found = system.violations(at: values)
            let least = DenseProgram(system).violations
            #expect(zip(found, least).allSatisfy { abs($0 - $1) < 1e-5 }, "seed \(seed)")
        }
    }

    @Test("A conflict can't hold, holds without any one of its parts, and is the newest's fault")
    func conflicts() throws {
        var conflictCount = 0
        for seed in 1000..<1300 {
            let system = LinearSystem.random(seed: seed)
            var (solver, variables, constraints) = try system.solver()
            try solver.solve()
            conflictCount += solver.conflicts.count
            // The rows that hold together with all older ones kept, one by one.
            var kept = system
            kept.rows = []
            var broken: [SolverConstraint] = []
            for (row, constraint) in zip(system.rows, constraints) {
                kept.rows.append(row)
                if row.priority == 1000, !DenseProgram.isFeasible(kept) {
                    kept.rows.removeLast()
                    broken.append(constraint)
                }
            }
            #expect(solver.conflicts.map(\.broken) == broken, "seed \(seed)")
            let values = try variables.map { try solver.value(of: $0) }
            let violations = zip(kept.violations(at: values), DenseProgram(kept).violations)
            #expect(violations.allSatisfy { abs($0 - $1) < 1e-5 }, "seed \(seed)")
            for conflict in solver.conflicts {
                try expectIrreducible(conflict, system, variables, constraints)
            }
        }
        #expect(conflictCount > 50)
    }

    private func expectIrreducible(
        _ conflict: SolverConflict, _ system: LinearSystem, _ variables: [SolverVariable],
        _ constraints: [SolverConstraint]
    ) throws {
        #expect(conflict.constraints.contains(conflict.broken))
        var part = system
        part.rows = zip(system.rows, constraints).filter { conflict.constraints.contains($1) }
            .map(\.0)
        part.nonNegative = variables.map { conflict.nonNegative.contains($0) }
        #expect(!DenseProgram.isFeasible(part))
        for index in part.rows.indices {
            var fewer = part
            fewer.rows.remove(at: index)
            #expect(DenseProgram.isFeasible(fewer))
        }
        for index in part.nonNegative.indices where part.nonNegative[index] {
            var fewer = part
            fewer.nonNegative[index] = false
            #expect(DenseProgram.isFeasible(fewer))
        }
    }

    @Test("After any sequence of changes the solution is that of a fresh solver")
    func incremental() throws {
        for seed in 0..<25 {
            var generator = SplitMix64(seed: seed + 5000)
            let count = 12
            var system = LinearSystem(
                nonNegative: (0..<count).map { _ in Bool.random(using: &generator) }, rows: [])
            var (solver, variables, constraints) = try system.solver()
            for step in 0..<40 {
                let index = system.rows.indices.randomElement(using: &generator)
                switch (Int.random(in: 0..<4, using: &generator), index) {
                case (0, let index?):
                    try solver.remove(constraints.remove(at: index))
                    system.rows.remove(at: index)
                case (1, let index?):
                    let constant = Double(Int.random(in: -8...8, using: &generator) * 5)
                    system.rows[index].constant = constant
                    try solver.setConstant(constant, of: constraints[index])
                default:
                    let row = SystemRow.random(variableCount: count, using: &generator)
                    system.rows.append(row)
                    constraints.append(try row.add(to: &solver, variables))
                }
                if Bool.random(using: &generator) { continue }
                try solver.solve()
                try expectFresh(solver, variables, system, "seed \(seed) step \(step)")
            }
        }
    }

    private func expectFresh(
        _ solver: ConstraintSolver, _ variables: [SolverVariable], _ system: LinearSystem,
        _ comment: Comment
    ) throws {
        var (fresh, freshVariables, _) = try system.solver()
        try fresh.solve()
        for (old, new) in zip(variables, freshVariables) {
            let value = try solver.value(of: old)
            #expect(abs(value - (try fresh.value(of: new))) < 1e-6, comment)
        }
        #expect(solver.conflicts.count == fresh.conflicts.count, comment)
    }
}
