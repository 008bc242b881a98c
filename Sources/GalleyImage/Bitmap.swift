/// A picture of sRGB pixels, eight bits a channel, premultiplied by alpha.
///
/// Pixels are addressed by column and row from the top left, y down. The bytes hold the rows top
/// down without padding, each pixel as red, green, blue, alpha.
///
/// Guarantees: both sides are at least 1 and within the limits, and no channel is above its pixel's
/// alpha as long as `withMutableBytes` keeps it so.
public struct Bitmap: Sendable, Equatable {
    /// The longest side of a bitmap, in pixels.
    public static let maximumSide: Int = 32_768
    /// The most pixels of a bitmap: 2²⁸, which take a gibibyte.
    public static let maximumPixelCount: Int = 268_435_456
    /// The bytes of a pixel.
    static let bytesPerPixel = 4

    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// The premultiplied bytes: four a pixel, rows top down.
    public private(set) var bytes: [UInt8]

    /// Creates a bitmap of one colour.
    ///
    /// - Throws: `ImageError.noPixels`, `.sideTooLong` or `.tooManyPixels`.
    public init(width: Int, height: Int, fill: Color = .clear) throws(ImageError) {
        try Self.checkLimits(width: width, height: height)
        let pixel = PremultipliedColor(fill)
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: pixel.alpha, count: width * height * Self.bytesPerPixel)
        if pixel.red != pixel.alpha || pixel.green != pixel.alpha || pixel.blue != pixel.alpha {
            self.fill(columns: 0..<width, rows: 0..<height, with: pixel)
        }
    }

    /// Creates a bitmap from premultiplied bytes: red, green, blue, alpha a pixel, rows top down.
    ///
    /// - Throws: `ImageError.noPixels`, `.sideTooLong` or `.tooManyPixels`; `.wrongByteCount`;
    ///   `.notPremultiplied` for the first pixel with a channel above its alpha.
    public init(width: Int, height: Int, premultiplied bytes: [UInt8]) throws(ImageError) {
        try Self.checkLimits(width: width, height: height)
        try Self.checkCount(bytes.count, width: width, height: height)
        let span = bytes.span
        for offset in stride(from: 0, to: span.count, by: Self.bytesPerPixel) {
            let largest = max(span[offset], span[offset + 1], span[offset + 2])
            guard largest <= span[offset + 3] else {
                let pixel = offset / Self.bytesPerPixel
                throw .notPremultiplied(x: pixel % width, y: pixel / width)
            }
        }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Creates a bitmap from bytes with straight alpha: red, green, blue, alpha a pixel, top down.
    ///
    /// Each channel is premultiplied and rounded to nearest.
    ///
    /// - Throws: `ImageError.noPixels`, `.sideTooLong` or `.tooManyPixels`; `.wrongByteCount`.
    public init(width: Int, height: Int, straight bytes: [UInt8]) throws(ImageError) {
        try Self.checkLimits(width: width, height: height)
        try Self.checkCount(bytes.count, width: width, height: height)
        self.width = width
        self.height = height
        self.bytes = bytes
        premultiply()
    }

    /// The colour of a pixel with straight alpha; what is stored is premultiplied.
    ///
    /// - Precondition: the column `x` and row `y`, from the top left, are inside the bitmap.
    public subscript(x: Int, y: Int) -> Color {
        get { premultiplied(x: x, y: y).straight }
        set {
            let offset = offset(x: x, y: y)
            let pixel = PremultipliedColor(newValue)
            bytes[offset] = pixel.red
            bytes[offset + 1] = pixel.green
            bytes[offset + 2] = pixel.blue
            bytes[offset + 3] = pixel.alpha
        }
    }

    /// Returns a pixel as it is stored.
    ///
    /// - Precondition: the column `x` and row `y`, from the top left, are inside the bitmap.
    public func premultiplied(x: Int, y: Int) -> PremultipliedColor {
        let offset = offset(x: x, y: y)
        return PremultipliedColor(
            red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
            alpha: bytes[offset + 3])
    }

    /// Lends the premultiplied bytes of all rows, for loops over many pixels.
    ///
    /// Row `y` starts at byte `y * width * 4`.
    public func withBytes<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(bytes.span)
    }

    /// Lends the premultiplied bytes of all rows to be changed in place.
    ///
    /// Row `y` starts at byte `y * width * 4`. The body must leave no channel above its pixel's
    /// alpha.
    public mutating func withMutableBytes<Result, Failure: Error>(
        _ body: (inout MutableSpan<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var span = bytes.mutableSpan
        return try body(&span)
    }

    /// Checks the sides of a bitmap, in pixels, against the limits.
    static func checkLimits(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
        guard max(width, height) <= maximumSide else {
            throw .sideTooLong(width: width, height: height, limit: maximumSide)
        }
        guard width * height <= maximumPixelCount else {
            throw .tooManyPixels(width: width, height: height, limit: maximumPixelCount)
        }
    }

    private static func checkCount(_ count: Int, width: Int, height: Int) throws(ImageError) {
        let expected = width * height * bytesPerPixel
        guard count == expected else { throw .wrongByteCount(count: count, expected: expected) }
    }

    private func offset(x: Int, y: Int) -> Int {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside the bitmap")
        return (y * width + x) * Self.bytesPerPixel
    }

    /// Multiplies channels that are still straight by their alpha.
    private mutating func premultiply() {
        var span = bytes.mutableSpan
        for offset in stride(from: 0, to: span.count, by: Self.bytesPerPixel) {
            let alpha = span[offset + 3]
            guard alpha < 255 else { continue }
            for channel in offset..<offset + 3 {
                span[channel] = PremultipliedColor.premultiply(span[channel], by: alpha)
            }
        }
    }
}
