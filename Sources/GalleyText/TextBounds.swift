/// The room a text may take; what is nil is not limited.
public struct TextBounds: Hashable, Sendable {
    /// The width of a line.
    public var width: Double?
    /// The height of all lines; the first line is set even where it is higher.
    public var height: Double?
    /// How many lines there may be; 0 for any number, as UILabel counts.
    public var numberOfLines: Int

    /// Creates bounds; without arguments there are none.
    public init(width: Double? = nil, height: Double? = nil, numberOfLines: Int = 0) {
        self.width = width
        self.height = height
        self.numberOfLines = numberOfLines
    }

    /// No limit at all.
    public static let unlimited = TextBounds()
}
