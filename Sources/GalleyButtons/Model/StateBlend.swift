/// What becomes of a normal look in a state that has none of its own.
///
/// The amounts are those of `StateLook` in GalleyLayout.
public enum StateBlend: String, Hashable, Sendable, CaseIterable {
    /// Nothing: every state looks like the normal one.
    case none
    /// A custom button: black over the icon while pressed, white while disabled (R28).
    case custom
    /// As ``custom``, with the weaker darkening of an open reimplementation (R28).
    case customMild
    /// A system button: title and template icon nearly clear while pressed (R27), and a title without
    /// a colour of its own gray while disabled (R26).
    case system
    /// A button with a configuration: fill and title paler while pressed, gray while disabled, and a
    /// plain one tinted while selected (R74).
    case configuration
}

extension ButtonLayout {
    /// The blend of a layout's buttons where neither button nor style names one.
    ///
    /// The layouts that are a classic UIButton darken its image as that does; the icon-font button
    /// has no looks for states (layout reference 3.C.13).
    public var defaultBlend: StateBlend {
        switch self {
        case .stack, .iconFont: .none
        case .classic, .edgeInsets, .swapped: .custom
        case .configuration: .configuration
        }
    }
}
