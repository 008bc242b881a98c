/// How round the corners of a configured button's background are (layout reference R73, iOS 26.1).
public enum ConfigurationCorner: String, Hashable, Sendable, CaseIterable {
    /// The background's own radius.
    case fixed
    /// A radius that grows with the text size, at most half the height.
    case dynamic
    /// An eighth of the height.
    case small
    /// 0.175 of the height.
    case medium
    /// A quarter of the height.
    case large
    /// Half of the height.
    case capsule

    /// The radius in points of the dynamic style at the default text size.
    public static let dynamicRadius: Double = 17

    /// The radius in points the background has after any style but the dynamic one was set.
    public static let resetRadius: Double = 5.95

    /// Returns the corner radius of a background in points.
    ///
    /// - Parameters:
    ///   - height: The background's height in points.
    ///   - stored: The background's own radius, or the scaled one of the dynamic style, in points;
    ///     nil for the one it has unless one is set.
    /// - Returns: The radius in points.
    public func radius(height: Double, stored: Double? = nil) -> Double {
        switch self {
        case .fixed: stored ?? Self.resetRadius
        case .dynamic: min(stored ?? Self.dynamicRadius, height / 2)
        case .small: 0.125 * height
        case .medium: 0.175 * height
        case .large: 0.25 * height
        case .capsule: height / 2
        }
    }
}
