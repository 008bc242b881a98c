extension SimplexBlock {
    /// How often a guess is corrected before steps take over.
    private static let guessLimit = 6

    /// What outlives the block of a row.
    func state(of row: Int) -> RowState {
        RowState(isInBasis: places[row] >= 0, side: sides[row], isNew: false)
    }

    /// Starts from where the rows were before, unless much has changed.
    mutating func start(from states: [RowState]) {
        let count = matrix.variableCount
        let basis = states.indices.filter { states[$0].isInBasis }
        let new = states.dropFirst(count).count { $0.isNew }
        let bound = 8 + count / 16
        guard !basis.isEmpty, count - basis.count <= bound, new <= bound else { return }
        kept = basis
        sides = states.map(\.side)
    }

    /// Chooses the first basis: the one that was kept, or the rows most likely to hold exactly.
    ///
    /// A guess is right at once for most screens. It takes equalities by strength, the weaker of
    /// their two, and corrects itself: an inequality that it violates counts as an equality next
    /// time. Wrong guesses cost steps, nothing else.
    mutating func guess(_ budget: inout SolverBudget) throws(ConstraintError) {
        if !kept.isEmpty {
            try refactor([.init(rows: kept, reduces: true)], &budget)
            return
        }
        var levels: [Int?] = activities.indices.map { row in
            guard row >= matrix.variableCount, let above = above[row], let below = below[row] else {
                return nil
            }
            return max(above.level, below.level)
        }
        for _ in 0..<Self.guessLimit {
            try refactor(classes(levels), &budget)
            var isRight = true
            for row in activities.indices where levels[row] == nil && places[row] < 0 {
                guard let level = pull(of: row)?.penalty.level, level < levelCount - 1 else {
                    continue
                }
                levels[row] = level
                isRight = false
            }
            if isRight { return }
        }
    }

    /// Sorts rows into classes by level; those without a level come last, if they can hold exactly.
    private func classes(_ levels: [Int?]) -> [BasisBuilder.Class] {
        var equalities = [[Int]](repeating: [], count: levelCount)
        var inequalities = equalities
        for row in levels.indices {
            if let level = levels[row] {
                equalities[level].append(row)
            } else if row >= matrix.variableCount, let penalty = above[row] ?? below[row] {
                inequalities[penalty.level].append(row)
            }
        }
        return equalities.map { .init(rows: $0, reduces: true) }
            + inequalities.map { .init(rows: $0, reduces: false) }
    }
}
