/// What a solver knows of a variable.
struct VariableRecord {
    let serial: Int
    let rest: Double
    let isNonNegative: Bool
    let weight: Double
    var isLive = true
    var value: Double
    /// The block it is solved in, or -1.
    var block = -1
    /// The constraint that edits it.
    var edit: SolverConstraint?
    /// The state of the row in which it rests.
    var state = RowState()

    init(serial: Int, rest: Double, isNonNegative: Bool, weight: Double) {
        self.serial = serial
        self.rest = rest
        self.isNonNegative = isNonNegative
        self.weight = weight
        value = rest
    }
}
