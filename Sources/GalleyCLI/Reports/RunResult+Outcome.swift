import GalleyGoldens

extension RunResult {
    /// Takes what a run of `galley verify` came to; cases stand in the order of their names.
    ///
    /// - Parameters:
    ///   - outcome: What the run came to.
    ///   - environment: What the pictures of the run were drawn with.
    init(_ outcome: GoldenRun.Outcome, environment: GoldenEnvironment) {
        let id = environment.identifier
        var cases = outcome.results.map { CaseResult($0, environment: id) }
        cases += outcome.orphans.map { name in
            var item = CaseResult(name: name.path, status: .orphan)
            item.message = "no picture makes use of this golden any more"
            item.command = "galley prune"
            return item
        }
        self.init(toolVersion: GalleyCLI.version, cases: cases.sorted { $0.name < $1.name })
        self.environment = id
        environments[id] = Dictionary(
            environment.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
