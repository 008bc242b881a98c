public import GalleyImage

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change from place to place.
    case gradient(Gradient)
}
