extension ConstraintSolver {
    /// Makes the rows of variables and constraints, given by index.
    ///
    /// - Parameters:
    ///   - indices: The variables.
    ///   - chosen: The constraints, oldest first, over no other variables.
    ///   - nonNegative: Which variables must not be negative, by place; nil for those that say so.
    ///   - requiredOnly: Whether to leave out all strengths but required, and to start afresh.
    func rows(
        of indices: [Int], constraints chosen: [Int], nonNegative: [Bool]? = nil,
        requiredOnly: Bool = false
    ) -> SimplexBlock {
        var strengths: Set<ConstraintStrength> = [.required]
        if !requiredOnly {
            for index in chosen {
                if let above = constraints[index].above { strengths.insert(above) }
                if let below = constraints[index].below { strengths.insert(below) }
            }
        }
        let levels = strengths.sorted(by: >)
        var levelOf: [ConstraintStrength: Int] = [:]
        for (level, strength) in levels.enumerated() { levelOf[strength] = level }
        func penalty(_ strength: ConstraintStrength?) -> SimplexPenalty? {
            guard let strength, let level = levelOf[strength] else { return nil }
            return SimplexPenalty(level: level, weight: 1)
        }

        var places = [Int](repeating: 0, count: variables.count)
        for (place, index) in indices.enumerated() { places[index] = place }
        var matrix = SparseRows(variableCount: indices.count)
        var targets: [Double] = []
        var above: [SimplexPenalty?] = []
        var below: [SimplexPenalty?] = []
        for (place, index) in indices.enumerated() {
            let record = variables[index]
            let rest = SimplexPenalty(level: levels.count, weight: record.weight)
            let mustNot = nonNegative?[place] ?? record.isNonNegative
            // Whatever must not be negative rests at zero or above, so one row can say both.
            targets.append(mustNot ? 0 : record.rest)
            above.append(rest)
            below.append(mustNot ? SimplexPenalty(level: 0, weight: 1) : rest)
        }
        for index in chosen {
            let record = constraints[index]
            matrix.append(record.terms, locating: places)
            targets.append(record.target)
            above.append(penalty(record.above))
            below.append(penalty(record.below))
        }
        let states =
            requiredOnly
            ? [RowState](repeating: RowState(), count: matrix.count)
            : indices.map { variables[$0].state } + chosen.map { constraints[$0].state }
        var block = SimplexBlock(
            matrix: matrix, targets: targets, above: above, below: below,
            levelCount: levels.count + 1,
            classes: Self.classes(states, above: above, below: below, variableCount: indices.count))
        block.sides = states.map(\.side)
        return block
    }

    /// The order to choose the basis from: where the last solve ended, or else, after much has
    /// changed, the rows most likely to hold exactly.
    private static func classes(
        _ states: [RowState], above: [SimplexPenalty?], below: [SimplexPenalty?],
        variableCount: Int
    ) -> [BasisBuilder.Class] {
        let kept = states.indices.filter { states[$0].isInBasis }
        let new = states.dropFirst(variableCount).count { $0.isNew }
        let bound = 8 + variableCount / 16
        if !kept.isEmpty, variableCount - kept.count <= bound, new <= bound {
            return [.init(rows: kept, reduces: true)]
        }
        // Equalities come by the weaker of their sides, then inequalities: those may well not bind.
        var equalities: [Int: [Int]] = [:]
        var inequalities: [Int: [Int]] = [:]
        for row in variableCount..<states.count {
            switch (above[row]?.level, below[row]?.level) {
            case (let one?, let other?): equalities[max(one, other), default: []].append(row)
            case (let one?, nil), (nil, let one?): inequalities[one, default: []].append(row)
            case (nil, nil): break
            }
        }
        return equalities.sorted { $0.key < $1.key }.map { .init(rows: $0.value, reduces: true) }
            + inequalities.sorted { $0.key < $1.key }
            .map { .init(rows: $0.value, reduces: false) }
    }
}

extension SimplexBlock {
    /// What outlives the block of a row.
    func state(of row: Int) -> RowState {
        RowState(isInBasis: places[row] >= 0, side: sides[row], isNew: false)
    }
}
