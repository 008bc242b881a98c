public import GalleyImage

/// A picture that is to be verified.
public enum DrawnPicture: Sendable {
    /// Pixels that were drawn here.
    case bitmap(Bitmap)
    /// The bytes of a PNG that another tool drew, and its pixels.
    case file(png: [UInt8], StraightBitmap)

    /// Takes the PNG that another tool drew.
    ///
    /// - Throws: The errors of decoding it.
    public init(png: [UInt8]) throws(ImageError) {
        self = .file(png: png, try StraightBitmap(png: png))
    }

    /// The hash of the pixels.
    package var pixelHash: String {
        switch self {
        case .bitmap(let bitmap): PixelHash.digest(of: bitmap).description
        case .file(_, let pixels): PixelHash.digest(of: pixels).description
        }
    }

    /// The pixels with straight alpha.
    var pixels: StraightBitmap {
        switch self {
        case .bitmap(let bitmap): StraightBitmap(bitmap)
        case .file(_, let pixels): pixels
        }
    }

    /// The columns of the picture.
    var width: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.width
        case .file(_, let pixels): pixels.width
        }
    }

    /// The rows of the picture.
    var height: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.height
        case .file(_, let pixels): pixels.height
        }
    }

    /// Returns a PNG of the pixels; that of another tool is kept as it is.
    func png(scale: Int) throws(ImageError) -> [UInt8] {
        switch self {
        case .bitmap(let bitmap): try bitmap.encodedPNG(scale: Double(scale))
        case .file(let png, _): png
        }
    }
}
