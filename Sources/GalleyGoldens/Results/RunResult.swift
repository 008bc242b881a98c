/// What a run of `galley verify` found: the value of a result file of schema `result.v1`.
///
/// Every report is a function of this value, so that it can be made again from the file alone.
public struct RunResult: Sendable, Hashable {
    /// The name of the schema that ``json`` fits.
    public static let schemaName: String = "result.v1"

    /// A part of the cases, of several that runs share out among themselves.
    public struct Shard: Sendable, Hashable {
        /// Which part, from 1.
        public var index: Int
        /// Into how many parts the cases are split.
        public var count: Int
        /// A hash of what all parts share: specs, flags and the names of all pictures.
        public var inputs: String?
        /// A hash of which picture is in which part.
        public var split: String?

        /// The most parts a run is split into.
        public static let maximumCount: Int = 10_000

        /// Creates a part from its number and how many there are.
        ///
        /// - Parameters:
        ///   - index: Which part, from 1.
        ///   - count: Into how many parts the cases are split.
        ///   - inputs: A hash of what all parts share.
        ///   - split: A hash of which picture is in which part.
        public init(index: Int, count: Int, inputs: String? = nil, split: String? = nil) {
            self.index = index
            self.count = count
            self.inputs = inputs
            self.split = split
        }
    }

    /// The version of Galley that ran.
    public var toolVersion: String
    /// The id of the environment of this run.
    public var environment: String?
    /// The facts of each environment by its id, such as `freetype`: `2.13.3`.
    public var environments: [String: [String: String]]
    /// Whether every selected case was verified to its end.
    public var isComplete: Bool
    /// What the caller names the run, such as a CI build number.
    public var id: String?
    /// The commit that was verified.
    public var commit: String?
    /// The command that started the run.
    public var command: String?
    /// The glob that chose the cases, or nil where all ran.
    public var filter: String?
    /// How long the run took, in seconds, where the caller asked for a stamp.
    public var seconds: Double?
    /// The part of the cases that was verified, or nil of a whole or merged run.
    public var shard: Shard?
    /// The numbers of the shards that a merge did not find.
    public var missingShards: [Int]
    /// The verified cases.
    public var cases: [CaseResult]

    /// Creates the result of a whole run without cases or facts.
    public init(toolVersion: String, cases: [CaseResult] = []) {
        self.toolVersion = toolVersion
        environments = [:]
        isComplete = true
        missingShards = []
        self.cases = cases
    }

    /// How many cases have each status.
    public var counts: [CaseResult.Status: Int] {
        cases.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    }
}
