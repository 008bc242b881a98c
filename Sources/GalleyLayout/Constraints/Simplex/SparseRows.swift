/// Rows of coefficients without their zeros, one after the other in memory.
///
/// The first ``variableCount`` rows hold one variable each, with the coefficient 1: they say where a
/// variable rests when nothing else holds it.
struct SparseRows {
    let variableCount: Int
    private(set) var starts: [Int]
    private(set) var variables: [Int]
    private(set) var coefficients: [Double]

    /// Creates the rows of resting variables.
    init(variableCount: Int) {
        self.variableCount = variableCount
        starts = Array(0...variableCount)
        variables = Array(0..<variableCount)
        coefficients = [Double](repeating: 1, count: variableCount)
    }

    /// Adds a row; the variables differ from each other and the coefficients from zero.
    mutating func append(_ terms: [LinearTerm], locating index: [Int]) {
        for term in terms {
            variables.append(index[term.variable.index])
            coefficients.append(term.coefficient)
        }
        starts.append(variables.count)
    }

    var count: Int { starts.count - 1 }

    /// How many coefficients there are.
    var termCount: Int { variables.count }

    /// The places of a row's coefficients.
    func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    /// Returns the value of a row for values of the variables.
    func value(of row: Int, at values: [Double]) -> Double {
        var sum = 0.0
        for term in terms(of: row) { sum += coefficients[term] * values[variables[term]] }
        return sum
    }
}
