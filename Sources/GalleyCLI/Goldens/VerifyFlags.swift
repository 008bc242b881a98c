import GalleyButtons
import GalleyGoldens

/// The flags that verifying and recording share.
struct VerifyFlags {
    @Option(
        "actual", "DIR", help: "Verify the PNG files of a folder, which another tool drew, too.")
    var actual: String?

    @Option("filter", "GLOB", help: "Only pictures with such names: * ? [abc] [!abc].")
    var filter: String?

    @Option("scale", "N,…", help: "Scales in pixels per point instead of those of the spec.")
    var scale: [Scale]

    @Option("state", "STATE,…", help: "States instead of those of the spec, such as disabled.")
    var state: [ButtonState]

    @Option(
        "appearance", "LOOK,…", help: "Appearances instead of those of the spec: light, dark.")
    var appearance: [Appearance]

    @Option("direction", "DIR,…", help: "Directions instead of those of the spec: ltr, rtl.")
    var direction: [DirectionName]

    @Flag(
        "all-specs",
        help: "The specs given are all there are, so that orphans can be told after the run.")
    var isComplete: Bool

    @Option("jobs", "N", help: "How many pictures are drawn at once; one for each processor.")
    var jobs: Int?

    @Option("repeat", "N", help: "Draw each picture so many times, which must all be equal.")
    var repetitions: Int = 1

    @Option(
        "strict-env", "WHAT", implied: "fail",
        help: "What becomes of equal pixels drawn in another environment: off, warn, fail.")
    var strictness: EnvironmentStrictness?

    @Flag("fail-on-orphans", help: "Fail where a golden is of no use to any picture.")
    var failsOnOrphans: Bool

    @Flag("no-cache", help: "Draw and compare even where nothing has changed since all matched.")
    var noCache: Bool

    @Flag("exit-zero", help: "End with 0 whatever the verdicts; mistakes and errors still count.")
    var exitsZero: Bool

    let reports = ReportFlags()

    var arguments: [any ArgumentDeclaration] {
        [
            _actual, _filter, _scale, _state, _appearance, _direction, _isComplete, _jobs,
            _repetitions, _strictness, _failsOnOrphans, _noCache, _exitsZero,
        ] + reports.arguments
    }

    /// The values of the matrix that win over those of the specs.
    var axes: AxisFlags {
        AxisFlags(scales: scale, states: state, directions: direction, appearances: appearance)
    }

    /// Whether pictures of the specs are left out.
    var leavesOut: Bool {
        filter != nil || !scale.isEmpty || !state.isEmpty || !appearance.isEmpty
            || !direction.isEmpty
    }

    /// Everything of the flags that changes which pictures there are or what they look like.
    var cacheKey: String {
        [
            filter ?? "", scale.map { "\($0.value)" }.joined(separator: ","),
            state.map(\.description).joined(separator: ","),
            appearance.map(\.rawValue).joined(separator: ","),
            direction.map(\.rawValue).joined(separator: ","),
        ].joined(separator: "\0")
    }
}
