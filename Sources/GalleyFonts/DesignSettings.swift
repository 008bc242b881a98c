/// Where in its design space a face is asked to be, before its axes are known.
///
/// Of several answers for one axis the last of these wins: its default, the instance, the optical
/// size, ``variations``, ``optional``. An instance that moves `opsz` wins over the optical size,
/// since it is made for a size of its own.
public struct DesignSettings: Hashable, Sendable {
    /// The name of the instance to begin with; upper and lower case are told apart.
    public var instance: String?
    /// Settings of axes that the face must have; of two for one axis the later counts.
    public var variations: [FontVariation]
    /// Settings that are left out where the face does not have the axis, such as those of a label
    /// for all faces of its font.
    public var optional: [FontVariation]
    /// The font size that `opsz` follows, in points; nil leaves the axis to the others.
    ///
    /// It is moved to the ends of the axis without a word. See ``OpticalSizing/automatic``.
    public var opticalSize: Double?

    /// Creates settings; by default they are the face as it is.
    public init(
        instance: String? = nil, variations: [FontVariation] = [], optional: [FontVariation] = [],
        opticalSize: Double? = nil
    ) {
        self.instance = instance
        self.variations = variations
        self.optional = optional
        self.opticalSize = opticalSize
    }
}
