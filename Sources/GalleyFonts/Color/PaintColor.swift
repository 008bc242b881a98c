/// A colour of a paint.
public struct PaintColor: Hashable, Sendable {
    /// The palette's colour, or nil for the foreground: the colour of the text or icon.
    public var color: PaletteColor?
    /// What the colour's own opacity is multiplied by, 0...1.
    public var alpha: Double

    /// Creates a colour; nil stands for the foreground.
    public init(_ color: PaletteColor?, alpha: Double = 1) {
        self.color = color
        self.alpha = alpha
    }
}
