/// Whether a button stands in light or in dark surroundings.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark contents on a light background, the default.
    case light
    /// Light contents on a dark background.
    case dark
}
