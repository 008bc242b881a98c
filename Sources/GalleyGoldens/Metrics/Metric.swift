/// How far apart two pixels are, and from where on they count as different.
///
/// The exact metric is the default: our own renderer draws the same pixels on every machine, so a
/// looser one is a choice of whoever writes the golden.
public struct Metric: Hashable, Sendable {
    /// The measures of distance there are.
    public enum Kind: String, CaseIterable, Sendable {
        /// Different where any byte differs; invisible pixels are equal whatever their colour.
        case exact
        /// The largest difference of the channels red, green, blue and straight alpha, 0–255.
        case channel
        /// Brightness and colour in the YIQ space of NTSC, 0–1, as pixelmatch 7.2.0 measures.
        case yiq
        /// The hybrid distance in OKLab with its lightness toe, 0–1, as pixelmatch's successor has.
        case oklab
        /// The CIE 1976 colour difference ΔE*ab, 0 to about 260 in sRGB.
        case cie76
        /// The CIE 1994 colour difference with the expected pixel as the reference.
        case cie94
        /// The CIE 2000 colour difference; 2.3 is just noticeable.
        case ciede2000
        /// The structural similarity of whole pictures (Wang 2004), 1 for equal ones.
        case ssim
    }

    /// What becomes of pixels that look like the rims of shapes drawn a little differently.
    public enum Antialiasing: String, CaseIterable, Sendable {
        /// They differ like all others.
        case count
        /// They are counted for themselves and don't make a picture differ.
        case ignore
    }

    /// What lies behind translucent pixels when their colours are compared.
    public enum Backdrop: String, CaseIterable, Sendable {
        /// Colours that change from pixel to pixel, so that no translucent colour hides in them.
        case checkerboard
        /// White, as pixelmatch up to version 6 has it.
        case white
    }

    /// The measure of distance.
    public let kind: Kind
    /// Pixels farther apart than this differ, in the unit of the kind; of similarity the least.
    public let threshold: Double
    /// Whether rims of shapes count.
    public let antialiasing: Antialiasing
    /// What lies behind translucent pixels; the kinds `yiq` and `oklab` ask.
    public let backdrop: Backdrop

    /// Creates a metric.
    ///
    /// - Parameters:
    ///   - kind: The measure of distance.
    ///   - threshold: Pixels farther apart than this differ, in the unit of the kind; of `ssim` the
    ///     least similarity that passes. Nil takes the kind's own.
    ///   - antialiasing: Whether rims of shapes count.
    ///   - backdrop: What lies behind translucent pixels; the kinds `yiq` and `oklab` ask.
    /// - Precondition: the threshold is a number.
    public init(
        _ kind: Kind, threshold: Double? = nil, antialiasing: Antialiasing = .count,
        backdrop: Backdrop = .checkerboard
    ) {
        let chosen = threshold ?? kind.usualThreshold
        precondition(!chosen.isNaN, "the threshold is a number")
        self.kind = kind
        // No two bytes lie closer than exactly equal.
        self.threshold = kind == .exact ? 0 : chosen
        self.antialiasing = antialiasing
        self.backdrop = backdrop
    }

    /// Different where any byte of a visible pixel differs.
    public static let exact = Metric(.exact)
}

extension Metric.Kind {
    /// The threshold that is taken when none is given.
    ///
    /// 0.1 is pixelmatch's default, 2.3 the just noticeable colour difference, and 0.99 what
    /// Playwright asks of similarity.
    public var usualThreshold: Double {
        switch self {
        case .exact, .channel: 0
        case .yiq, .oklab: 0.1
        case .cie76, .cie94, .ciede2000: 2.3
        case .ssim: 0.99
        }
    }

    /// The largest threshold that means something.
    public var greatestThreshold: Double {
        switch self {
        case .exact: 0
        case .channel: 255
        case .yiq, .oklab, .ssim: 1
        case .cie76, .cie94, .ciede2000: 300
        }
    }
}
