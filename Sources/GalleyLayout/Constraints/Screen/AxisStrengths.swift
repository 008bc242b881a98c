/// A strength for each axis.
public struct AxisStrengths: Hashable, Sendable {
    /// The strength on the axis of x.
    public var horizontal: ConstraintStrength
    /// The strength on the axis of y.
    public var vertical: ConstraintStrength

    /// Creates the same strength for both axes.
    public init(_ both: ConstraintStrength) {
        self.init(horizontal: both, vertical: both)
    }

    /// Creates a strength for each axis.
    public init(horizontal: ConstraintStrength, vertical: ConstraintStrength) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: LayoutAxis) -> ConstraintStrength {
        axis == .horizontal ? horizontal : vertical
    }
}
