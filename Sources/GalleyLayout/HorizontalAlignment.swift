/// Where content stands between the left and right edges of the content rect.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Against the left edge.
    case left
    /// In the middle.
    case center
    /// Against the right edge.
    case right
    /// Stretched from edge to edge.
    case fill
    /// Against the edge where a line starts.
    case leading
    /// Against the edge where a line ends.
    case trailing
}
