public import GalleyGeometry

/// What comparing two pictures came to.
public struct Comparison: Hashable, Sendable {
    /// The one word for it.
    public enum Verdict: String, CaseIterable, Sendable {
        /// Every limit holds.
        case match
        /// A limit does not hold.
        case changed
        /// The sizes differ; the pixels are still compared on a canvas that holds both.
        case size
    }

    /// A limit, what was measured, and the limit that would just pass.
    public struct Outcome: Hashable, Sendable {
        /// The limit.
        public let limit: Tolerance.Limit
        /// Whether it holds.
        public let holds: Bool
        /// The tightest bound of the same kind that holds; nil where none can.
        public let sufficient: Tolerance.Bound?
    }

    /// The most pixels that differ in any square of a size.
    public struct Window: Hashable, Sendable {
        /// The pixels of a side.
        public let side: Int
        /// The most differing pixels in any place of the square.
        public let pixels: Int
    }

    /// The one word for it.
    public internal(set) var verdict: Verdict
    /// What pixels were compared by.
    public let metric: Metric
    /// The size of the expected picture.
    public let expectedSize: PixelSize
    /// The size of the actual picture.
    public let actualSize: PixelSize
    /// The canvas that was compared: both pictures, from their common top left.
    public let canvasSize: PixelSize

    /// How many pixels differ by the metric; those told to be rims of shapes are not among them.
    public internal(set) var differingPixels: Int = 0
    /// How many pixels the metric would count, had they not been told to be rims of shapes.
    public internal(set) var antialiasedPixels: Int = 0
    /// How many pixels are not the same, whatever the metric forgives.
    public internal(set) var unequalPixels: Int = 0
    /// How many pixels were left out.
    public internal(set) var maskedPixels: Int = 0
    /// The largest difference of each channel, over all unequal pixels.
    public internal(set) var maxChannel: ChannelDelta = ChannelDelta()
    /// How many pixels have different red, green or blue, alpha left out.
    public internal(set) var unequalColorPixels: Int = 0
    /// The mean over the unequal pixels of the square of the largest red, green, blue or alpha
    /// difference.
    public internal(set) var meanSquaredDelta: Double = 0
    /// The smallest rectangle that holds every differing pixel; nil without one.
    public internal(set) var bounds: PixelRect?
    /// The densest place for each size of square that a limit asks of.
    public internal(set) var windows: [Window] = []
    /// The structural similarity over white (Wang 2004); nil where nobody asked.
    public internal(set) var similarity: Double?
    /// The limits and how they went, in the order of the tolerance.
    public internal(set) var outcomes: [Outcome] = []

    /// The farthest pixel, in the unit of the metric; nil where nobody asked.
    public internal(set) var maxDelta: Double?
    /// The largest colour difference (CIE 2000) of a pixel; nil where nobody asked.
    public internal(set) var maxDeltaE: Double?
    /// The mean colour difference (CIE 2000) over the unequal pixels; nil where nobody asked.
    public internal(set) var meanDeltaE: Double?
    /// The differing pixels by places, the largest first; empty where nobody asked.
    public internal(set) var clusters: [Cluster] = []

    /// Which share of all pixels differs, 0–1. Counts decide, never this.
    public var ratio: Double { Double(differingPixels) / Double(canvasSize.pixelCount) }

    /// Which share of all pixels was left out, 0–1.
    public var maskedShare: Double { Double(maskedPixels) / Double(canvasSize.pixelCount) }

    /// Whether so much was left out that the verdict says little.
    public var isMostlyMasked: Bool { maskedShare > Mask.warningShare }

    /// What makes the actual size of the expected one, such as `height +2`; empty for equal sizes.
    public var sizeChange: String { expectedSize.change(to: actualSize) }

    /// How much differs, for putting the worst first: 0 for equal pictures, up to 10.
    ///
    /// The root of the percentage of unequal pixels times the root mean square of their largest
    /// channel differences over 255.
    public var severity: Double {
        let percent = 100 * Double(unequalPixels) / Double(canvasSize.pixelCount)
        return (percent * meanSquaredDelta.squareRoot() / 255).squareRoot()
    }
}
