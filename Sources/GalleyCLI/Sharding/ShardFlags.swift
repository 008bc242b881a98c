import GalleyGoldens

/// The flags that share out the pictures of a run among several machines.
struct ShardFlags {
    @Option(
        "shard", "I/N",
        help: "Verify the Ith of N parts of the pictures; Bazel's TEST_SHARD_INDEX does so too.")
    var shard: ShardNumber?

    @Option(
        "durations", "PATH",
        help:
            "How long pictures took, by which parts are made: a file or a folder of them, the same for "
            + "all parts; durations.json among the goldens unless given.")
    var durations: String?

    var arguments: [any ArgumentDeclaration] { [_shard, _durations] }

    /// Takes the part from the command line, or from the variables of Bazel; nil of a whole run.
    ///
    /// Bazel's file is touched, by which it knows that its shards are made use of.
    ///
    /// - Throws: ``CommandError`` for variables or durations with a fault.
    func request(
        _ settings: GoldenSettings, _ console: Console
    ) throws(CommandError) -> ShardRequest? {
        let bazel = BazelShard(console)
        let chosen: ShardNumber?
        if let shard { chosen = shard } else { chosen = try bazel.number() }
        try bazel.touchStatusFile()
        guard let number = chosen else { return nil }
        let usual = "\(settings.goldens.value)/\(Self.usualFile)"
        do {
            return ShardRequest(
                number: number,
                durations: durations == nil && !FilePath.isThere(usual)
                    ? CaseDurations() : try CaseDurations(path: durations ?? usual))
        } catch {
            throw CommandError(error)
        }
    }

    private static let usualFile = "durations.json"
}

/// The part of a run that is asked for, and the durations by which it is made.
struct ShardRequest {
    let number: ShardNumber
    let durations: CaseDurations
}
