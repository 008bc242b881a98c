/// How wide a border is.
public enum BorderWidth: Hashable, Sendable {
    /// One pixel at any scale.
    case hairline
    /// A width in points, zero or more.
    case points(Double)

    /// Returns the width in points at a scale in pixels per point.
    public func points(atScale scale: Double) -> Double {
        switch self {
        case .hairline: 1 / scale
        case .points(let width): width
        }
    }
}
