/// Whether the axis `opsz` follows the font size, as `font-optical-sizing` of CSS Fonts 4.
public enum OpticalSizing: String, Hashable, Sendable, CaseIterable {
    /// One unit of the axis is one point of the font size, as on iOS, which is one pixel of CSS,
    /// whatever the scale of the screen; sizes beyond the ends of the axis are moved to them. A title
    /// that is set smaller to fit its label keeps the design of the size it was given.
    case automatic
    /// The axis stays at its default unless it is set.
    case none
}
