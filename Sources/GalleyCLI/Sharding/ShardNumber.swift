import GalleyGoldens

/// One of several parts of a run, such as `2/4`.
struct ShardNumber: ArgumentValue, Equatable {
    /// Which part, from 1.
    let index: Int
    /// How many parts there are.
    let count: Int

    /// Takes numbers that fit each other; nil otherwise.
    init?(index: Int, count: Int) {
        guard (1...RunResult.Shard.maximumCount).contains(count), (1...count).contains(index) else {
            return nil
        }
        self.index = index
        self.count = count
    }

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
            return nil
        }
        self.init(index: index, count: count)
    }

    static var allowed: String {
        "I/N, such as 2/4, with I from 1 to N and N up to \(RunResult.Shard.maximumCount)"
    }

    /// The part as files are named after it.
    var fileName: String { "\(index)-of-\(count)" }
}
