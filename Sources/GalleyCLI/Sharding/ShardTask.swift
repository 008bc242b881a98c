import GalleyGoldens
import GalleyImage

/// The pictures of a run that one shard verifies.
struct ShardTask: Sendable {
    /// What the shard's result file says of it.
    let shard: RunResult.Shard
    private let split: ShardSplit

    /// Shares out the pictures of a run.
    ///
    /// - Parameters:
    ///   - request: Which part is asked for.
    ///   - pictures: The names of all pictures of the run.
    ///   - inputs: The hash of each spec by its name, and the flags that choose pictures.
    init(_ request: ShardRequest, _ pictures: [GoldenName], inputs: [String]) {
        let number = request.number
        split = ShardSplit(pictures, durations: request.durations, count: number.count)
        let text = (inputs + pictures.map(\.path).sorted()).joined(separator: "\n")
        shard = RunResult.Shard(
            index: number.index, count: number.count,
            inputs: String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16)),
            split: split.identifier)
    }

    /// Whether the shard verifies a picture.
    func contains(_ name: GoldenName) -> Bool { split.part(of: name) == shard.index }

    /// What all shards of the run call it where they write down which goldens they use.
    var run: String { "\(shard.count)-\(shard.inputs ?? "")-\(shard.split ?? "")" }
}
