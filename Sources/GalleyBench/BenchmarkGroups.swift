/// All benchmarks in their order.
enum BenchmarkGroups {
    static func all(_ peer: Peer) throws -> [BenchmarkPair] {
        try TextBenchmarks.pairs(peer) + LayoutBenchmarks.pairs() + RasterBenchmarks.pairs(peer)
            + ButtonBenchmarks.pairs(peer)
    }
}
