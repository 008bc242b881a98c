/// A setting beyond the end of its axis, of which the end is used instead.
public struct ClampedVariation: Hashable, Sendable {
    /// The axis.
    public let axis: Tag
    /// The value that was asked for.
    public let requested: Double
    /// The end of the axis, which is used.
    public let used: Double

    /// Creates a report of a clamped setting.
    public init(axis: Tag, requested: Double, used: Double) {
        self.axis = axis
        self.requested = requested
        self.used = used
    }
}

extension ClampedVariation: CustomStringConvertible {
    /// Says what was asked for and what is used instead.
    public var description: String {
        "axis \(axis) ends at \(used.shortDescription), which is used instead of "
            + requested.shortDescription
    }
}

extension Double {
    /// A whole number without its fraction, any other one as Swift writes it.
    fileprivate var shortDescription: String {
        Int(exactly: self).map(String.init) ?? description
    }
}
