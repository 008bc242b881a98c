import Testing

@testable import GalleyBench

@Suite("Flags of the benchmarks")
struct OptionTests {
    @Test("Flags have their values")
    func values() throws {
        let words = [
            "--filter", "PNG", "--samples", "5", "--quick", "--json", "a", "--compare", "b",
        ]
        let options = try RunOptions(words)
        #expect(options.filter == "PNG")
        #expect(options.samples == 5)
        #expect(options.isQuick)
        #expect(options.json == "a")
        #expect(options.base == "b")
    }

    @Test(
        "A flag that is unknown or lacks its value ends with 64",
        arguments: [
            ["--fast"], ["bogus"], ["--filter"], ["--samples", "0"], ["--samples", "x"],
            ["--samples"], ["--json"],
        ])
    func faults(words: [String]) {
        let error = #expect(throws: BenchError.self) { try RunOptions(words) }
        #expect(error?.status == 64)
    }

    @Test("The curves have flags of their own")
    func scale() throws {
        let options = try ScaleOptions(["--most", "1000", "--filter", "icons"])
        #expect(options.most == 1_000)
        #expect(options.filter == "icons")
        #expect(throws: BenchError.usage("scale knows no '--quick'")) {
            try ScaleOptions(["--quick"])
        }
    }
}
