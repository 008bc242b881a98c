/// What the verification of one golden found.
public struct CaseResult: Sendable, Hashable {
    /// The golden's name with its axes, such as `bar/save~state=disabled@2x`.
    public var name: String
    /// The verdict.
    public var status: Status
    /// One sentence that says what is wrong and what to do.
    public var message: String?
    /// The command that settles the case.
    public var command: String?
    /// The spec file that declares the picture.
    public var spec: String?
    /// Where the case is written: a spec or test file.
    public var source: Source?
    /// Words to find the case by.
    public var tags: [String] = []
    /// Pixels per point.
    public var scale: Double?
    /// The metric that decided, such as `exact` or `yiq`.
    public var metric: String?
    /// The least difference of a pixel that counts, in the metric's unit.
    public var threshold: Double?
    /// The gates of the tolerance; all must hold.
    public var limits: [Limit] = []
    /// What the comparison counted, where there was one.
    public var measured: Measurement?
    /// The golden, where there is one.
    public var golden: Picture?
    /// The picture of this run, where there is one.
    public var actual: Picture?
    /// Paths of files about the case by kind: expected, actual, diff, side-by-side, result.
    public var artefacts: [String: String] = [:]
    /// Equal in all cases that changed in the same way.
    public var group: String?
    /// What the comparison left out, in pixels from the top left.
    public var masks: [Region] = []
    /// The parts of the layout, in pixels of the actual picture from the top left.
    public var regions: [Region] = []
    /// The layout report of the golden, as a line of JSON that `galley layout --json` prints.
    public var goldenLayout: String?
    /// The layout report of the actual picture.
    public var actualLayout: String?
    /// What the checks of golden pictures say of this one.
    public var findings: [Finding] = []

    /// Creates a result with its verdict alone.
    public init(name: String, status: Status) {
        self.name = name
        self.status = status
    }
}
