/// Variables connected by constraints, and the rows that solve them.
struct SolverBlock {
    /// The variables' indices, ascending.
    var variables: [Int]
    /// The constraints' indices, oldest first.
    var constraints: [Int]
    /// The rows, or nil until they are made; broken constraints have none.
    var rows: SimplexBlock?
    /// Whether a constant has changed since the last solve.
    var isChanged = true
    /// Whether variables or constraints have come or gone since the last solve.
    var isRebuilt = true
    var conflicts: [SolverConflict] = []
}
