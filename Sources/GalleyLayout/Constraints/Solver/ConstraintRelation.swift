/// How the two sides of a constraint compare.
public enum ConstraintRelation: String, Hashable, Sendable, CaseIterable {
    /// Both sides are the same.
    case equal = "="
    /// The first side is not larger.
    case lessThanOrEqual = "<="
    /// The first side is not smaller.
    case greaterThanOrEqual = ">="
}
