/// Chooses rows that are independent of each other and brings them into the form of definitions.
///
/// The rows come in classes, the first to be preferred. Within a class a row with a single variable
/// that is still open goes first, since it fixes that variable for good.
struct BasisBuilder {
    /// A group of rows to choose from.
    struct Class {
        let rows: [Int]
        /// Whether a row is worth being reduced, or only taken where it is cheap.
        let reduces: Bool
    }

    private static let zero = 1e-11
    private static let pivotRatio = 1e-3

    private let matrix: SparseRows
    private var factor = BasisFactor()
    /// The position of the row that defines a variable, or -1.
    private var definition: [Int]
    /// Whether a variable's value follows from accepted rows alone.
    private var isFixed: [Bool]
    /// Whether an accepted row mentions a variable it does not define.
    private var isMentioned: [Bool]
    /// How much candidates want to define a variable.
    private var claims: [Int]
    /// The candidates by variable, and their open variables' number by row; 0 for all other rows.
    private var columnStarts: [Int] = []
    private var columnRows: [Int] = []
    private var openCounts: [Int]
    private var isSettled: [Bool]
    /// Whether a row may be accepted now: its class or an earlier one is being chosen from.
    private var isEligible: [Bool]
    private var singles: [Int] = []
    private var search: DefinitionSearch
    private var work: [Double]
    private var magnitude: [Double]
    private var budget: SolverBudget

    /// Returns the factors of as many independent rows as there are variables.
    ///
    /// Variables that no candidate holds rest.
    static func build(
        _ matrix: SparseRows, classes: [Class], budget: inout SolverBudget
    ) throws(ConstraintError) -> BasisFactor {
        var builder = BasisBuilder(matrix, classes: classes, budget: budget)
        for group in classes where builder.factor.rows.count < matrix.variableCount {
            try builder.choose(from: group)
        }
        builder.restOpenVariables()
        builder.sort()
        budget = builder.budget
        return builder.factor
    }

    private init(_ matrix: SparseRows, classes: [Class], budget: SolverBudget) {
        self.matrix = matrix
        self.budget = budget
        let count = matrix.variableCount
        definition = [Int](repeating: -1, count: count)
        isFixed = [Bool](repeating: false, count: count)
        isMentioned = isFixed
        claims = [Int](repeating: 0, count: count)
        openCounts = [Int](repeating: 0, count: matrix.count)
        isSettled = [Bool](repeating: false, count: matrix.count)
        isEligible = isSettled
        search = DefinitionSearch(variableCount: count)
        work = [Double](repeating: 0, count: count)
        magnitude = work
        countColumns(classes)
    }

    /// Lists the candidates of each variable.
    private mutating func countColumns(_ classes: [Class]) {
        columnStarts = [Int](repeating: 0, count: matrix.variableCount + 1)
        for group in classes {
            for row in group.rows {
                let terms = matrix.terms(of: row)
                openCounts[row] = terms.count
                for term in terms {
                    columnStarts[matrix.variables[term] + 1] += 1
                    // A row with one variable can define nothing else.
                    claims[matrix.variables[term]] += terms.count == 1 ? 8 : 1
                }
            }
        }
        for variable in 0..<matrix.variableCount {
            columnStarts[variable + 1] += columnStarts[variable]
        }
        var next = columnStarts
        columnRows = [Int](repeating: 0, count: columnStarts[matrix.variableCount])
        for group in classes {
            for row in group.rows {
                for term in matrix.terms(of: row) {
                    let variable = matrix.variables[term]
                    columnRows[next[variable]] = row
                    next[variable] += 1
                }
            }
        }
    }

    private mutating func choose(from group: Class) throws(ConstraintError) {
        for row in group.rows {
            isEligible[row] = true
            if openCounts[row] == 1 { singles.append(row) }
        }
        try takeSingles()
        for row in group.rows where !isSettled[row] {
            if factor.rows.count == matrix.variableCount { return }
            try take(row, reduces: group.reduces)
            try takeSingles()
        }
    }

    /// Accepts the rows that fix their last open variable.
    private mutating func takeSingles() throws(ConstraintError) {
        while let row = singles.popLast() {
            if isSettled[row] { continue }
            let open = matrix.terms(of: row).first { !isFixed[matrix.variables[$0]] }
            guard let open, definition[matrix.variables[open]] < 0 else { continue }
            try accept(row, pivot: open)
        }
    }

    /// Accepts a row if it is independent of those accepted before.
    private mutating func take(_ row: Int, reduces: Bool) throws(ConstraintError) {
        settle(row)
        // A row of fixed variables depends on the rows that fix them.
        if openCounts[row] == 0 { return }
        var free: [Int] = []
        var defined: [Int] = []
        for term in matrix.terms(of: row) {
            let variable = matrix.variables[term]
            if definition[variable] < 0 {
                free.append(term)
            } else if !isFixed[variable] {
                defined.append(variable)
            }
        }
        if !defined.isEmpty {
            let fresh = free.filter { !isMentioned[matrix.variables[$0]] }
            if !fresh.isEmpty {
                free = fresh
            } else if !free.isEmpty {
                try search.reach(
                    from: defined, in: factor, definition: definition, stoppingAt: isFixed,
                    budget: &budget)
                free = free.filter { !search.contains(matrix.variables[$0]) }
            }
        }
        if let pivot = best(free) {
            try accept(row, pivot: pivot)
        } else if reduces {
            try reduce(row)
        }
    }

