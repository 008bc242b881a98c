extension ConstraintSolver {
    /// Sorts the variables into blocks that no constraint connects; blocks that are as before stay.
    mutating func partition() {
        var leaders = Array(variables.indices)
        func leader(of variable: Int) -> Int {
            var variable = variable
            while leaders[variable] != variable {
                leaders[variable] = leaders[leaders[variable]]
                variable = leaders[variable]
            }
            return variable
        }
        let live = constraints.indices.filter { constraints[$0].isLive }
        for index in live {
            let terms = constraints[index].terms
            guard let first = terms.first else { continue }
            for term in terms.dropFirst() {
                let one = leader(of: first.variable.index)
                let other = leader(of: term.variable.index)
                // The lower index leads, so that blocks come in the order of their variables.
                leaders[max(one, other)] = min(one, other)
            }
        }
        var places = [Int](repeating: -1, count: variables.count)
        var fresh: [SolverBlock] = []
        for index in variables.indices where variables[index].isLive {
            let first = leader(of: index)
            if places[first] < 0 {
                places[first] = fresh.count
                fresh.append(SolverBlock(variables: [], constraints: []))
            }
            fresh[places[first]].variables.append(index)
        }
        for index in live.sorted(by: { constraints[$0].serial < constraints[$1].serial }) {
            guard let first = constraints[index].terms.first else { continue }
            fresh[places[leader(of: first.variable.index)]].constraints.append(index)
        }
        for index in fresh.indices { adopt(&fresh[index]) }
        for (index, block) in fresh.enumerated() {
            for variable in block.variables { variables[variable].block = index }
        }
        blocks = fresh
        isPartitioned = true
    }

    /// Carries on a block that is as it was.
    private func adopt(_ block: inout SolverBlock) {
        let old = variables[block.variables[0]].block
        guard old >= 0 else { return }
        let before = blocks[old]
        if !before.isRebuilt, before.variables == block.variables,
            before.constraints == block.constraints
        {
            block = before
        } else {
            // Broken constraints have to be found again wherever they are now.
            block.conflicts = []
        }
    }
}
