/// A setting of one variable axis, in the axis' own scale.
///
/// Of two settings of one axis the later counts, as in CSS Fonts 4, `font-variation-settings`.
public struct FontVariation: Hashable, Sendable {
    /// The axis, such as `wght` or `FILL`.
    public var axis: Tag
    /// The place on the axis, in the axis' own scale, such as 700 on `wght`.
    public var value: Double

    /// Creates a setting.
    public init(axis: Tag, value: Double) {
        self.axis = axis
        self.value = value
    }
}
