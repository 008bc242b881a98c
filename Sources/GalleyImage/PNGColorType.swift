/// What the samples of a PNG's pixels are; the raw value is the one in the file.
///
/// PNG specification, 11.2.1, table 12.
public enum PNGColorType: UInt8, Hashable, Sendable, CaseIterable {
    /// One sample of grey.
    case grey = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into a palette of up to 256 colours, which may be translucent.
    case palette = 3
    /// Grey and alpha.
    case greyAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    /// The samples of a pixel.
    var samplesPerPixel: Int {
        switch self {
        case .grey, .palette: 1
        case .greyAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// Whether the format allows samples of so many bits.
    func allows(bitDepth: Int) -> Bool {
        switch self {
        case .grey: [1, 2, 4, 8, 16].contains(bitDepth)
        case .palette: [1, 2, 4, 8].contains(bitDepth)
        case .rgb, .greyAlpha, .rgba: [8, 16].contains(bitDepth)
        }
    }
}
