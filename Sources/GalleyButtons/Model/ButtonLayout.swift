/// The rules by which icon and title find their places.
public enum ButtonLayout: String, Hashable, Sendable, CaseIterable {
    /// Exact spacing, with the whole content width for the title.
    case stack
    /// A UIButton with its three edge insets (rules R1 to R23).
    case classic
    /// A UIButton with a configuration (rules R63 to R76).
    case configuration
    /// The icon-font button: two labels centred as a group (rule R86).
    case iconFont
    /// The MK and ZL categories: insets from a style and a spacing (rules R77 to R83).
    case edgeInsets
    /// The ways to put the title before the icon (rules R54, R84 and R85).
    case swapped

    /// The gap between icon and title, in points, where neither button nor style gives one.
    public var defaultSpacing: Double {
        switch self {
        case .iconFont: 5
        case .stack, .classic, .configuration, .edgeInsets, .swapped: 0
        }
    }

    /// Whether the layout is that of a UIButton without configuration.
    var isClassic: Bool { showsImageView && self != .configuration }

    /// Whether the layout is that of a UIButton, whose icon is an image of whole pixels.
    var showsImageView: Bool {
        switch self {
        case .stack, .iconFont: false
        case .classic, .configuration, .edgeInsets, .swapped: true
        }
    }
}
