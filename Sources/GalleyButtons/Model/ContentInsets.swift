public import GalleyGeometry

/// The distances from a button's bounds to its content rect, in points; a negative one reaches out.
public enum ContentInsets: Hashable, Sendable {
    /// Left and right stay where they are in every layout direction.
    case physical(EdgeInsets)
    /// Leading and trailing change sides with the layout direction.
    case directional(DirectionalEdgeInsets)

    /// No inset on any edge.
    public static let zero = ContentInsets.physical(.zero)

    /// Returns the physical insets for a layout direction.
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch self {
        case .physical(let insets): insets
        case .directional(let insets): insets.resolved(for: direction)
        }
    }
}
