/// A picture with everything that verifying it needs to know.
public struct GoldenSubject: Sendable {
    /// The name of its golden.
    public var name: GoldenName
    /// The picture.
    public var picture: DrawnPicture
    /// What the pixels were drawn with.
    public var environment: GoldenEnvironment
    /// The SHA-256 of what the picture was drawn from, such as the spec's file.
    public var inputHash: String?
    /// Where it comes from, as `file` or `file:line`.
    public var owner: String?
    /// Returns its layout as one line of JSON, to tell what moved when pixels differ; a picture that
    /// matches is never asked.
    public var layout: @Sendable () -> String?
    /// How far apart pixels are.
    public var metric: Metric
    /// What it may differ by.
    public var tolerance: Tolerance
    /// What is left out of the comparison.
    public var mask: Mask
    /// What becomes of different sizes.
    public var sizeRule: ImageComparison.SizeRule

    /// Describes a picture; without a tolerance it is compared exactly.
    ///
    /// - Parameters:
    ///   - name: The name of its golden.
    ///   - picture: The picture.
    ///   - environment: What the pixels were drawn with.
    ///   - inputHash: The SHA-256 of what the picture was drawn from.
    ///   - owner: Where it comes from, as `file` or `file:line`.
    ///   - layout: Its layout as one line of JSON.
    ///   - metric: How far apart pixels are.
    ///   - tolerance: What it may differ by.
    ///   - mask: What is left out of the comparison.
    ///   - sizeRule: What becomes of different sizes.
    public init(
        name: GoldenName, picture: DrawnPicture, environment: GoldenEnvironment,
        inputHash: String? = nil, owner: String? = nil,
        layout: @escaping @autoclosure @Sendable () -> String? = nil,
        metric: Metric = .exact, tolerance: Tolerance = .exact, mask: Mask = .none,
        sizeRule: ImageComparison.SizeRule = .fail
    ) {
        self.name = name
        self.picture = picture
        self.environment = environment
        self.inputHash = inputHash
        self.owner = owner
        self.layout = layout
        self.metric = metric
        self.tolerance = tolerance
        self.mask = mask
        self.sizeRule = sizeRule
    }
}
