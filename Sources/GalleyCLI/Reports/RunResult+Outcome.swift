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
        self.environment = add(environment)
    }

    /// Keeps the facts of an environment and returns its id.
    private mutating func add(_ environment: GoldenEnvironment) -> String {
        let id = environment.identifier
        environments[id] = Dictionary(
            environment.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return id
    }

    /// Keeps the environment a golden was drawn in, as far as it has the facts of this run's.
    private mutating func add(_ record: GoldenRecord) -> String {
        let names = environment.flatMap { environments[$0] }.map { Set($0.keys) } ?? []
        return add(GoldenEnvironment(record.environment.values.filter { names.contains($0.name) }))
    }

    /// Takes what a run of `galley verify` came to; cases stand in the order of their names.
    ///
    /// - Parameters:
    ///   - outcome: What the run came to.
    ///   - filter: The glob that chose the pictures, or nil.
    init(_ outcome: GoldenRun.Outcome, filter: String?) {
        self.init(shard: outcome.shard, filter: filter)
        for result in outcome.results {
            var item = CaseResult(result, environment: environment)
            if item.golden != nil, let record = result.goldenRecord {
                item.golden?.environment = add(record)
            }
            cases.append(item)
        }
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
