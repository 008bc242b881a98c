/// An axis-parallel rectangle given by its corner of least coordinates and its size.
///
/// In layout and drawing the origin is the top left corner and y grows down; in font units it is
/// the bottom left corner and y grows up. A negative size is kept as it is: crossed edge insets
/// produce one, and the rules that follow need to see it.
public struct Rect: Hashable, Sendable {
    /// The corner of least coordinates.
    public var origin: Point
    /// The extent from the origin.
    public var size: Size

    /// Creates a rectangle from its corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its corner's coordinates and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates the rectangle between two pairs of edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The rectangle of no extent at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The horizontal extent.
    public var width: Double { size.width }
    /// The vertical extent.
    public var height: Double { size.height }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The centre on the horizontal axis.
    public var midX: Double { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The edge of least y.
    public var minY: Double { origin.y }
    /// The centre on the vertical axis.
    public var midY: Double { origin.y + size.height / 2 }
    /// The edge of greatest y.
    public var maxY: Double { origin.y + size.height }
    /// Whether the rectangle holds no area.
    public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

    /// Returns the rectangle moved by a distance on each axis.
    public func offset(x: Double, y: Double) -> Rect {
        Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }

    /// Returns the rectangle with each edge moved inward by its inset; a negative inset moves it out.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    /// Returns the smallest rectangle that holds both rectangles.
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Returns the part both rectangles share, or nil where they share no area.
    public func intersection(_ other: Rect) -> Rect? {
        let shared = Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return shared.isEmpty ? nil : shared
    }

    /// Returns the rectangle with every coordinate and extent multiplied by a factor.
    public func scaled(by factor: Double) -> Rect {
        Rect(
            x: origin.x * factor, y: origin.y * factor,
            width: size.width * factor, height: size.height * factor)
    }
}
