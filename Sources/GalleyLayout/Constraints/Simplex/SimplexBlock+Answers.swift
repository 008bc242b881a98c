extension SimplexBlock {
    /// Returns the rows that keep each other from being met at a level, or nil if all rows of that
    /// level are: those that pull, and those of the basis that counter them.
    func conflict(at level: Int) -> [Int]? {
        let isViolated = activities.indices.contains { row in
            places[row] < 0 && pull(of: row)?.penalty.level == level
                && abs(activities[row] - targets[row]) > 1e-6 + 100 * tolerance(of: row)
        }
        guard isViolated else { return nil }
        return activities.indices.filter { row in
            let place = places[row]
            return place < 0
                ? pull(of: row)?.penalty.level == level
                : abs(multipliers[level][place]) > Self.noise
        }
    }

    /// Returns the variables that could have other values in a layout that is just as good, one for
    /// each way in which the layout is free.
    func freeVariables(_ budget: inout SolverBudget) throws(ConstraintError) -> [Int] {
        var found: [Int] = []
        for place in factor.rows.indices {
            for side in [Side.above, .below] {
                var slope = slope(at: place, towards: side)
                if isUphill(slope) { continue }
                try budget.spend(factor.termCount + matrix.termCount)
                let direction = direction(at: place, towards: side)
                for approach in approaches(along: direction) {
                    if approach.distance > tolerance(of: approach.row) { break }
                    bend(&slope, by: approach)
                }
                if isUphill(slope) { continue }
                let row = factor.rows[place]
                let variable =
                    row < matrix.variableCount ? row : direction.firstIndex { abs($0) > 1e-9 }
                if let variable { found.append(variable) }
                break
            }
        }
        return Array(Set(found)).sorted()
    }

    /// Whether going on costs something at a level other than the last.
    private func isUphill(_ slope: [Double]) -> Bool {
        slope.dropLast().contains { $0 > Self.noise }
    }
}
