/// The colours of a gradient by place.
public struct PaintColorLine: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The place; 0 is the start of the gradient and 1 its end, others are allowed.
        public var position: Double
        /// The colour.
        public var color: PaintColor

        /// Creates a stop.
        public init(_ position: Double, _ color: PaintColor) {
            self.position = position
            self.color = color
        }
    }

    /// How the line goes on beyond its ends.
    public enum Extend: String, Hashable, Sendable, CaseIterable {
        /// With the colour of the nearest stop.
        case pad
        /// From the start again.
        case `repeat`
        /// Backwards and forwards in turn.
        case reflect
    }

    /// The colours, in ascending order of place.
    public var stops: [Stop]
    /// What lies beyond the first and the last stop.
    public var extend: Extend

    /// Creates a colour line.
    public init(_ stops: [Stop], extend: Extend = .pad) {
        self.stops = stops
        self.extend = extend
    }
}
