import GalleyLayout

/// The plain way to solve a system: a dense simplex tableau, one goal after the other.
///
/// Each free variable is a difference of two, each row has a shortfall and an excess, and the costs
/// of a priority are minimized in turn; columns that would raise a cost already minimized are shut
/// out. Bland's rule picks every pivot. It shares nothing with the solver under test but the task.
struct DenseProgram {
    /// The least violation of each priority, strongest first, given that of the stronger ones.
    let violations: [Double]

    init(_ system: LinearSystem) {
        let count = system.nonNegative.count
        let rows = system.rows
        // Columns: x⁺, x⁻, then for each row its shortfall and its excess; the last is the constant.
        let columns = 2 * count + 2 * rows.count
        var tableau: [[Double]] = []
        var basis: [Int] = []
        for (index, row) in rows.enumerated() {
            var line = [Double](repeating: 0, count: columns + 1)
            for term in row.terms {
                line[term.variable] = term.coefficient
                line[count + term.variable] = -term.coefficient
            }
            line[2 * count + 2 * index] = 1
            line[2 * count + 2 * index + 1] = -1
            line[columns] = row.constant
            if row.constant < 0 { line = line.map { -$0 } }
            basis.append(2 * count + 2 * index + (row.constant < 0 ? 1 : 0))
            tableau.append(line)
        }
        var isOpen = [Bool](repeating: true, count: columns)
        for variable in 0..<count where system.nonNegative[variable] {
            isOpen[count + variable] = false
        }
        var violations: [Double] = []
        for priority in system.priorities {
            var cost = [Double](repeating: 0, count: columns)
            for (index, row) in rows.enumerated() where row.priority == priority {
                if row.relation != .lessThanOrEqual { cost[2 * count + 2 * index] = 1 }
                if row.relation != .greaterThanOrEqual { cost[2 * count + 2 * index + 1] = 1 }
            }
            let reduced = Self.minimize(cost, &tableau, &basis, isOpen)
            violations.append(
                basis.indices.reduce(0) { $0 + cost[basis[$1]] * tableau[$1][columns] })
            for column in 0..<columns where reduced[column] > 1e-7 { isOpen[column] = false }
        }
        self.violations = violations
    }

    /// Whether a system's required rows can hold together.
    static func isFeasible(_ system: LinearSystem) -> Bool {
        var required = system
        required.rows = system.rows.filter { $0.priority == 1000 }
        return (DenseProgram(required).violations.first ?? 0) < 1e-6
    }

    /// Pivots until no open column lowers the cost; returns the reduced costs.
    private static func minimize(
        _ cost: [Double], _ tableau: inout [[Double]], _ basis: inout [Int], _ isOpen: [Bool]
    ) -> [Double] {
        let columns = cost.count
        while true {
            let reduced = (0..<columns).map { column in
                basis.indices.reduce(cost[column]) {
                    $0 - cost[basis[$1]] * tableau[$1][column]
                }
            }
            guard let entering = (0..<columns).first(where: { isOpen[$0] && reduced[$0] < -1e-8 })
            else { return reduced }
            var leaving: Int?
            for row in basis.indices where tableau[row][entering] > 1e-8 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let ratio = tableau[row][columns] / tableau[row][entering]
                let least = tableau[best][columns] / tableau[best][entering]
                if ratio < least - 1e-10 || ratio < least + 1e-10 && basis[row] < basis[best] {
                    leaving = row
                }
            }
            guard let leaving else { return reduced }
            let pivot = tableau[leaving][entering]
            let line = tableau[leaving].map { $0 / pivot }
            for row in basis.indices where tableau[row][entering] != 0 {
                let factor = tableau[row][entering]
                for column in 0...columns { tableau[row][column] -= factor * line[column] }
            }
            tableau[leaving] = line
            basis[leaving] = entering
        }
    }
}
