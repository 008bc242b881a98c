/// The second side of an equation while it is being read.
struct EquationSum {
    var anchor: LayoutAnchor?
    var multiplier = 1.0
    var constant = 0.0
}
