public import GalleyGeometry

/// Colours that change along a line, between two circles or around a point.
///
/// The colour line spans from its first to its last stop. Colours are interpolated premultiplied,
/// in sRGB. Every pixel takes the colour at its centre from the formula itself, in double
/// precision, and is rounded to eight bits once: no table of colours in between makes bands wider
/// than the steps of eight bits, and no pixel leaves the formula by more than 0.51/255.
public struct Gradient: Hashable, Sendable {
    /// Where the places of the colour line lie; places are in the unit of what is filled.
    public enum Geometry: Hashable, Sendable {
        /// Place 0 is at the start and place 1 at the end, and lines square to theirs are alike.
        ///
        /// Where both are the same point, everything has the last colour.
        case linear(start: Point, end: Point)
        /// Place 0 is the start circle and place 1 the end circle; all circles between and beyond
        /// them count whose radius is not negative, the one of the greatest place first.
        ///
        /// What no circle reaches stays clear (HTML canvas and COLR version 1).
        case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
        /// Place 0 is the ray at the start angle and place 1 the one at the end angle, in degrees
        /// from the x axis towards the y axis; every ray counts with its angle in 0..<360.
        case sweep(center: Point, startAngle: Double, endAngle: Double)
    }

    /// The places of the colour line.
    public var geometry: Geometry
    /// The colours in order; a stop before the one that it follows moves to that one's place.
    public var stops: [GradientStop]
    /// What lies before the first and after the last stop.
    public var extend: GradientExtend

    /// Creates a gradient; without stops it can't be drawn.
    public init(_ geometry: Geometry, stops: [GradientStop], extend: GradientExtend = .pad) {
        self.geometry = geometry
        self.stops = stops
        self.extend = extend
    }
}