    /// Returns the place of the coefficient to define a variable by: one that few others claim.
    private func best(_ places: [Int]) -> Int? {
        let largest = places.reduce(0) { max($0, abs(matrix.coefficients[$1])) }
        return places.filter { abs(matrix.coefficients[$0]) >= largest * Self.pivotRatio }
            .min { claims[matrix.variables[$0]] < claims[matrix.variables[$1]] }
    }

    /// Takes a row out of the candidates.
    private mutating func settle(_ row: Int) {
        isSettled[row] = true
        for term in matrix.terms(of: row) { claims[matrix.variables[term]] -= 1 }
    }

    /// Adds a row as it is.
    private mutating func accept(_ row: Int, pivot: Int) throws(ConstraintError) {
        if !isSettled[row] { settle(row) }
        for term in matrix.terms(of: row) where term != pivot {
            add(matrix.coefficients[term], of: matrix.variables[term])
        }
        finish(row, pivot: matrix.variables[pivot], coefficient: matrix.coefficients[pivot])
        if openCounts[row] == 1 { try fix(matrix.variables[pivot]) }
    }

    private mutating func add(_ coefficient: Double, of variable: Int) {
        factor.variables.append(variable)
        factor.coefficients.append(coefficient)
        isMentioned[variable] = true
    }

    private mutating func finish(_ row: Int, pivot variable: Int, coefficient: Double) {
        definition[variable] = factor.rows.count
        factor.rows.append(row)
        factor.pivotVariables.append(variable)
        factor.pivots.append(coefficient)
        factor.starts.append(factor.variables.count)
    }

    /// Marks a variable as fixed, and those that follow from it.
    private mutating func fix(_ first: Int) throws(ConstraintError) {
        var pending = [first]
        while let variable = pending.popLast() {
            if isFixed[variable] { continue }
            isFixed[variable] = true
            let column = columnStarts[variable]..<columnStarts[variable + 1]
            try budget.spend(column.count)
            for row in columnRows[column] {
                openCounts[row] -= 1
                guard openCounts[row] == 1 else { continue }
                if !isSettled[row] {
                    if isEligible[row] { singles.append(row) }
                    continue
                }
                // An accepted row whose other variables are fixed fixes the one it defines.
                let open = matrix.terms(of: row).map { matrix.variables[$0] }
                    .first { !isFixed[$0] }
                if let open, definition[open] >= 0, factor.rows[definition[open]] == row {
                    pending.append(open)
                }
            }
        }
    }

    /// Takes defined variables out of a row, and accepts what is left of it.
    private mutating func reduce(_ row: Int) throws(ConstraintError) {
        var touched: [Int] = []
        for term in matrix.terms(of: row) {
            let variable = matrix.variables[term]
            work[variable] = matrix.coefficients[term]
            magnitude[variable] = abs(work[variable])
            touched.append(variable)
        }
        try search.reach(
            from: touched.filter { definition[$0] >= 0 }, in: factor, definition: definition,
            stoppingAt: nil, budget: &budget)
        let position = factor.rows.count
        let firstReduction = factor.reductions.count
        for variable in search.order.reversed() {
            let value = work[variable]
            work[variable] = 0
            if abs(value) <= Self.zero * magnitude[variable] { continue }
            let by = definition[variable]
            let multiple = value / factor.pivots[by]
            factor.reductions.append(.init(position: position, by: by, factor: multiple))
            for term in factor.terms(of: by) {
                let change = multiple * factor.coefficients[term]
                let other = factor.variables[term]
                work[other] -= change
                magnitude[other] = max(magnitude[other], abs(change))
                touched.append(other)
            }
        }
        var left: [(variable: Int, coefficient: Double)] = []
        for variable in touched {
            if abs(work[variable]) > Self.zero * magnitude[variable] {
                left.append((variable, work[variable]))
            }
            work[variable] = 0
        }
        for variable in touched { magnitude[variable] = 0 }
        for variable in search.order { magnitude[variable] = 0 }
        let largest = left.reduce(0) { max($0, abs($1.coefficient)) }
        let pivot = left.filter { abs($0.coefficient) >= largest * Self.pivotRatio }
            .min { claims[$0.variable] < claims[$1.variable] }
        guard let pivot, largest.isFinite else {
            factor.reductions.removeSubrange(firstReduction...)
            return
        }
        for term in left where term.variable != pivot.variable {
            add(term.coefficient, of: term.variable)
        }
        finish(row, pivot: pivot.variable, coefficient: pivot.coefficient)
        if left.count == 1 { try fix(pivot.variable) }
    }

    /// Lets the variables rest that no row defines.
    private mutating func restOpenVariables() {
        for variable in 0..<matrix.variableCount where definition[variable] < 0 {
            finish(variable, pivot: variable, coefficient: 1)
        }
    }

    /// Sorts the definitions so that each comes after those it needs.
    private mutating func sort() {
        search.start()
        for variable in 0..<matrix.variableCount {
            search.visit(variable, in: factor, definition: definition, stoppingAt: nil)
        }
        factor.order = search.order.map { definition[$0] }
    }
}
