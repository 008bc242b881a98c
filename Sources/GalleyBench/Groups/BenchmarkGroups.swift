/// All benchmarks in their order.
enum BenchmarkGroups {
    /// Makes those of a group only when their turn has come, since making them takes time too.
    static let all: [@Sendable (_ workbench: Workbench) throws -> [BenchmarkPair]] = [
        { try TextBenchmarks.pairs($0.peer) },
        { _ in try LayoutBenchmarks.pairs() },
        { _ in try RasterBenchmarks.pairs() },
        { try ButtonBenchmarks.pairs($0.peer, others: $0.catalog.peers) },
        { try SpecBenchmarks.pairs($0) },
        { try ComparisonBenchmarks.pairs($0) },
        { try ProcessBenchmarks.pairs($0) },
        { try GoldenBenchmarks.pairs($0) },
        { try CoreBenchmarks.pairs($0) },
    ]
}
