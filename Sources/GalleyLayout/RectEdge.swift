/// A physical edge of a rectangle; it never swaps with the layout direction.
public enum RectEdge: String, Hashable, Sendable, CaseIterable {
    /// The edge of least y.
    case top
    /// The edge of least x.
    case left
    /// The edge of greatest y.
    case bottom
    /// The edge of greatest x.
    case right
}
