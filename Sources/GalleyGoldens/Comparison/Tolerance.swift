/// What a picture may differ by and still match: every limit that is set must hold.
///
/// Without a limit no pixel may differ.
public struct Tolerance: Hashable, Sendable {
    /// One limit and the reason why it is there.
    public struct Limit: Hashable, Sendable {
        /// What is bounded, and how far.
        public let bound: Bound
        /// Why the golden needs it, for whoever reads it next.
        public let reason: String

        /// Creates a limit.
        ///
        /// - Parameters:
        ///   - bound: What is bounded, and how far.
        ///   - reason: Why the golden needs it, for whoever reads it next.
        public init(_ bound: Bound, reason: String) {
            self.bound = bound
            self.reason = reason
        }
    }

    /// What is bounded; every number is the largest that still passes.
    public enum Bound: Hashable, Sendable {
        /// How many pixels may differ.
        case pixels(Int)
        /// Which share of all pixels may differ, 0–1; 0.001 is one in a thousand.
        case ratio(Double)
        /// How far the farthest pixel may be, in the unit of the metric.
        case delta(Double)
        /// How far any channel of any pixel may be, 0–255, alpha included.
        case channel(Int)
        /// How many pixels may differ in any square of so many pixels a side.
        case window(side: Int, pixels: Int)
        /// How many pixels may be told to be rims of shapes.
        case antialiased(Int)
        /// The ranges of the web platform tests, both ends inclusive.
        case fuzzy(Fuzzy)
        /// How similar the pictures must be at least, up to 1 (Wang 2004, Gaussian window).
        case similarity(Double)
    }

    /// The limits, which all must hold.
    public var limits: [Limit]

    /// Creates a tolerance.
    public init(_ limits: [Limit] = []) { self.limits = limits }

    /// No pixel may differ.
    public static let exact = Tolerance()

    /// Returns a tolerance of one limit.
    ///
    /// - Parameters:
    ///   - bound: What is bounded, and how far.
    ///   - reason: Why the golden needs it, for whoever reads it next.
    /// - Returns: The tolerance.
    public static func of(_ bound: Bound, reason: String) -> Tolerance {
        Tolerance([Limit(bound, reason: reason)])
    }
}

extension Tolerance.Bound {
    /// Returns the share of pixels that a number of percent is.
    public static func percent(_ percent: Double) -> Self { .ratio(percent / 100) }

    /// Whether the bound says how much may differ; one on rims alone leaves all else exact.
    var boundsDifference: Bool {
        if case .antialiased = self { return false }
        return true
    }
}
