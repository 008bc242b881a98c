import Testing

@testable import GalleyBench

@Suite("Rows from samples")
struct BenchmarkRunnerTests {
    /// Work that says itself what it takes, 30 ms a piece and more so that none is repeated.
    private func work(
        _ system: String, seconds: Double, mebibytes: Double? = nil, goal: Double? = nil
    ) -> Benchmark {
        Benchmark("work", system: system, unit: "pieces", count: 2, goal: goal) { repeats in
            Sample(seconds: seconds * Double(repeats), mebibytes: mebibytes)
        }
    }

    @Test("A peer's ratio is its time over Galley's, and Galley's is relative to the first peer")
    func ratios() throws {
        let runner = BenchmarkRunner(yardstick: nil)
        let rows = try runner.run(
            BenchmarkPair([
                work(Benchmark.galley, seconds: 0.03, mebibytes: 8),
                work("C peer", seconds: 0.06, mebibytes: 4, goal: 1.5),
            ]))
        #expect(
            rows.map(\.key).sorted() == [
                "work / C peer", "work / galley", "work, peak memory / C peer",
                "work, peak memory / galley",
            ])
        let times = rows.filter { $0.quantity == .seconds }
        #expect(times.map(\.median) == [0.015, 0.03])
        #expect(times.map(\.ratio) == [nil, 2])
        #expect(times.map(\.relative) == [0.5, nil])
        #expect(rows.filter { $0.quantity == .mebibytes }.map(\.ratio) == [nil, 0.5])
    }

    @Test("Work without a peer is measured beside the yardstick, which gives no row")
    func yardstick() throws {
        let runner = BenchmarkRunner(yardstick: work("yardstick", seconds: 0.04))
        let rows = try runner.run(BenchmarkPair([work(Benchmark.galley, seconds: 0.1)]))
        #expect(rows.count == 1)
        #expect(rows[0].relative == 2.5)
        #expect(rows[0].samples == 15)
    }

    @Test("A slow peer sits rounds out, and no row has fewer than three samples")
    func slowPeer() throws {
        let rows = try BenchmarkRunner(yardstick: nil).run(
            BenchmarkPair([
                work(Benchmark.galley, seconds: 0.03), work("slow", seconds: 100),
            ]))
        #expect(rows.map(\.samples) == [3, 3])
        let others = try BenchmarkRunner(yardstick: nil).run(
            BenchmarkPair([
                work(Benchmark.galley, seconds: 0.03), work("slow", seconds: 0.4),
            ]))
        #expect(others.map(\.samples) == [15, 3])
        #expect(others.map(\.median) == [0.015, 0.2])
    }
}
