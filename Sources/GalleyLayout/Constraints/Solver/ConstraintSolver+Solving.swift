extension ConstraintSolver {
    /// Solves what has changed since the last time.
    ///
    /// - Throws: ``ConstraintError/tooComplex(steps:)`` or ``ConstraintError/valuesTooLarge``; the
    ///   values are then those of the last solution, and the next solve tries again.
    /// - Complexity: O(n log n) after constraints came or went, n being all there are; after
    ///   constants changed, linear in the size of the blocks of connected variables around them,
    ///   times the number of constraints that begin or cease to hold exactly.
    public mutating func solve() throws(ConstraintError) {
        var budget = SolverBudget(steps: stepLimit)
        if !isPartitioned { partition() }
        for index in blocks.indices where blocks[index].isChanged || blocks[index].isRebuilt {
            try solveBlock(index, &budget)
        }
        conflicts = blocks.flatMap(\.conflicts) + contradictions()
        conflicts.sort { $0.broken.serial < $1.broken.serial }
    }

    /// Returns the variables that could have other values in a solution that is just as good, one
    /// for each way in which the last solution is free.
    ///
    /// - Throws: ``ConstraintError/tooComplex(steps:)``.
    public func ambiguousVariables() throws(ConstraintError) -> [SolverVariable] {
        var budget = SolverBudget(steps: stepLimit)
        var found: [SolverVariable] = []
        for block in blocks {
            for variable in try block.rows?.freeVariables(&budget) ?? [] {
                found.append(self.variable(block.variables[variable]))
            }
        }
        return found.sorted { $0.index < $1.index }
    }

    /// Whether a constraint was left out of the last solution because it is in conflict with older
    /// ones.
    ///
    /// - Throws: ``ConstraintError/removedConstraint`` if it is not there.
    public func isBroken(_ constraint: SolverConstraint) throws(ConstraintError) -> Bool {
        try check(constraint)
        return constraints[constraint.index].isBroken
    }

    func variable(_ index: Int) -> SolverVariable {
        SolverVariable(index: index, serial: variables[index].serial)
    }

    func constraint(_ index: Int) -> SolverConstraint {
        SolverConstraint(index: index, serial: constraints[index].serial)
    }

    private mutating func solveBlock(
        _ index: Int, _ budget: inout SolverBudget
    ) throws(ConstraintError) {
        if blocks[index].isRebuilt || !blocks[index].conflicts.isEmpty {
            // What was broken may hold again, now that something has changed.
            for constraint in blocks[index].constraints { constraints[constraint].isBroken = false }
            blocks[index].conflicts = []
            blocks[index].isRebuilt = true
        }
        if blocks[index].isRebuilt { rebuild(index) }
        try blocks[index].rows?.solve(&budget)
        if blocks[index].rows?.conflict(at: 0) != nil {
            blocks[index].isRebuilt = true
            let block = blocks[index]
            let found = try conflicts(among: block.constraints, &budget)
            for conflict in found { constraints[conflict.broken.index].isBroken = true }
            blocks[index].conflicts = found
            keepState(of: index)
            rebuild(index)
            try blocks[index].rows?.solve(&budget)
        }
        keepState(of: index)
        blocks[index].isChanged = false
        blocks[index].isRebuilt = false
        if let rows = blocks[index].rows {
            for (place, variable) in blocks[index].variables.enumerated() {
                variables[variable].value = rows.values[place]
            }
        }
    }

    /// Makes the rows of a block, which start from where their constraints were.
    private mutating func rebuild(_ index: Int) {
        let block = blocks[index]
        for constraint in block.constraints { constraints[constraint].row = -1 }
        let live = block.constraints.filter { !constraints[$0].isBroken }
        for (offset, constraint) in live.enumerated() {
            constraints[constraint].row = block.variables.count + offset
        }
        blocks[index].rows = rows(of: block.variables, constraints: live)
    }

    /// Notes where the next solve starts from.
    private mutating func keepState(of index: Int) {
        guard let rows = blocks[index].rows else { return }
        for (row, variable) in blocks[index].variables.enumerated() {
            variables[variable].state = rows.state(of: row)
        }
        for constraint in blocks[index].constraints {
            let row = constraints[constraint].row
            constraints[constraint].state = row >= 0 ? rows.state(of: row) : RowState()
        }
    }

    /// The constraints without variables that don't hold, each in conflict with itself.
    private mutating func contradictions() -> [SolverConflict] {
        var found: [SolverConflict] = []
        for index in constants {
            let record = constraints[index]
            let excess = -record.target
            let strength = excess > 1e-6 ? record.above : excess < -1e-6 ? record.below : nil
            constraints[index].isBroken = strength?.isRequired == true
            if constraints[index].isBroken {
                let constraint = constraint(index)
                found.append(
                    SolverConflict(
                        broken: constraint, constraints: [constraint], nonNegative: []))
            }
        }
        return found
    }
}
