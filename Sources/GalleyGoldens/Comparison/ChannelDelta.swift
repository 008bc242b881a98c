/// The largest difference of each channel over all compared pixels, 0–255, straight alpha.
public struct ChannelDelta: Hashable, Sendable {
    /// The largest difference of red.
    public var red: Int
    /// The largest difference of green.
    public var green: Int
    /// The largest difference of blue.
    public var blue: Int
    /// The largest difference of alpha.
    public var alpha: Int

    /// Creates the differences of the four channels.
    public init(red: Int = 0, green: Int = 0, blue: Int = 0, alpha: Int = 0) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The largest of the four.
    public var largest: Int { max(red, green, blue, alpha) }

    /// Takes the larger of each channel.
    mutating func merge(_ other: ChannelDelta) {
        red = max(red, other.red)
        green = max(green, other.green)
        blue = max(blue, other.blue)
        alpha = max(alpha, other.alpha)
    }
}
