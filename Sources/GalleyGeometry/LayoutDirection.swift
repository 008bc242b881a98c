/// The direction in which lines run and leading becomes trailing.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
