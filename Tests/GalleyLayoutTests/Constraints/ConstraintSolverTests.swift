import GalleyLayout
import TestSupport
import Testing

@Suite("Constraint solver")
struct ConstraintSolverTests {
    static let cases = Fixture.load([SolverCase].self, from: "Constraints/solver.json")

    @Test("Known hard systems have the solution worked out by hand", arguments: cases)
    func hardCases(fixture: SolverCase) throws {
        let system = try fixture.system()
        // Every rotation of the rows is another way through the same system.
        for start in system.rows.indices {
            var rotated = system
            rotated.rows = Array(system.rows[start...] + system.rows[..<start])
            var (solver, variables, _) = try rotated.solver()
            try solver.solve()
            #expect(solver.conflicts.isEmpty)
            for (sum, expected) in fixture.expected {
                let value = try fixture.terms(sum).reduce(0) {
                    $0 + $1.coefficient * (try solver.value(of: variables[$1.variable]))
                }
                #expect(abs(value - expected) < 1e-9, "\(sum) = \(value)")
            }
        }
    }

    @Test("A row that holds exactly can go, and a weaker one takes its place")
    func removal() throws {
        var solver = ConstraintSolver()
        let x = try solver.addVariable()
        let y = try solver.addVariable()
        let strong = try solver.add([LinearTerm(x)], .equal, 10)
        try solver.add([LinearTerm(x)], .equal, 70, strength: .weak)
        try solver.add([LinearTerm(y), LinearTerm(x, -1)], .equal, 5)
        try solver.solve()
        #expect(try solver.value(of: y) == 15)
        try solver.remove(strong)
        try solver.solve()
        #expect(try solver.value(of: y) == 75)
        #expect(throws: ConstraintError.removedConstraint) { try solver.remove(strong) }
        #expect(throws: ConstraintError.removedConstraint) {
            try solver.setConstant(3, of: strong)
        }
    }

    @Test("An edited variable follows its suggestions until editing ends or it is removed")
    func editing() throws {
        var solver = ConstraintSolver()
        let left = try solver.addVariable()
        let right = try solver.addVariable()
        try solver.add([LinearTerm(right), LinearTerm(left, -1)], .equal, 100)
        try solver.add([LinearTerm(right)], .lessThanOrEqual, 300)
        try solver.beginEditing(left)
        for value in [40.0, 250, 90] {
            try solver.suggest(value, for: left)
            try solver.solve()
            #expect(try solver.value(of: right) == min(300, value + 100))
        }
        #expect(throws: ConstraintError.alreadyEdited) { try solver.beginEditing(left) }
        try solver.endEditing(left)
        #expect(throws: ConstraintError.notEdited) { try solver.suggest(7, for: left) }
        try solver.beginEditing(left)
        try solver.remove(left)
        try solver.solve()
        #expect(try solver.value(of: right) == 0)
        #expect(throws: ConstraintError.removedVariable) { try solver.suggest(7, for: left) }
        #expect(throws: ConstraintError.removedVariable) { try solver.value(of: left) }
        // Its place goes to another variable, for which it must not be taken.
        let other = try solver.addVariable()
        #expect(throws: ConstraintError.removedVariable) {
            try solver.add([LinearTerm(left)], .equal, 1)
        }
        #expect(try solver.value(of: other) == 0)
    }

    @Test("Ten thousand edits drift nothing and leave nothing behind")
    func drift() throws {
        var solver = ConstraintSolver()
        var edges: [SolverVariable] = []
        var widths: [SolverConstraint] = []
        for index in 0..<12 {
            let edge = try solver.addVariable()
            if let last = edges.last {
                widths.append(
                    try solver.add([LinearTerm(edge), LinearTerm(last, -1)], .equal, 10.1))
            } else {
                try solver.add([LinearTerm(edge)], .equal, 0.1)
            }
            try solver.add([LinearTerm(edge)], .lessThanOrEqual, 400, strength: .strong)
            edges.append(edge)
            #expect(solver.variableCount == index + 1)
        }
        let count = solver.constraintCount
        var generator = SplitMix64(seed: 1)
        for edit in 0..<10_000 {
            let width = try #require(widths.randomElement(using: &generator))
            try solver.setConstant(Double.random(in: 0...99, using: &generator), of: width)
            if edit % 50 == 0 {
                let extra = try solver.add([LinearTerm(edges[5])], .equal, 77, strength: .weak)
                try solver.solve()
                try solver.remove(extra)
            }
            try solver.solve()
        }
        for width in widths { try solver.setConstant(10.1, of: width) }
        try solver.solve()
        var expected = 0.1
        for edge in edges {
            #expect(abs(try solver.value(of: edge) - expected) < 1e-12)
            expected += 10.1
        }
        #expect(solver.constraintCount == count)
    }

    @Test("A copy goes its own way")
    func copies() throws {
        var solver = ConstraintSolver()
        let x = try solver.addVariable()
        let constraint = try solver.add([LinearTerm(x)], .equal, 10)
        try solver.solve()
        var copy = solver
        try copy.setConstant(20, of: constraint)
        try copy.solve()
        #expect(try solver.value(of: x) == 10)
        #expect(try copy.value(of: x) == 20)
    }

    @Test(
        "Numbers that are none, or beyond all screens, are errors",
        arguments: [Double.nan, .infinity, -.infinity, 1e7, -1e300])
    func badNumbers(number: Double) throws {
        var solver = ConstraintSolver()
        let x = try solver.addVariable()
        #expect(throws: ConstraintError.self) { try solver.add([LinearTerm(x)], .equal, number) }
        #expect(throws: ConstraintError.self) {
            try solver.add([LinearTerm(x, number)], .equal, 1)
        }
        #expect(throws: ConstraintError.self) { try solver.addVariable(rest: number) }
        let constraint = try solver.add([LinearTerm(x)], .equal, 1)
        #expect(throws: ConstraintError.self) { try solver.setConstant(number, of: constraint) }
        #expect(solver.constraintCount == 1)
    }

    @Test(
        "Priorities beyond 1 to 1000 are errors",
        arguments: [0, 0.99, 1000.5, 1001, -1, .nan, .infinity] as [Double])
    func badPriorities(priority: Double) {
        #expect(throws: ConstraintError.self) { try ConstraintStrength(priority: priority) }
    }

    @Test("Coordinates that multiply up beyond all screens are an error, not a hang")
    func growth() throws {
        var solver = ConstraintSolver()
        var last = try solver.addVariable()
        try solver.add([LinearTerm(last)], .equal, 1)
        for _ in 0..<200 {
            let next = try solver.addVariable()
            try solver.add([LinearTerm(next), LinearTerm(last, -10_000)], .equal, 0)
            last = next
        }
        #expect(throws: ConstraintError.valuesTooLarge) { try solver.solve() }
    }

    @Test("Too few steps are an error that names the limit; with more, the solver goes on")
    func steps() throws {
        let system = LinearSystem.random(seed: 1012)
        var (solver, variables, _) = try system.solver()
        var (fresh, freshVariables, _) = try system.solver()
        try fresh.solve()
        var errors = 0
        for limit in 0..<400 {
            solver.stepLimit = limit
            do {
                try solver.solve()
            } catch {
                #expect(error == .tooComplex(steps: limit))
                errors += 1
            }
        }
        #expect(errors > 3)
        solver.stepLimit = ConstraintLimit.steps
        try solver.solve()
        #expect(solver.conflicts.map(\.broken) == fresh.conflicts.map(\.broken))
        for (old, new) in zip(variables, freshVariables) {
            #expect(abs(try solver.value(of: old) - (try fresh.value(of: new))) < 1e-9)
        }
    }

    @Test("The limit on constraints is an error, and the solver still solves")
    func limit() throws {
        var solver = ConstraintSolver()
        let x = try solver.addVariable()
        let terms = [LinearTerm(x)]
        for _ in 0..<ConstraintLimit.constraints {
            try solver.add(terms, .greaterThanOrEqual, 3, strength: .medium)
        }
        #expect(throws: ConstraintError.tooMany(limit: 100_000)) {
            try solver.add(terms, .equal, 3)
        }
        try solver.solve()
        #expect(try solver.value(of: x) == 3)
    }

    @Test("A constraint without variables holds, or is in conflict with itself")
    func constants() throws {
        var solver = ConstraintSolver()
        let x = try solver.addVariable()
        let nothing = [LinearTerm(x), LinearTerm(x, -1)]
        try solver.add(nothing, .lessThanOrEqual, 5)
        let wrong = try solver.add(nothing, .equal, 5)
        try solver.solve()
        #expect(solver.conflicts.map(\.broken) == [wrong])
        #expect(try solver.isBroken(wrong))
        try solver.setConstant(0, of: wrong)
        try solver.solve()
        #expect(solver.conflicts.isEmpty)
    }
}
