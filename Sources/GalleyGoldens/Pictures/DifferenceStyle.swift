public import GalleyImage

/// How a picture of the differences is drawn; the defaults are pixelmatch's.
public struct DifferenceStyle: Hashable, Sendable {
    /// How strongly the equal pixels show through as grey, 0–1.
    public var alpha: Double
    /// The colour of pixels that differ.
    public var differing: Color
    /// The colour of pixels that differ and became darker; nil for the same as the others.
    public var darker: Color?
    /// The colour of pixels that are told to be rims of shapes.
    public var antialiased: Color
    /// The colour of the hatching over pixels that were left out.
    public var masked: Color
    /// The colour of the outline of the expected picture where sizes differ.
    public var expectedOutline: Color = Color(red: 0, green: 160, blue: 0)
    /// The colour of the outline of the actual picture where sizes differ.
    public var actualOutline: Color = Color(red: 0, green: 96, blue: 255)
    /// Whether only differing pixels are drawn, on nothing.
    public var onlyDifferences: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alpha: How strongly the equal pixels show through as grey, 0–1.
    ///   - differing: The colour of pixels that differ.
    ///   - darker: The colour of those that became darker; nil for the same.
    ///   - antialiased: The colour of pixels that are told to be rims of shapes.
    ///   - masked: The colour of the hatching over pixels that were left out.
    ///   - onlyDifferences: Whether only differing pixels are drawn, on nothing.
    public init(
        alpha: Double = 0.1, differing: Color = Color(red: 255, green: 0, blue: 0),
        darker: Color? = nil, antialiased: Color = Color(red: 255, green: 255, blue: 0),
        masked: Color = Color(red: 160, green: 160, blue: 160), onlyDifferences: Bool = false
    ) {
        self.alpha = max(0, min(alpha, 1))
        self.differing = differing
        self.darker = darker
        self.antialiased = antialiased
        self.masked = masked
        self.onlyDifferences = onlyDifferences
    }
}
