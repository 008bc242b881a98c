public import GalleyGeometry

/// The size classes of a button with a configuration (layout reference R63, R64).
public enum ConfigurationSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest; as ``small``.
    case mini
    /// A button in a dense list.
    case small
    /// The size of a new configuration.
    case medium
    /// A button that stands alone.
    case large

    /// The insets from the bounds to the content, in points, unless others are given.
    public var contentInsets: DirectionalEdgeInsets {
        let (vertical, horizontal): (Double, Double) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return DirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The size of the title's font in points.
    public var titleSize: Double {
        switch self {
        case .mini, .small: 15
        case .medium, .large: 17
        }
    }

    /// The size of the subtitle's font in points (R66).
    public static let subtitleSize: Double = 13
}
