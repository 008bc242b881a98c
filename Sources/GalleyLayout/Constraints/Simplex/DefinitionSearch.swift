/// Walks from variables to those their definitions mention, without recursion.
struct DefinitionSearch {
    /// The defined variables of this walk so far, each after those its definition mentions.
    private(set) var order: [Int] = []
    private(set) var stepCount = 0
    private var marks: [Int]
    private var round = 0
    private var stack: [(variable: Int, next: Int)] = []

    init(variableCount: Int) {
        marks = [Int](repeating: 0, count: variableCount)
    }

    /// Begins a walk.
    mutating func start() {
        round += 1
        stepCount = 0
        order.removeAll(keepingCapacity: true)
    }

    /// Whether the last walk came by a variable.
    func contains(_ variable: Int) -> Bool { marks[variable] == round }

    /// Walks from several variables.
    mutating func reach(
        from variables: [Int], in factor: BasisFactor, definition: [Int],
        stoppingAt stops: [Bool]?, budget: inout SolverBudget
    ) throws(ConstraintError) {
        start()
        for variable in variables {
            visit(variable, in: factor, definition: definition, stoppingAt: stops)
        }
        try budget.spend(stepCount)
    }

    /// Walks from one variable; those the walk has come by, and stops, are passed over.
    mutating func visit(
        _ variable: Int, in factor: BasisFactor, definition: [Int], stoppingAt stops: [Bool]?
    ) {
        enter(variable, in: factor, definition: definition)
        while let (top, next) = stack.last {
            if next == factor.starts[definition[top] + 1] {
                order.append(top)
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            stepCount += 1
            let other = factor.variables[next]
            if let stops, stops[other] { continue }
            enter(other, in: factor, definition: definition)
        }
    }

    private mutating func enter(_ variable: Int, in factor: BasisFactor, definition: [Int]) {
        if marks[variable] == round { return }
        marks[variable] = round
        let position = definition[variable]
        if position >= 0 { stack.append((variable, factor.starts[position])) }
    }
}
