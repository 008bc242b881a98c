/// A way in which a variable face changes, from the table `fvar`.
public struct VariationAxis: Hashable, Sendable {
    /// The axis' tag, such as `wght`; lower-case ones are registered, the others are the font's own.
    public let tag: Tag
    /// The axis' English name, or its first in any language; empty where the font gives none.
    public let name: String
    /// The least value; at most the default.
    public let minimum: Double
    /// The value the face is drawn with when nothing is set.
    public let defaultValue: Double
    /// The greatest value; at least the default.
    public let maximum: Double
    /// Whether the font asks not to show the axis to its users (flag HIDDEN_AXIS).
    public let isHidden: Bool

    /// The axis that chooses a design for a size, `opsz` (OpenType specification, axis tag registry).
    static let opticalSize = Tag(rawValue: 0x6F70_737A)

    /// Whether the axis chooses a design for a size.
    public var isOpticalSize: Bool { tag == Self.opticalSize }

    /// Returns the nearest value on the axis.
    public func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}
