/// A rectangle of whole device pixels: origin top left, y down.
public struct PixelRect: Hashable, Sendable {
    /// The column of the leftmost pixel.
    public var x: Int
    /// The row of the topmost pixel.
    public var y: Int
    /// How many columns the rectangle spans.
    public var width: Int
    /// How many rows the rectangle spans.
    public var height: Int

    /// Creates a rectangle from its top left pixel and its extents in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle without pixels at the origin.
    public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// The column after the rightmost pixel.
    public var maxX: Int { x + width }
    /// The row after the bottommost pixel.
    public var maxY: Int { y + height }
    /// Whether the rectangle holds no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the pixels both rectangles hold; a rectangle without extent where there are none.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }
}
