import CPNGCodec

/// A PNG that is encoded band by band, so that its pixels need never be in memory all at once.
///
/// The file is like that of `Bitmap.encodedPNG`, but for its format, which is chosen beforehand.
@safe public struct PNGStream: ~Copyable {
    /// What the pixels of all bands are, eight bits a sample.
    public enum Format: Hashable, Sendable {
        /// Opaque greys.
        case grey
        /// Opaque colours.
        case color
        /// Colours with alpha.
        case translucentColor

        var colorType: PNGColorType {
            switch self {
            case .grey: .grey
            case .color: .rgb
            case .translucentColor: .rgba
            }
        }
    }

    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// What the pixels are.
    public let format: Format
    /// How many rows have been encoded.
    public private(set) var rowCount = 0

    private let stream: OpaquePointer
    /// The samples of a band: memory that is used again.
    private var samples: [UInt8] = []

    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - width: The number of columns, in pixels.
    ///   - height: The number of rows, in pixels.
    ///   - format: What the pixels of all bands are.
    ///   - scale: How many pixels one point of 1/72 inch spans; 1 is 2835 pixels per metre.
    /// - Throws: `ImageError.noPixels`, `.sideTooLong`, `.tooManyPixels`, `.scaleOutOfRange` or
    ///   `.outOfMemory`.
    public init(
        width: Int, height: Int, format: Format, scale: Double = 1
    ) throws(ImageError) {
        try Bitmap.checkLimits(width: width, height: height)
        let density = try PNGMetadata.pixelsPerMetre(scale: scale)
        var image = unsafe galley_png_image()
        unsafe image.width = UInt32(width)
        unsafe image.height = UInt32(height)
        unsafe image.bit_depth = 8
        unsafe image.color_type = format.colorType.rawValue
        unsafe image.row_size = width * format.colorType.samplesPerPixel
        unsafe image.pixels_per_metre = density
        var opened: OpaquePointer?
        var reason = [CChar](repeating: 0, count: GALLEY_PNG_REASON_SIZE)
        let status = unsafe galley_png_stream_open(&image, &opened, &reason)
        guard status == GALLEY_PNG_OK, let opened = unsafe opened else {
            throw Bitmap.encodingFailure(status, reason)
        }
        self.width = width
        self.height = height
        self.format = format
        unsafe stream = opened
    }

    deinit { unsafe galley_png_stream_free(stream) }

    /// Encodes the rows of a bitmap below those before.
    ///
    /// - Throws: `ImageError.outOfMemory` or `.encoderFailure`.
    /// - Precondition: The bitmap is as wide as the picture, has no more rows than are left, and its
    ///   pixels are what the format says.
    public mutating func append(_ band: Bitmap) throws(ImageError) {
        precondition(
            band.width == width && band.height <= height - rowCount, "the band does not fit")
        pack(band)
        var reason = [CChar](repeating: 0, count: GALLEY_PNG_REASON_SIZE)
        let status = unsafe samples.withUnsafeBufferPointer { rows in
            unsafe galley_png_stream_write(stream, rows.baseAddress, band.height, &reason)
        }
        guard status == GALLEY_PNG_OK else { throw Bitmap.encodingFailure(status, reason) }
        rowCount += band.height
    }

    /// Ends the picture and returns the bytes of the file.
    ///
    /// - Throws: `ImageError.outOfMemory` or `.encoderFailure`.
    /// - Precondition: All rows have been encoded.
    public consuming func finish() throws(ImageError) -> [UInt8] {
        precondition(rowCount == height, "rows are missing")
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        var reason = [CChar](repeating: 0, count: GALLEY_PNG_REASON_SIZE)
        let status = unsafe galley_png_stream_end(stream, &data, &size, &reason)
        defer { unsafe galley_png_free(data) }
        guard status == GALLEY_PNG_OK else { throw Bitmap.encodingFailure(status, reason) }
        return unsafe Array(UnsafeBufferPointer(start: data, count: size))
    }

    /// Writes the pixels of a band as samples with straight alpha.
    private mutating func pack(_ band: Bitmap) {
        let count = band.width * band.height
        let perPixel = format.colorType.samplesPerPixel
        if samples.count != count * perPixel {
            samples = [UInt8](repeating: 0, count: count * perPixel)
        }
        let format = format
        var packed = samples.mutableSpan
        band.withBytes { (pixels) throws(Never) in
            var from = 0
            var to = 0
            switch format {
            case .grey:
                while to < count {
                    let value = pixels[from]
                    precondition(
                        value == pixels[from + 1] && value == pixels[from + 2]
                            && pixels[from + 3] == 255, "a pixel is no opaque grey")
                    packed[to] = value
                    from &+= 4
                    to &+= 1
                }
            case .color:
                while from < pixels.count {
                    precondition(pixels[from + 3] == 255, "a pixel is not opaque")
                    packed[to] = pixels[from]
                    packed[to + 1] = pixels[from + 1]
                    packed[to + 2] = pixels[from + 2]
                    from &+= 4
                    to &+= 3
                }
            case .translucentColor:
                while from < pixels.count {
                    let alpha = pixels[from + 3]
                    for channel in 0..<3 {
                        packed[from + channel] = PremultipliedColor.unpremultiply(
                            pixels[from + channel], by: alpha)
                    }
                    packed[from + 3] = alpha
                    from &+= 4
                }
            }
        }
    }
}
