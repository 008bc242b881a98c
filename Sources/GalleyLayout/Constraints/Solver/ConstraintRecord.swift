/// What a solver knows of a constraint: a sum of terms, its target, and what missing it costs.
struct ConstraintRecord {
    let serial: Int
    /// The terms by ascending variable, none of them zero.
    let terms: [LinearTerm]
    var target: Double
    /// The strengths against sums above and below the target, or nil where that side is free.
    let above: ConstraintStrength?
    let below: ConstraintStrength?
    var isLive = true
    /// Whether the last solve had to leave it out.
    var isBroken = false
    var state = RowState()
    /// Its row in its block.
    var row = -1

    var isRequired: Bool { above?.isRequired == true || below?.isRequired == true }
}
