import GalleyButtons
import GalleyGoldens

extension RunResult {
    /// Describes a run of this process before its first case.
    ///
    /// - Parameters:
    ///   - shard: The part of the pictures that it verifies, or nil of a whole run.
    ///   - filter: The glob that chose the pictures, or nil.
    init(shard: Shard?, filter: String?) {
        let environment = GoldenEnvironment(
            DrawingEnvironment.versions.map { GoldenEnvironment.Value($0.name, $0.value) })
        self.init(toolVersion: GalleyCLI.version)
        self.shard = shard
        self.filter = filter
        let id = environment.identifier
        self.environment = id
        environments[id] = Dictionary(
            environment.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes what a run of `galley verify` came to; cases stand in the order of their names.
    ///
    /// - Parameters:
    ///   - outcome: What the run came to.
    ///   - filter: The glob that chose the pictures, or nil.
    init(_ outcome: GoldenRun.Outcome, filter: String?) {
        self.init(shard: outcome.shard, filter: filter)
        cases = outcome.results.map { CaseResult($0, environment: environment) }
        cases += outcome.orphans.map { name in
            var item = CaseResult(name: name.path, status: .orphan)
            item.message = "no picture makes use of this golden any more"
            item.command = "galley prune"
            return item
        }
        cases.sort { $0.name < $1.name }
    }

    /// The status of a run whose cases these are: the most serious cause.
    var exitCode: ExitCode {
        let causes: [(CaseResult.Status, ExitCode)] = [
            (.error, .badData), (.missing, .missingGolden), (.size, .size), (.changed, .pixels),
            (.env, .pixels), (.orphan, .orphans),
        ]
        let counts = counts
        return causes.first { counts[$0.0] != nil }?.1 ?? .success
    }
}
