import GalleyLayout
import Testing

/// A system in words: sums such as "0.5 x - y", each compared with a number at a priority.
struct SolverCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Row: Decodable, Sendable {
        let sum: String
        let relation: String
        let constant: Double
        let priority: Double

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            sum = try values.decode(String.self)
            relation = try values.decode(String.self)
            constant = try values.decode(Double.self)
            priority = try values.isAtEnd ? 1000 : values.decode(Double.self)
        }
    }

    let name: String
    let why: String
    /// The names; those with a plus behind them must not be negative.
    let variables: [String]
    let rows: [Row]
    let expected: [String: Double]

    var testDescription: String { name }

    var names: [String] { variables.map { $0.filter { $0 != "+" } } }

    /// Reads a sum of variables, each with an optional number before it.
    func terms(_ sum: String) throws -> [(variable: Int, coefficient: Double)] {
        var terms: [(variable: Int, coefficient: Double)] = []
        var sign = 1.0
        var factor = 1.0
        for word in sum.split(separator: " ") {
            if word == "+" || word == "-" {
                sign = word == "-" ? -1 : 1
                factor = 1
            } else if let number = Double(word) {
                factor = number
            } else {
                let variable = try #require(names.firstIndex(of: String(word)))
                terms.append((variable, sign * factor))
            }
        }
        return terms
    }

    func system() throws -> LinearSystem {
        LinearSystem(
            nonNegative: variables.map { $0.hasSuffix("+") },
            rows: try rows.map { row in
                SystemRow(
                    terms: try terms(row.sum),
                    relation: try #require(ConstraintRelation(rawValue: row.relation)),
                    constant: row.constant, priority: row.priority)
            })
    }
}
