/// The factors of the square matrix whose rows hold exactly, in the form of definitions.
///
/// Each row of the basis defines one variable, its pivot, by other variables, and the definitions
/// never go in circles. A row keeps its own coefficients wherever it can: in a chain each item is
/// defined by the one before it, so that a chain of n items needs n short rows, where a tableau would
/// spell each of them out down to the first item. Only a row that closes a circle is reduced by the
/// rows that came before it. Rows that enter the basis later are kept as replacements until the
/// matrix is factored anew, which also sheds their rounding errors.
struct BasisFactor {
    /// A row of the basis put in place of another: its coefficients in terms of the basis.
    struct Replacement {
        let position: Int
        let pivot: Double
        /// The other rows of the basis it is made of.
        let positions: [Int]
        let factors: [Double]
    }

    /// A row taken off another before that one was accepted.
    struct Reduction {
        let position: Int
        let by: Int
        let factor: Double
    }

    /// The rows of the basis by position, which is the order they were accepted in.
    var rows: [Int] = []
    /// The variable each row defines, and its coefficient there.
    var pivotVariables: [Int] = []
    var pivots: [Double] = []
    /// Where each row's other coefficients begin; one more than there are rows.
    var starts: [Int] = [0]
    var variables: [Int] = []
    var coefficients: [Double] = []
    var reductions: [Reduction] = []
    /// The positions so that a row comes after all whose pivots it mentions.
    var order: [Int] = []
    var replacements: [Replacement] = []

    /// How many coefficients a pass over all factors touches.
    var termCount: Int { variables.count + rows.count + reductions.count + replacementTerms }
    private var replacementTerms = 0

    func terms(of position: Int) -> Range<Int> { starts[position]..<starts[position + 1] }

    /// Solves for the variables; the right-hand sides, by position, are used up.
    func solve(_ sides: inout [Double]) -> [Double] {
        for replacement in replacements.reversed() {
            var value = sides[replacement.position]
            for index in replacement.positions.indices {
                value -= replacement.factors[index] * sides[replacement.positions[index]]
            }
            sides[replacement.position] = value / replacement.pivot
        }
        for reduction in reductions {
            sides[reduction.position] -= reduction.factor * sides[reduction.by]
        }
        var values = [Double](repeating: 0, count: rows.count)
        for position in order {
            var value = sides[position]
            for term in terms(of: position) {
                value -= coefficients[term] * values[variables[term]]
            }
            if value != 0 { values[pivotVariables[position]] = value / pivots[position] }
        }
        return values
    }

    /// Solves the transposed system: what each row of the basis, by position, has to count for the
    /// rows to add up to coefficients given by variable, which are used up.
    func solveTransposed(_ sums: inout [Double]) -> [Double] {
        var shares = [Double](repeating: 0, count: rows.count)
        for position in order.reversed() {
            let sum = sums[pivotVariables[position]]
            if sum == 0 { continue }
            let share = sum / pivots[position]
            shares[position] = share
            for term in terms(of: position) { sums[variables[term]] -= coefficients[term] * share }
        }
        for reduction in reductions.reversed() {
            shares[reduction.by] -= reduction.factor * shares[reduction.position]
        }
        for replacement in replacements {
            let share = shares[replacement.position] / replacement.pivot
            shares[replacement.position] = share
            if share == 0 { continue }
            for index in replacement.positions.indices {
                shares[replacement.positions[index]] -= replacement.factors[index] * share
            }
        }
        return shares
    }

    /// Puts a row in place of the one at a position; `shares` are its coefficients by position.
    mutating func replace(_ position: Int, shares: [Double]) {
        var positions: [Int] = []
        var factors: [Double] = []
        for index in shares.indices where shares[index] != 0 && index != position {
            positions.append(index)
            factors.append(shares[index])
        }
        replacementTerms += positions.count + 1
        replacements.append(
            Replacement(
                position: position, pivot: shares[position], positions: positions, factors: factors
            ))
    }
}
