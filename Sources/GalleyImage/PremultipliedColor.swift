/// An sRGB colour whose channels are already multiplied by its alpha, eight bits a channel.
///
/// A channel is never above alpha. Every premultiplied colour survives the way to straight alpha
/// and back; straight colours lose what their alpha cannot tell apart.
public struct PremultipliedColor: Hashable, Sendable {
    /// The red channel times alpha, 0–`alpha`.
    public let red: UInt8
    /// The green channel times alpha, 0–`alpha`.
    public let green: UInt8
    /// The blue channel times alpha, 0–`alpha`.
    public let blue: UInt8
    /// The opacity: 0 is clear, 255 opaque.
    public let alpha: UInt8

    /// Creates a colour from channels that are already premultiplied; those above alpha become it.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = min(red, alpha)
        self.green = min(green, alpha)
        self.blue = min(blue, alpha)
        self.alpha = alpha
    }

    /// Premultiplies a colour: each channel becomes the integer nearest to channel × alpha / 255.
    ///
    /// No product lies half way between two integers, because 255 is odd.
    public init(_ color: Color) {
        red = Self.premultiply(color.red, by: color.alpha)
        green = Self.premultiply(color.green, by: color.alpha)
        blue = Self.premultiply(color.blue, by: color.alpha)
        alpha = color.alpha
    }

    /// The colour with straight alpha: each channel is the integer nearest to channel × 255 / alpha.
    ///
    /// Halves go up and nothing exceeds 255; without opacity the colour is `Color.clear`.
    public var straight: Color {
        Color(
            red: Self.unpremultiply(red, by: alpha), green: Self.unpremultiply(green, by: alpha),
            blue: Self.unpremultiply(blue, by: alpha), alpha: alpha)
    }

    /// Returns channel × alpha / 255, rounded to nearest.
    static func premultiply(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: dividedBy255(UInt32(channel) * UInt32(alpha)))
    }

    /// Returns channel × 255 / alpha, rounded to nearest with halves up and clamped; 0 for alpha 0.
    static func unpremultiply(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
        guard alpha > 0 else { return 0 }
        let divisor = UInt32(alpha)
        return UInt8(min(255, (UInt32(channel) * 255 + divisor / 2) / divisor))
    }

    /// Returns a product of two bytes divided by 255, rounded to nearest.
    ///
    /// The shifts equal the rounded division for every product up to 255².
    @inline(__always)
    static func dividedBy255(_ product: UInt32) -> UInt32 {
        let biased = product &+ 128
        return (biased &+ (biased &>> 8)) &>> 8
    }
}
