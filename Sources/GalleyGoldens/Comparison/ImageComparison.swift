public import GalleyImage

/// Two pictures, how they are to be compared, and what they may differ by.
public struct ImageComparison: Sendable {
    /// What is measured beside what the verdict needs.
    public enum Detail: Sendable {
        /// The counts that decide.
        case verdict
        /// Colour differences, the densest window and clusters too.
        case full
    }

    /// What becomes of pictures of different sizes.
    public enum SizeRule: String, CaseIterable, Sendable {
        /// They never match.
        case fail
        /// Both are padded with clear pixels at the right and bottom, and then the limits decide.
        case pad
    }

    /// The picture that is right.
    public let expected: StraightBitmap
    /// The picture that was drawn.
    public let actual: StraightBitmap
    /// How far apart pixels are, and from where on they differ.
    public var metric: Metric
    /// What the pictures may differ by.
    public var tolerance: Tolerance
    /// What is left out.
    public var mask: Mask
    /// What becomes of different sizes.
    public var sizeRule: SizeRule
    /// How many threads share the work, 1 or more; the result is the same with any number.
    public var workers: Int

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - expected: The picture that is right.
    ///   - actual: The picture that was drawn.
    ///   - metric: How far apart pixels are, and from where on they differ.
    ///   - tolerance: What the pictures may differ by.
    ///   - mask: What is left out.
    ///   - sizeRule: What becomes of different sizes.
    ///   - workers: How many threads share the work, 1 or more.
    public init(
        expected: StraightBitmap, actual: StraightBitmap, metric: Metric = .exact,
        tolerance: Tolerance = .exact, mask: Mask = .none, sizeRule: SizeRule = .fail,
        workers: Int = 1
    ) {
        self.expected = expected
        self.actual = actual
        self.metric = metric
        self.tolerance = tolerance
        self.mask = mask
        self.sizeRule = sizeRule
        self.workers = workers
    }
}
