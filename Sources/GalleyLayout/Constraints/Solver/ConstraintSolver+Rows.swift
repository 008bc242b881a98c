extension ConstraintSolver {
    /// Makes the rows of variables and constraints, given by index.
    ///
    /// - Parameters:
    ///   - indices: The variables.
    ///   - chosen: The constraints, oldest first, over no other variables.
    /// - Returns: The rows, which start from where the last solve left them.
    func rows(of indices: [Int], constraints chosen: [Int]) -> SimplexBlock {
        var strengths: Set<ConstraintStrength> = [.required]
        for index in chosen {
            if let above = constraints[index].above { strengths.insert(above) }
            if let below = constraints[index].below { strengths.insert(below) }
        }
        let levels = strengths.sorted(by: >)
        var levelOf: [ConstraintStrength: Int] = [:]
        for (level, strength) in levels.enumerated() { levelOf[strength] = level }
        func penalty(_ strength: ConstraintStrength?) -> SimplexPenalty? {
            guard let strength, let level = levelOf[strength] else { return nil }
            return SimplexPenalty(level: level, weight: 1)
        }
        let states = indices.map { variables[$0].state } + chosen.map { constraints[$0].state }
        var block = block(
            of: indices, constraints: chosen, levelCount: levels.count + 1,
            above: { penalty(constraints[$0].above) }, below: { penalty(constraints[$0].below) })
        block.start(from: states)
        return block
    }

    /// Makes the rows of required constraints alone, which start afresh.
    ///
    /// - Parameters:
    ///   - indices: The variables.
    ///   - chosen: The constraints, oldest first, over no other variables.
    ///   - broken: The constraint that gives way to all others, or nil for none.
    /// - Returns: The rows.
    func requiredRows(
        of indices: [Int], constraints chosen: [Int], breaking broken: Int?
    ) -> SimplexBlock {
        func penalty(_ strength: ConstraintStrength?, _ index: Int) -> SimplexPenalty? {
            guard let strength, strength.isRequired else { return nil }
            return SimplexPenalty(level: index == broken ? 1 : 0, weight: 1)
        }
        return block(
            of: indices, constraints: chosen, levelCount: 3,
            above: { penalty(constraints[$0].above, $0) },
            below: { penalty(constraints[$0].below, $0) })
    }

    private func block(
        of indices: [Int], constraints chosen: [Int], levelCount: Int,
        above: (Int) -> SimplexPenalty?, below: (Int) -> SimplexPenalty?
    ) -> SimplexBlock {
        var places = [Int](repeating: 0, count: variables.count)
        for (place, index) in indices.enumerated() { places[index] = place }
        var matrix = SparseRows(variableCount: indices.count)
        var targets: [Double] = []
        var aboves: [SimplexPenalty?] = []
        var belows: [SimplexPenalty?] = []
        for index in indices {
            let record = variables[index]
            let rest = SimplexPenalty(level: levelCount - 1, weight: record.weight)
            // Whatever must not be negative rests at zero, so one row can say both.
            targets.append(record.isNonNegative ? 0 : record.rest)
            aboves.append(rest)
            belows.append(record.isNonNegative ? SimplexPenalty(level: 0, weight: 1) : rest)
        }
        for index in chosen {
            matrix.append(constraints[index].terms, locating: places)
            targets.append(constraints[index].target)
            aboves.append(above(index))
            belows.append(below(index))
        }
        return SimplexBlock(
            matrix: matrix, targets: targets, above: aboves, below: belows,
            levelCount: levelCount)
    }
}
