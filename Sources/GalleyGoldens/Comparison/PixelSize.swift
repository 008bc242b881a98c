/// The sides of a picture in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// How many pixels there are.
    public var pixelCount: Int { width * height }

    /// The sides as `width×height`.
    public var description: String { "\(width)×\(height)" }

    /// Returns what makes another size of this one, such as `height +2`; empty for the same size.
    public func change(to other: PixelSize) -> String {
        var parts: [String] = []
        if other.width != width { parts.append("width \(Self.signed(other.width - width))") }
        if other.height != height { parts.append("height \(Self.signed(other.height - height))") }
        return parts.joined(separator: ", ")
    }

    private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
