extension CaseResult {
    /// The verdict on a golden.
    public enum Status: String, Sendable, CaseIterable {
        /// The pictures are equal, or every gate of the tolerance holds.
        case match
        /// Pixels differ.
        case changed
        /// There is no golden, and none may be written in this run.
        case missing
        /// There was no golden, and the picture waits to become one.
        case new
        /// The pictures have different sizes.
        case size
        /// The pictures were drawn in environments that differ.
        case env
        /// The case could not be verified.
        case error
        /// The golden belongs to no case.
        case orphan

        /// Whether a person has to look.
        public var isFailure: Bool { self != .match }
    }
}
