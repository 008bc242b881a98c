/// The scale of light in which colours are mixed.
public enum BlendSpace: String, Hashable, Sendable, CaseIterable {
    /// The encoded values of sRGB, as iOS mixes.
    case srgb
    /// Linear light: values in proportion to the light's power (IEC 61966-2-1).
    case linear
}
