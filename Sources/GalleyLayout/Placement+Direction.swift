public import GalleyGeometry

extension Placement {
    /// Returns the edge of the title the icon stands at when lines run in a direction.
    public func side(for direction: LayoutDirection) -> RectEdge {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }

    /// The axis on which icon and title follow one another.
    public var axis: LayoutAxis {
        switch self {
        case .leading, .trailing, .left, .right: .horizontal
        case .top, .bottom: .vertical
        }
    }
}
