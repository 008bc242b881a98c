public import GalleyImage

/// A colour at a place of a gradient's colour line.
public struct GradientStop: Hashable, Sendable {
    /// The place: 0 is the start of the gradient and 1 the end; others are allowed.
    public var position: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(_ position: Double, _ color: Color) {
        self.position = position
        self.color = color
    }
}
