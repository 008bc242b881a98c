/// What a line has at the corners of its path.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// The outer edges go on until they meet, up to the miter limit.
    case miter
    /// A disc as wide as the line.
    case round
    /// A straight line between the outer edges.
    case bevel
}
