/// A PNG that is encoded band by band, so that its pixels need never be in memory all at once.
///
/// The file is like that of `Bitmap.encodedPNG`, but for its format, which is chosen beforehand, and
/// for the image data, of which each band has a chunk of its own.
public struct PNGStream: Sendable {
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

    private var file = PNGWriter()
    private var imageData: ZlibStream
    /// The rows of a band, each after the number of its filter, 0: memory that is used again.
    private var scanlines: [UInt8] = []

    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - width: The number of columns, in pixels.
    ///   - height: The number of rows, in pixels.
    ///   - format: What the pixels of all bands are.
    ///   - scale: How many pixels one point of 1/72 inch spans; 1 is 2835 pixels per metre.
    /// - Throws: `ImageError.noPixels`, `.sideTooLong`, `.tooManyPixels` or `.scaleOutOfRange`.
    public init(
        width: Int, height: Int, format: Format, scale: Double = 1
    ) throws(ImageError) {
        try Bitmap.checkLimits(width: width, height: height)
        let density = try PNGMetadata.pixelsPerMetre(scale: scale)
        self.width = width
        self.height = height
        self.format = format
        let samples = format.colorType.samplesPerPixel
        imageData = ZlibStream(rowDistance: 1 + width * samples, pixelDistance: samples)
        file.appendHeader(
            width: width, height: height, bitDepth: 8, colorType: format.colorType)
        file.append(pixelsPerMetre: density)
    }

    /// Encodes the rows of a bitmap below those before.
    ///
    /// - Precondition: The bitmap is as wide as the picture, has no more rows than are left, and its
    ///   pixels are what the format says.
    public mutating func append(_ band: Bitmap) {
        precondition(
            band.width == width && band.height <= height - rowCount, "the band does not fit")
        var rows: [UInt8] = []
        swap(&rows, &scanlines)
        pack(band, into: &rows)
        rowCount += band.height
        imageData.append(rows.span, isLast: rowCount == height)
        swap(&rows, &scanlines)
        let bytes = imageData.takeBytes()
        if !bytes.isEmpty { file.append("IDAT", bytes) }
    }

    /// Ends the picture and returns the bytes of the file.
    ///
    /// - Precondition: All rows have been encoded.
    public consuming func finish() -> [UInt8] {
        precondition(rowCount == height, "rows are missing")
        file.append("IEND", [])
        return file.bytes
    }

    /// Writes the pixels of a band as samples with straight alpha.
    private func pack(_ band: Bitmap, into rows: inout [UInt8]) {
        let size = band.height * imageData.rowDistance
        if rows.count != size { rows = [UInt8](repeating: 0, count: size) }
        unsafe band.withWords { words in
            let found = unsafe PNGSamples.smallestType(of: words)
            switch format {
            case .grey: precondition(found == .grey, "a pixel is no opaque grey")
            case .color: precondition(found == .grey || found == .rgb, "a pixel is not opaque")
            case .translucentColor: break
            }
            unsafe rows.withUnsafeMutableBufferPointer { target in
                unsafe PNGSamples.write(words, width: width, as: format.colorType, to: target)
            }
        }
    }
}
