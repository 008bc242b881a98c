import GalleyButtons
import GalleyGoldens

/// The flags that verifying and recording share.
struct VerifyFlags {
    @Option(
        "actual", "DIR", help: "Verify the PNG files of a folder, which another tool drew, too.")
    var actual: String?

    @Option("filter", "GLOB", help: "Only pictures with such names: * ? [abc] [!abc].")
    var filter: String?

    private let matrix = AxisOptions()

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
        let first: [any ArgumentDeclaration] = [_actual, _filter]
        let last: [any ArgumentDeclaration] = [
            _isComplete, _jobs, _repetitions, _strictness, _failsOnOrphans, _noCache, _exitsZero,
        ]
        return first + matrix.arguments + last + reports.arguments
    }

    /// The values of the matrix that win over those of the specs.
    var axes: AxisFlags { matrix.flags }

    /// Whether pictures of the specs are left out.
    var leavesOut: Bool { filter != nil || !axes.isEmpty }

    /// Everything of the flags that changes which pictures there are or what they look like.
    var cacheKey: String {
        [
            filter ?? "", axes.scales.map { "\($0.value)" }.joined(separator: ","),
            axes.states.map(\.description).joined(separator: ","),
            axes.appearances.map(\.rawValue).joined(separator: ","),
            axes.directions.map(\.rawValue).joined(separator: ","),
        ].joined(separator: "\0")
    }
}
