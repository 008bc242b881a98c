/// What a PNG says about its picture beside the pixels.
///
/// Density, gamma and colour profile are reported, never applied. A field whose chunk is malformed
/// counts as absent; of chunks that may occur once the first counts.
public struct PNGMetadata: Hashable, Sendable {
    /// The longest chunk that is not image data, in bytes: 16 MiB.
    public static let maximumChunkSize: Int = 16 * 1_024 * 1_024

    /// How dense the pixels lie (pHYs; PNG specification, 11.3.4.3).
    public struct Density: Hashable, Sendable {
        /// Pixels per unit along a row.
        public let horizontal: Int
        /// Pixels per unit along a column.
        public let vertical: Int
        /// Whether the unit is the metre; otherwise only the ratio of the two means something.
        public let isPerMetre: Bool
    }

    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// The bits of a sample, or of a palette index: 1, 2, 4, 8 or 16.
    public let bitDepth: Int
    /// The colour type of the file.
    public let colorType: PNGColorType
    /// Whether the file is interlaced.
    public let isInterlaced: Bool
    /// The density of the pixels, or nil without one.
    public internal(set) var density: Density?
    /// Whether the file states a gamma (gAMA).
    public internal(set) var hasGamma: Bool = false
    /// Whether the file carries a colour profile (iCCP).
    public internal(set) var hasColorProfile: Bool = false
    /// Whether the file states that its colours are sRGB (sRGB).
    public internal(set) var isSRGB: Bool = false
    /// The uncompressed text pairs (tEXt), in the order of the file.
    public internal(set) var texts: [PNGText] = []

    /// Reads what a PNG says about its picture, without decoding pixels.
    ///
    /// Checks the order and the checksum of every chunk but those of the image data.
    ///
    /// - Throws: the same as decoding the picture, except for what only its pixels show.
    public init(png: [UInt8]) throws(ImageError) {
        self = try PNGStructure(png.span).metadata
    }

    init(header: PNGHeader) {
        width = header.width
        height = header.height
        bitDepth = header.bitDepth
        colorType = header.colorType
        isInterlaced = header.isInterlaced
    }

    /// How many pixels one point of 1/72 inch spans, to three decimals; nil where pixels are not
    /// square or have no density in metres.
    public var pixelsPerPoint: Double? {
        guard let density, density.isPerMetre, density.horizontal == density.vertical,
            density.horizontal > 0
        else { return nil }
        return (Double(density.horizontal) * 0.0254 / 72 * 1_000).rounded() / 1_000
    }

    /// Returns the density of a scale in pixels per metre: scale × 72 / 0.0254, rounded to nearest.
    ///
    /// - Throws: `ImageError.scaleOutOfRange` where that is not a whole number of 1 to 2³¹ − 1.
    static func pixelsPerMetre(scale: Double) throws(ImageError) -> UInt32 {
        let density = (scale * 72 / 0.0254).rounded()
        guard density >= 1, density <= Double(Int32.max) else { throw .scaleOutOfRange(scale) }
        return UInt32(density)
    }
}
