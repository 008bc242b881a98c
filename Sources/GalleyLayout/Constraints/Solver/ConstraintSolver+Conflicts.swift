extension ConstraintSolver {
    /// What can be in conflict: a constraint, or that a variable must not be negative.
    private enum Member: Hashable {
        case constraint(Int)
        case nonNegative(Int)
    }

    /// Finds which required constraints to break, and with which older ones each is in conflict.
    ///
    /// A constraint is broken if, and only if, it can't hold together with the older ones that are
    /// not: whatever order constraints were changed in, the same ones are broken.
    ///
    /// - Parameters:
    ///   - indices: Constraints, oldest first.
    ///   - budget: The steps left.
    /// - Returns: The conflicts, none of them twice.
    /// - Throws: ``ConstraintError/tooComplex(steps:)``.
    func conflicts(
        among indices: [Int], _ budget: inout SolverBudget
    ) throws(ConstraintError) -> [SolverConflict] {
        var rows = indices.filter { constraints[$0].isRequired }
        var found: [SolverConflict] = []
        /// How many of the first rows can hold together.
        var good = 0
        while let conflict = try conflict(among: rows[...], &budget) {
            let members = Set(conflict)
            guard var bad = rows.lastIndex(where: { members.contains(.constraint($0)) }) else {
                break
            }
            // Mostly the newest of the conflict is the one; the first attempt looks at that.
            var attempt = bad
            while good < bad {
                if try self.conflict(among: rows[..<attempt], &budget) == nil {
                    good = attempt
                } else {
                    bad = attempt - 1
                }
                attempt = (good + bad + 1) / 2
            }
            let broken = rows[bad]
            let set = Set(
                try self.conflict(among: rows[...bad], breaking: broken, &budget) ?? conflict)
            found.append(
                SolverConflict(
                    broken: constraint(broken),
                    constraints: rows.filter { set.contains(.constraint($0)) }.map(constraint),
                    nonNegative: variables.indices.filter { set.contains(.nonNegative($0)) }
                        .map(variable)))
            rows.remove(at: bad)
        }
        return found
    }

    /// Returns what is in conflict among constraints and all that must not be negative, or nil if
    /// they can hold together.
    ///
    /// With a constraint to break, whose others can hold together, the conflict is irreducible: they
    /// do hold, those of them that counter its pull are independent of each other, and so any one
    /// less could hold with it.
    private func conflict(
        among chosen: ArraySlice<Int>, breaking broken: Int? = nil, _ budget: inout SolverBudget
    ) throws(ConstraintError) -> [Member]? {
        try budget.spend(4 * variables.count + 32 * chosen.count)
        var isSeen = [Bool](repeating: false, count: variables.count)
        for index in chosen {
            for term in constraints[index].terms { isSeen[term.variable.index] = true }
        }
        let indices = variables.indices.filter { isSeen[$0] }
        var block = requiredRows(of: indices, constraints: Array(chosen), breaking: broken)
        try block.solve(&budget)
        return block.conflict(at: broken == nil ? 0 : 1)?.map { row in
            row < indices.count
                ? .nonNegative(indices[row])
                : .constraint(chosen[chosen.startIndex + row - indices.count])
        }
    }
}
