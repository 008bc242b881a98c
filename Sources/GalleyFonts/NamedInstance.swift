/// A named place in a variable face's design space, such as "SemiBold", from the table `fvar`.
public struct NamedInstance: Hashable, Sendable {
    /// The instance's English name, or its first in any language; empty where the font gives none.
    public let name: String
    /// One setting for each axis, in the axes' order.
    public let variations: [FontVariation]
}
