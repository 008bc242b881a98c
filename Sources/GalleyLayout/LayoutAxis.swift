/// One of the two axes of a button's coordinates.
public enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
    /// The axis of x, growing to the right.
    case horizontal
    /// The axis of y, growing downward.
    case vertical
}
