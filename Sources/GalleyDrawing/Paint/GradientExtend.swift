/// How a gradient goes on beyond its first and last stop.
public enum GradientExtend: String, Hashable, Sendable, CaseIterable {
    /// With the colour of the nearest stop.
    case pad
    /// From the start again.
    case `repeat`
    /// Backwards and forwards in turn.
    case reflect
}
