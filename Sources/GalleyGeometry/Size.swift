/// A width and a height in the unit of the value that holds it.
public struct Size: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// Creates a size from its two extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent on either axis.
    public static let zero = Size(width: 0, height: 0)
}
