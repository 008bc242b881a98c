public import GalleyGeometry

/// The sizes a button's items were shown in when a swap looked at them, in points.
public struct EarlierSizes: Hashable, Sendable {
    /// The image's size at the time; nil where it wasn't looked at.
    public var icon: Size?
    /// The title's size at the time; nil where it wasn't looked at.
    public var title: Size?

    /// Creates a pair of sizes; what is left out is taken from the present layout.
    public init(icon: Size? = nil, title: Size? = nil) {
        self.icon = icon
        self.title = title
    }
}
