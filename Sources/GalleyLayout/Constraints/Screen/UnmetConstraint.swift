/// An optional constraint that stronger ones keep from holding.
public struct UnmetConstraint: Hashable, Sendable {
    /// The constraint.
    public let constraint: LayoutConstraint
    /// How far its first side is from where it should be, in points; negative is too small.
    public let excess: Double
}
