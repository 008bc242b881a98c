/// Where content stands between the top and bottom edges of the content rect.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Against the top edge.
    case top
    /// In the middle.
    case center
    /// Against the bottom edge.
    case bottom
    /// Stretched from edge to edge.
    case fill
}
