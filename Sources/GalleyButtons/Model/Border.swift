public import GalleyImage

/// A line around a button, inside its bounds and above its contents (rule R49).
public struct Border: Hashable, Sendable {
    /// The width.
    public var width: BorderWidth
    /// The colour.
    public var color: Color

    /// Creates a border; it is opaque black where no colour is given.
    public init(width: BorderWidth, color: Color = .black) {
        self.width = width
        self.color = color
    }
}
