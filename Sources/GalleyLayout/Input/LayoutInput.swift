/// A property of a classic button that another layout may have no use for.
public enum LayoutInput: String, Hashable, Sendable, CaseIterable {
    /// The insets from the bounds to the content rect.
    case contentEdgeInsets
    /// The insets of the rectangle the title is aligned in.
    case titleEdgeInsets
    /// The insets of the rectangle the image is aligned in.
    case imageEdgeInsets
    /// A subclass's rule for the background.
    case backgroundRect
    /// A subclass's rule for the content rect.
    case contentRect
    /// A subclass's rule for the image.
    case imageRect
    /// A subclass's rule for the title.
    case titleRect
    /// Whether a pressed button's image is darker.
    case adjustsImageWhenHighlighted
    /// Whether a disabled button's image is lighter.
    case adjustsImageWhenDisabled
    /// Whether a title that is too wide is set in a smaller font.
    case adjustsFontSizeToFitWidth

    /// What to do instead on a button with a configuration.
    var configurationRemedy: String {
        switch self {
        case .contentEdgeInsets: "use contentInsets"
        case .titleEdgeInsets, .imageEdgeInsets: "use imagePadding and placement"
        case .backgroundRect, .contentRect, .imageRect, .titleRect:
            "use placement, padding and contentInsets"
        case .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled:
            "change the configuration with the state"
        case .adjustsFontSizeToFitWidth: "use a smaller font or a shorter title"
        }
    }
}
