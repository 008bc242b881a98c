extension SimplexBlock {
    /// A row that leaves the basis, and the side it leaves to.
    struct Leaving {
        let row: Int
        let side: Side
    }

    /// A row outside the basis on its way to its target.
    struct Approach {
        let row: Int
        /// How far the leaving row has moved when this one reaches its target.
        let distance: Double
        /// How much this row moves for each point that the leaving one does.
        let rate: Double
    }

    /// How much of a multiplier is rounding error.
    static let noise = 1e-9

    /// Returns the row of the basis that gives way: the one asked too much at the strongest level.
    ///
    /// - Parameter lowestFirst: Whether the first such row leaves, whatever is asked of it.
    /// - Returns: The row, or nil if all hold and the values are the best.
    func leaving(lowestFirst: Bool) -> Leaving? {
        var chosen: Leaving?
        var chosenLevel = levelCount
        var chosenAmount = 0.0
        for place in factor.rows.indices {
            let row = factor.rows[place]
            for side in [Side.above, .below] {
                guard let (level, amount) = excess(at: place, towards: side) else { continue }
                let isBetter =
                    lowestFirst
                    ? row < chosen?.row ?? .max
                    : level < chosenLevel || level == chosenLevel && amount > chosenAmount
                if isBetter {
                    chosen = Leaving(row: row, side: side)
                    chosenLevel = level
                    chosenAmount = amount
                }
            }
        }
        return chosen
    }

    /// How much more than its penalty a row of the basis would have to counter on one side, and at
    /// which level; nil where it holds.
    private func excess(at place: Int, towards side: Side) -> (level: Int, amount: Double)? {
        let row = factor.rows[place]
        let penalty = side == .above ? above[row] : below[row]
        for level in 0..<levelCount {
            var amount = multipliers[level][place] * Double(side.rawValue)
            let asked = abs(amount)
            if let penalty, penalty.level == level { amount -= penalty.weight }
            if amount > Self.noise * max(1, asked) { return (level, amount) }
            if amount < -Self.noise * max(1, asked) { return nil }
        }
        return nil
    }

    /// Lets a row leave the basis, moves on as long as that is for the better, and takes in the row
    /// that stops the move.
    ///
    /// - Returns: How far the leaving row has moved, in its own unit.
    mutating func exchange(
        _ leaving: Leaving, firstOnly: Bool, _ budget: inout SolverBudget
    ) throws(ConstraintError) -> Double {
        let place = places[leaving.row]
        let direction = direction(at: place, towards: leaving.side)
        try budget.spend(2 * (factor.termCount + matrix.termCount))
        let approaches = approaches(along: direction)
        guard !approaches.isEmpty else { throw .valuesTooLarge }
        let entering =
            firstOnly
            ? first(of: approaches)
            : stop(of: approaches, slope: slope(at: place, towards: leaving.side))
        for approach in approaches[..<entering] where !firstOnly {
            sides[approach.row] = approach.rate > 0 ? .above : .below
        }
        let approach = approaches[entering]
        var coefficients = [Double](repeating: 0, count: matrix.variableCount)
        for term in matrix.terms(of: approach.row) {
            coefficients[matrix.variables[term]] = matrix.coefficients[term]
        }
        factor.replace(place, shares: factor.solveTransposed(&coefficients))
        factor.rows[place] = approach.row
        places[approach.row] = place
        places[leaving.row] = -1
        sides[leaving.row] = leaving.side
        for row in activities.indices {
            activities[row] += approach.distance * matrix.value(of: row, at: direction)
        }
        activities[approach.row] = targets[approach.row]
        return approach.distance
    }

    /// The change of the variables when one row of the basis moves by one and the others hold.
    func direction(at place: Int, towards side: Side) -> [Double] {
        var moves = [Double](repeating: 0, count: matrix.variableCount)
        moves[place] = Double(side.rawValue)
        return factor.solve(&moves)
    }

    /// The change of the cost by level when a row of the basis moves by one.
    func slope(at place: Int, towards side: Side) -> [Double] {
        let row = factor.rows[place]
        let penalty = side == .above ? above[row] : below[row]
        return (0..<levelCount).map { level in
            let own = penalty?.level == level ? penalty?.weight ?? 0 : 0
            return own - multipliers[level][place] * Double(side.rawValue)
        }
    }

    /// The rows that reach their targets along a direction, in that order; of those that do so at
    /// the same time, the ones that move most come first, because they make the best pivots.
    func approaches(along direction: [Double]) -> [Approach] {
        let largest = direction.reduce(0) { max($0, abs($1)) }
        var found: [Approach] = []
        for row in activities.indices where places[row] < 0 {
            let rate = matrix.value(of: row, at: direction)
            if abs(rate) <= 1e-9 * largest { continue }
            if sides[row] == .above && rate > 0 || sides[row] == .below && rate < 0 { continue }
            let gap = targets[row] - activities[row]
            let distance = abs(gap) <= tolerance(of: row) ? 0 : max(0, gap / rate)
            found.append(Approach(row: row, distance: distance, rate: rate))
        }
        found.sort { first, second in
            if first.distance != second.distance { return first.distance < second.distance }
            if abs(first.rate) != abs(second.rate) { return abs(first.rate) > abs(second.rate) }
            return first.row < second.row
        }
        return found
    }

    /// Returns the index of the lowest of the rows that are reached first.
    private func first(of approaches: [Approach]) -> Int {
        approaches.indices.prefix { approaches[$0].distance == approaches[0].distance }
            .min { approaches[$0].row < approaches[$1].row } ?? 0
    }

    /// Returns the index of the row at which moving on is no longer for the better.
    private func stop(of approaches: [Approach], slope: [Double]) -> Int {
        var slope = slope
        for (index, approach) in approaches.enumerated() {
            bend(&slope, by: approach)
            let first = slope.first { abs($0) > Self.noise }
            if first ?? 0 >= 0 { return index }
        }
        return approaches.count - 1
    }

    /// Changes a slope as it is beyond the point where a row has reached its target.
    func bend(_ slope: inout [Double], by approach: Approach) {
        let rate = abs(approach.rate)
        let ahead = approach.rate > 0 ? above[approach.row] : below[approach.row]
        if let ahead { slope[ahead.level] += rate * ahead.weight }
        if let behind = pull(of: approach.row)?.penalty {
            slope[behind.level] += rate * behind.weight
        }
    }
}
