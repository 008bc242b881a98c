/// Which points of the plane a path encloses.
public enum FillRule: Hashable, Sendable {
    /// Points around which the contours wind a number of times other than zero.
    case nonZero
    /// Points from which a ray crosses the contours an odd number of times.
    case evenOdd

    /// Whether a point with this winding number is inside.
    @inline(__always)
    func encloses(_ winding: Int) -> Bool {
        self == .nonZero ? winding != 0 : winding & 1 != 0
    }
}
