/// Distances from the physical edges of a rectangle inward, in the rectangle's unit.
///
/// Left and right never swap with the layout direction; ``DirectionalEdgeInsets`` do.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge down.
    public var top: Double
    /// The distance from the left edge to the right.
    public var left: Double
    /// The distance from the bottom edge up.
    public var bottom: Double
    /// The distance from the right edge to the left.
    public var right: Double

    /// Creates insets in UIKit's order: top, left, bottom, right.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset on any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
