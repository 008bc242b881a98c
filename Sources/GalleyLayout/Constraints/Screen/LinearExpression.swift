/// A sum of variables times numbers, and a constant.
struct LinearExpression {
    var terms: [LinearTerm]
    var constant: Double

    init(_ terms: [LinearTerm] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    init(_ variable: SolverVariable) { self.init([LinearTerm(variable)]) }

    /// Adds another expression times a number.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        for term in other.terms {
            terms.append(LinearTerm(term.variable, term.coefficient * factor))
        }
        constant += other.constant * factor
    }

    /// Returns the sum with another expression times a number.
    func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
        var sum = self
        sum.add(other, times: factor)
        return sum
    }
}
