/// How icon and title line up with each other across the axis they follow one another on.
public enum CrossAlignment: String, Hashable, Sendable, CaseIterable {
    /// Tops together beside each other; leading edges together above each other.
    case start
    /// Centres together.
    case center
    /// Bottoms together beside each other; trailing edges together above each other.
    case end
}
