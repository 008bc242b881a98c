import GalleyGoldens
import Testing

@Suite("Results of shards put together")
struct ShardMergeTests {
    private func part(
        _ index: Int, of count: Int = 3, version: String = "1", inputs: String = "i",
        split: String = "s"
    ) -> ShardMerge.Part {
        var result = RunResult(
            toolVersion: version, cases: [CaseResult(name: "s/c\(index)", status: .match)])
        result.shard = RunResult.Shard(index: index, count: count, inputs: inputs, split: split)
        return ShardMerge.Part(path: "\(index).json", result: result)
    }

    @Test("All shards of a run are a whole run, in any order")
    func whole() throws {
        let whole = RunResult(
            toolVersion: "1", cases: (1...3).map { CaseResult(name: "s/c\($0)", status: .match) })
        for order in [[1, 2, 3], [3, 1, 2]] {
            let merge = try ShardMerge(order.map { part($0) })
            #expect(merge.problems.isEmpty && merge.notes.isEmpty)
            #expect(merge.result?.json == whole.json)
        }
        let single = try ShardMerge([part(1, of: 1)])
        #expect(single.problems.isEmpty && single.result?.shard == nil)
    }

    @Test("A missing or unfinished shard is named, and what there is is kept")
    func gaps() throws {
        let missing = try ShardMerge([part(1), part(3)])
        #expect(missing.problems == ["shard 2 of 3 is missing"])
        #expect(missing.result?.missingShards == [2])
        #expect(missing.result?.isComplete == false && missing.result?.cases.count == 2)
        var result = part(2).result
        result.isComplete = false
        let broken = try ShardMerge([
            part(1), ShardMerge.Part(path: "x.json", result: result), part(3),
        ])
        #expect(broken.problems == ["shard 2 of 3 (x.json) did not come to its end"])
        #expect(broken.result?.isComplete == false && broken.result?.cases.count == 3)
    }

    @Test("Results that are not of one run are named, and nothing comes of them")
    func mismatches() throws {
        let whole = ShardMerge.Part(path: "w.json", result: RunResult(toolVersion: "1"))
        let cases: [([ShardMerge.Part], String)] = [
            ([part(1), part(2), part(2), part(3)], "2.json and 2.json are both shard 2 of 3"),
            ([part(1), part(2, of: 4)], "1.json is shard 1 of 3 and 2.json shard 2 of 4"),
            ([part(1), part(2, version: "2")], "1.json is of galley 1 and 2.json of 2"),
            ([part(1), part(2, inputs: "j")], "different specs, flags or pictures"),
            ([part(1), part(2, split: "t")], "split by different durations"),
            ([part(1), whole, part(2)], "w.json is of a whole run and not of a shard"),
        ]
        for (parts, words) in cases {
            let merge = try ShardMerge(parts)
            #expect(merge.result == nil)
            #expect(merge.problems.first?.contains(words) == true, "\(merge.problems)")
        }
    }

    @Test("Whole runs over different specs go together, and a broken or partial one is named")
    func wholeRuns() throws {
        func run(_ name: String) -> ShardMerge.Part {
            ShardMerge.Part(
                path: "\(name).json",
                result: RunResult(
                    toolVersion: "1", cases: [CaseResult(name: "s/\(name)", status: .match)]))
        }
        let merge = try ShardMerge([run("b"), run("a")])
        #expect(merge.problems.isEmpty)
        #expect(merge.result?.cases.map(\.name) == ["s/a", "s/b"])
        var partial = run("a").result
        (partial.isComplete, partial.missingShards) = (false, [2, 4])
        let again = try ShardMerge([ShardMerge.Part(path: "m.json", result: partial)])
        #expect(again.problems == ["m.json lacks the shards 2, 4"])
        #expect(throws: ResultFault.self) { try ShardMerge([run("a"), run("a")]) }
        #expect(throws: ResultFault.self) { try ShardMerge([]) }
    }

    @Test("Different environments are told, and do not keep the run from being whole")
    func environments() throws {
        let parts = (1...3).map { index in
            var result = part(index).result
            result.environment = index == 1 ? "a" : "b"
            return ShardMerge.Part(path: "\(index).json", result: result)
        }
        let merge = try ShardMerge(parts)
        #expect(merge.problems.isEmpty && merge.notes.count == 1)
    }
}
