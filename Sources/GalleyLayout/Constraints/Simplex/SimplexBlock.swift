/// Rows that share variables, solved together: the values for which the rows are off their targets
/// by as little as can be, level by level.
///
/// This is Cassowary's problem in the form of its dual. As many rows as there are variables make up
/// the basis: they hold exactly, and so they give the values. All other rows lie below, at or above
/// their targets, and pull with the penalty of that side. The basis has to hold against the pull. Its
/// multipliers say how much each row of it counters, level by level; a row that would have to counter
/// more than its own penalty gives way (``leaving()``), until another row that it moves reaches its
/// target and takes its place (``exchange(_:)``). That is the dual simplex method with bounded
/// multipliers and long steps. It starts from any basis, so that whatever changes, it goes on from
/// where it was.
struct SimplexBlock {
    /// Where a row lies when it is not in the basis, seen from its target.
    enum Side: Int8 {
        case below = -1
        case at = 0
        case above = 1
    }

    let matrix: SparseRows
    /// The values the rows should have.
    private(set) var targets: [Double]
    /// The penalties for values above and below the target, or nil where that side is free.
    let above: [SimplexPenalty?]
    let below: [SimplexPenalty?]
    /// How many levels there are; the last only chooses among layouts that are equally good.
    let levelCount: Int

    /// The rows' places in the basis, or -1.
    var places: [Int]
    var sides: [Side]
    var factor = BasisFactor()
    /// The variables' values and the rows'.
    var values: [Double]
    var activities: [Double]
    /// The multipliers of the basis by level and place.
    var multipliers: [[Double]]
    /// The largest absolute value, which rounding errors grow with.
    private var magnitude = 0.0
    private var isFactored = false
    /// The rows of the basis to start from, or empty to guess one.
    var kept: [Int] = []
    /// Whether values and multipliers are those of the last targets that were solved for.
    private var isSolved = false

    init(
        matrix: SparseRows, targets: [Double], above: [SimplexPenalty?], below: [SimplexPenalty?],
        levelCount: Int
    ) {
        self.matrix = matrix
        self.targets = targets
        self.above = above
        self.below = below
        self.levelCount = levelCount
        places = [Int](repeating: -1, count: matrix.count)
        sides = [Side](repeating: .at, count: matrix.count)
        values = [Double](repeating: 0, count: matrix.variableCount)
        activities = [Double](repeating: 0, count: matrix.count)
        multipliers = [[Double]](
            repeating: [Double](repeating: 0, count: matrix.variableCount), count: levelCount)
    }

    /// Replaces the value a row should have.
    mutating func setTarget(_ target: Double, of row: Int) { targets[row] = target }

    /// How far off its target a row may be and still count as on it.
    func tolerance(of row: Int) -> Double { 1e-9 + 1e-12 * max(magnitude, abs(targets[row])) }

    /// Finds the values.
    mutating func solve(_ budget: inout SolverBudget) throws(ConstraintError) {
        if isFactored {
            if try !place(&budget), isSolved { return }
        } else {
            try guess(&budget)
        }
        isSolved = false
        var stalled = 0
        while true {
            try count(&budget)
            guard let exchange = leaving(lowestFirst: stalled > Self.patience) else {
                if factor.replacements.isEmpty {
                    isSolved = true
                    return
                }
                // What was found is checked, and kept, with factors free of rounding errors.
                try refactor(&budget)
                continue
            }
            let step = try self.exchange(exchange, firstOnly: stalled > Self.patience, &budget)
            stalled = step > tolerance(of: exchange.row) ? 0 : stalled + 1
            if factor.replacements.count >= Self.replacementLimit { try refactor(&budget) }
        }
    }

    /// How many steps may lead nowhere before rows are taken by number, which can't go in circles.
    private static let patience = 50
    private static let replacementLimit = 50

    /// Factors the basis anew.
    private mutating func refactor(_ budget: inout SolverBudget) throws(ConstraintError) {
        try refactor([.init(rows: factor.rows, reduces: true)], &budget)
    }

    mutating func refactor(
        _ classes: [BasisBuilder.Class], _ budget: inout SolverBudget
    ) throws(ConstraintError) {
        try budget.spend(matrix.termCount + matrix.count)
        for row in factor.rows { places[row] = -1 }
        factor = try BasisBuilder.build(matrix, classes: classes, budget: &budget)
        for (place, row) in factor.rows.enumerated() { places[row] = place }
        isFactored = true
        try place(&budget)
    }

    /// Computes the values from the basis, and where all other rows lie.
    ///
    /// - Returns: Whether a row lies on another side than before.
    @discardableResult
    private mutating func place(_ budget: inout SolverBudget) throws(ConstraintError) -> Bool {
        try budget.spend(factor.termCount + matrix.termCount)
        var wanted = factor.rows.map { targets[$0] }
        values = factor.solve(&wanted)
        magnitude = values.reduce(0) { max($0, abs($1)) }
        guard magnitude <= ConstraintLimit.solvedMagnitude else { throw .valuesTooLarge }
        var hasMoved = false
        for row in activities.indices {
            activities[row] = matrix.value(of: row, at: values)
            if places[row] >= 0 { continue }
            let distance = activities[row] - targets[row]
            if abs(distance) <= tolerance(of: row) { continue }
            let side: Side = distance > 0 ? .above : .below
            if sides[row] != side {
                sides[row] = side
                hasMoved = true
            }
        }
        return hasMoved
    }

    /// Computes the multipliers: what the basis counters of the other rows' pull.
    private mutating func count(_ budget: inout SolverBudget) throws(ConstraintError) {
        var pulls = [[Double]?](repeating: nil, count: levelCount)
        for row in activities.indices where places[row] < 0 {
            guard let (penalty, sign) = pull(of: row) else { continue }
            var sums =
                pulls[penalty.level] ?? [Double](repeating: 0, count: matrix.variableCount)
            pulls[penalty.level] = nil
            for term in matrix.terms(of: row) {
                sums[matrix.variables[term]] -= sign * penalty.weight * matrix.coefficients[term]
            }
            pulls[penalty.level] = sums
        }
        for level in 0..<levelCount {
            if var sums = pulls[level] {
                try budget.spend(factor.termCount)
                multipliers[level] = factor.solveTransposed(&sums)
            } else {
                for place in multipliers[level].indices { multipliers[level][place] = 0 }
            }
        }
        try budget.spend(matrix.termCount)
    }

    /// The penalty that a row outside the basis pays, and its sign: positive above the target.
    func pull(of row: Int) -> (penalty: SimplexPenalty, sign: Double)? {
        switch sides[row] {
        case .at: nil
        case .above: above[row].map { ($0, 1) }
        case .below: below[row].map { ($0, -1) }
        }
    }
}
