/// The side of the title on which the icon stands.
public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Where a line starts: left in left-to-right layouts.
    case leading
    /// Where a line ends: right in left-to-right layouts.
    case trailing
    /// Left of the title in every direction.
    case left
    /// Right of the title in every direction.
    case right
    /// Above the title.
    case top
    /// Below the title.
    case bottom
}
