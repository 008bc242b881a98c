/// The curve of a rounded corner.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A quarter circle.
    case circular
    /// The corner of iOS, whose curvature grows gradually along 1.528665 radii of each side.
    case continuous
}
