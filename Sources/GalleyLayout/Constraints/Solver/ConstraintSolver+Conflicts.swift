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
    /// - Parameter indices: Constraints, oldest first.
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
            let set = try reduced(
                try self.conflict(among: rows[...bad], &budget) ?? conflict, keeping: broken,
                &budget)
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

    /// Leaves out of a conflict whatever it does not need, newest first.
    private func reduced(
        _ members: [Member], keeping broken: Int, _ budget: inout SolverBudget
    ) throws(ConstraintError) -> Set<Member> {
        var members = members
        for member in members.reversed() where member != .constraint(broken) {
            let others = members.filter { $0 != member }
            if try conflict(among: others, &budget) != nil { members = others }
        }
        return Set(members)
    }

    /// Returns members of a conflict among constraints, nil if they can hold together with all that
    /// must not be negative.
    private func conflict(
        among rows: ArraySlice<Int>, _ budget: inout SolverBudget
    ) throws(ConstraintError) -> [Member]? {
        var isSeen = [Bool](repeating: false, count: variables.count)
        for row in rows {
            for term in constraints[row].terms { isSeen[term.variable.index] = true }
        }
        let nonNegative = variables.indices.filter { isSeen[$0] && variables[$0].isNonNegative }
        return try conflict(
            among: nonNegative.map(Member.nonNegative) + rows.map(Member.constraint), &budget)
    }

    private func conflict(
        among members: [Member], _ budget: inout SolverBudget
    ) throws(ConstraintError) -> [Member]? {
        var isSeen = [Bool](repeating: false, count: variables.count)
        var mustNot = isSeen
        var chosen: [Int] = []
        for member in members {
            switch member {
            case .constraint(let index):
                chosen.append(index)
                for term in constraints[index].terms { isSeen[term.variable.index] = true }
            case .nonNegative(let index):
                isSeen[index] = true
                mustNot[index] = true
            }
        }
        let indices = variables.indices.filter { isSeen[$0] }
        try budget.spend(2 * variables.count)
        var block = rows(
            of: indices, constraints: chosen, nonNegative: indices.map { mustNot[$0] },
            requiredOnly: true)
        try block.solve(&budget)
        return block.requiredConflict()?.map { row in
            row < indices.count
                ? .nonNegative(indices[row]) : .constraint(chosen[row - indices.count])
        }
    }
}
