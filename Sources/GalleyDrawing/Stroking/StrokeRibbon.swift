/// Neighbouring pieces of what the pen sweeps along a curve, all of one kind.
struct StrokeRibbon {
    /// How the ends of the pen move.
    enum Kind {
        /// Both along the curve.
        case band
        /// The left one along the curve and the right one against it, about a centre between them.
        case rightFan
        /// The other way round.
        case leftFan
    }

    var kind = Kind.band
    /// What the ends of the pen draw.
    var left: [StrokeSegment] = []
    var right: [StrokeSegment] = []
    /// What the centre of curvature draws, in a fan.
    var center: [StrokeSegment] = []

    var count: Int { left.count + right.count + 2 * center.count }

    mutating func removeAll() {
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        center.removeAll(keepingCapacity: true)
    }
}
