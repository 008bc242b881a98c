/// A picture of sRGB pixels with straight alpha, eight bits a channel: what a PNG file holds.
///
/// Pictures are compared in this form, because premultiplying loses the colours of translucent
/// pixels that a PNG made elsewhere may hold. Pixels are addressed by column and row from the top
/// left, y down; the bytes hold the rows top down without padding.
///
/// Guarantees: both sides are at least 1 and within the limits of `Bitmap`.
public struct StraightBitmap: Sendable, Equatable {
    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// Red, green, blue, alpha a pixel; rows top down.
    public let bytes: [UInt8]

    /// Creates a picture from bytes with straight alpha: red, green, blue, alpha a pixel, top down.
    ///
    /// - Throws: `ImageError.noPixels`, `.sideTooLong` or `.tooManyPixels`; `.wrongByteCount`.
    public init(width: Int, height: Int, bytes: [UInt8]) throws(ImageError) {
        try Bitmap.checkLimits(width: width, height: height)
        let expected = width * height * Bitmap.bytesPerPixel
        guard bytes.count == expected else {
            throw .wrongByteCount(count: bytes.count, expected: expected)
        }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Takes the pixels of a drawn bitmap as its PNG would hold them.
    ///
    /// The result equals what decoding the bitmap's own PNG gives: each channel is the integer
    /// nearest to channel × 255 / alpha, and pixels without opacity are clear black.
    public init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var straight = bitmap.bytes
        var pixels = straight.mutableSpan
        for offset in stride(from: 0, to: pixels.count, by: Bitmap.bytesPerPixel) {
            let alpha = pixels[offset + 3]
            guard alpha < 255, alpha > 0 else { continue }
            for channel in offset..<offset + 3 {
                pixels[channel] = PremultipliedColor.unpremultiply(pixels[channel], by: alpha)
            }
        }
        bytes = straight
    }

    /// The colour of a pixel, straight alpha.
    ///
    /// - Precondition: the column `x` and row `y`, from the top left, are inside the picture.
    public subscript(x: Int, y: Int) -> Color {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside the picture")
        let offset = (y * width + x) * Bitmap.bytesPerPixel
        return Color(
            red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
            alpha: bytes[offset + 3])
    }
}
