/// The device's pixel grid: the one place where coordinates are rounded.
///
/// A value within 1/1024 pixel of a grid line, or of a half line where halves matter, counts as
/// lying on it, so that sums of decimal fractions round as their author meant.
public struct PixelGrid: Hashable, Sendable {
    /// How many device pixels one point spans.
    public let scale: Double

    /// Creates the grid of a screen scale.
    ///
    /// - Precondition: `scale` is finite and greater than zero.
    public init(scale: Double) {
        precondition(scale.isFinite && scale > 0, "a pixel grid needs a finite, positive scale")
        self.scale = scale
    }

    /// How close to a line, in pixels, a value counts as lying on it.
    private static let tolerance = 1.0 / 1024

    /// The extent of one pixel in points.
    public var hairline: Double { 1 / scale }

    /// Returns the nearest grid line in points; halves go towards positive infinity.
    public func rounded(_ value: Double) -> Double {
        (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    }

    /// Returns the number of the nearest grid line; halves go towards positive infinity.
    ///
    /// Lines beyond ±2⁴⁰ count as the last one, and a value that is no number as line 0.
    public func pixel(at value: Double) -> Int {
        let line = (value * scale + 0.5 + Self.tolerance).rounded(.down)
        guard !line.isNaN else { return 0 }
        let last = Double(1 << 40)
        return Int(min(max(line, -last), last))
    }

    /// Returns the nearest grid line at or above a value, in points.
    public func ceiling(_ value: Double) -> Double {
        (value * scale - Self.tolerance).rounded(.up) / scale
    }

    /// Returns the nearest grid line at or below a value, in points.
    public func floor(_ value: Double) -> Double {
        (value * scale + Self.tolerance).rounded(.down) / scale
    }

    /// Returns the size with each extent rounded up to whole pixels.
    public func ceiling(_ size: Size) -> Size {
        Size(width: ceiling(size.width), height: ceiling(size.height))
    }

    /// Returns the rectangle with its origin rounded and its size kept.
    public func roundedOrigin(_ rect: Rect) -> Rect {
        Rect(
            x: rounded(rect.minX), y: rounded(rect.minY), width: rect.width, height: rect.height)
    }

    /// Returns the rectangle with all four edges rounded; the size is what lies between them.
    public func roundedEdges(_ rect: Rect) -> Rect {
        Rect(
            minX: rounded(rect.minX), minY: rounded(rect.minY),
            maxX: rounded(rect.maxX), maxY: rounded(rect.maxY))
    }

    /// Returns the smallest rectangle of whole pixels that holds a rectangle.
    public func expanded(_ rect: Rect) -> Rect {
        Rect(
            minX: floor(rect.minX), minY: floor(rect.minY),
            maxX: ceiling(rect.maxX), maxY: ceiling(rect.maxY))
    }

    /// Whether a value lies on a grid line.
    public func contains(_ value: Double) -> Bool {
        let pixels = value * scale
        return (pixels - pixels.rounded()).magnitude <= Self.tolerance
    }
}
