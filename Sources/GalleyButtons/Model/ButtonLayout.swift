/// The rules by which icon and title find their places.
public enum ButtonLayout: String, Hashable, Sendable, CaseIterable {
    /// Exact spacing, with the whole content width for the title.
    case stack
    /// The icon-font button: two labels centred as a group, never truncated (rule R86).
    case iconFont

    /// The gap between icon and title, in points, where neither button nor style gives one.
    public var defaultSpacing: Double {
        switch self {
        case .stack: 0
        case .iconFont: 5
        }
    }
}
