/// Distances from the edges of a rectangle inward, named by the direction text runs.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge down.
    public var top: Double
    /// The distance from the edge where a line starts.
    public var leading: Double
    /// The distance from the bottom edge up.
    public var bottom: Double
    /// The distance from the edge where a line ends.
    public var trailing: Double

    /// Creates insets in UIKit's order: top, leading, bottom, trailing.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No inset on any edge.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Returns the physical insets for a layout direction.
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch direction {
        case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }
}
