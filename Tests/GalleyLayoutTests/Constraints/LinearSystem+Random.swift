import GalleyLayout

extension SystemRow {
    /// A row like those of screens: a few small coefficients, round constants, often required.
    static func random(variableCount: Int, using generator: inout SplitMix64) -> SystemRow {
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let variable = Int.random(in: 0..<variableCount, using: &generator)
            if terms.contains(where: { $0.variable == variable }) { continue }
            let choices: [Double] = [1, 1, 1, -1, -1, 0.5, -2]
            terms.append((variable, choices.randomElement(using: &generator) ?? 1))
        }
        let priorities: [Double] = [1000, 1000, 750, 750, 500, 250, 50]
        return SystemRow(
            terms: terms,
            relation: ConstraintRelation.allCases.randomElement(using: &generator) ?? .equal,
            constant: Double(Int.random(in: -4...8, using: &generator) * 5),
            priority: priorities.randomElement(using: &generator) ?? 1000)
    }
}

extension LinearSystem {
    /// A system that may well have conflicts.
    static func random(seed: Int) -> LinearSystem {
        var generator = SplitMix64(seed: seed)
        let count = Int.random(in: 1...7, using: &generator)
        return LinearSystem(
            nonNegative: (0..<count).map { _ in Bool.random(using: &generator) },
            rows: (0..<Int.random(in: 1...14, using: &generator)).map { _ in
                SystemRow.random(variableCount: count, using: &generator)
            })
    }

    /// A system whose required rows hold at some point.
    static func randomSatisfiable(seed: Int) -> LinearSystem {
        var system = random(seed: seed)
        var generator = SplitMix64(seed: seed + 1_000_000)
        let point = system.nonNegative.map { _ in
            Double(Int.random(in: 0...20, using: &generator))
        }
        for index in system.rows.indices where system.rows[index].priority == 1000 {
            let row = system.rows[index]
            let value = row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
            let slack = Double(Int.random(in: 0...2, using: &generator) * 5)
            system.rows[index].constant =
                switch row.relation {
                case .equal: value
                case .lessThanOrEqual: value + slack
                case .greaterThanOrEqual: value - slack
                }
        }
        return system
    }
}
