import GalleyGoldens
import Testing

@Suite("Result files")
struct ResultFileTests {
    @Test("A result fits the published schema and reads back equal, byte for byte")
    func roundTrip() throws {
        let result = try ReportSample.standard().result
        let bytes = Array(result.json.utf8)
        #expect(try SchemaCheck.faults(in: bytes, schema: ReportPage.resultSchema) == [])
        let read = try RunResult(json: bytes)
        #expect(read == result)
        #expect(read.json == result.json)
    }

    @Test("A result whose every part is set fits the schema and reads back equal")
    func everything() throws {
        var item = CaseResult(name: "a", status: .changed)
        item.measured = CaseResult.Measurement(pixels: 3)
        item.measured?.antialiased = 1
        item.measured?.ratio = 0.000_1
        item.measured?.maxChannel = [1, 2, 3, 4]
        item.measured?.maxDeltaE = 1e-9
        item.measured?.meanDeltaE = 12.25
        item.measured?.ssim = 0.999_9
        item.measured?.masked = 7
        item.measured?.window = CaseResult.Measurement.Window(side: 8, most: 3)
        item.measured?.box = CaseResult.Region(x: 1, y: 2, width: 3, height: 4)
        item.measured?.clusters = CaseResult.Cluster.Kind.allCases.map { kind in
            var cluster = CaseResult.Cluster(
                box: CaseResult.Region(x: 0, y: 0, width: 1, height: 1), pixels: 1, kind: kind)
            (cluster.dx, cluster.dy, cluster.delta) = (-1, 2, 255)
            (cluster.from, cluster.to) = ("#000000FF", "#FFFFFFFF")
            return cluster
        }
        item.limits = CaseResult.Limit.Kind.allCases.map { kind in
            var limit = CaseResult.Limit(kind: kind, limit: 0.5, measured: 1, isPassed: false)
            (limit.window, limit.reason) = (8, "because")
            return limit
        }
        item.threshold = 0.1
        item.artefacts = ["diff": "d.png", "actual": "a.png"]
        item.golden = CaseResult.Picture(width: 2, height: 3)
        item.golden?.texts = ["Software": "galley"]
        var result = RunResult(toolVersion: "0.1.0", cases: [item])
        result.seconds = 1.5
        result.shard = RunResult.Shard(index: 2, count: 4, inputs: "i", split: "s")
        result.missingShards = [1, 3]
        result.isComplete = false
        (result.command, result.filter) = ("galley verify", "a*")
        let bytes = Array(result.json.utf8)
        #expect(try SchemaCheck.faults(in: bytes, schema: ReportPage.resultSchema) == [])
        #expect(try RunResult(json: bytes) == result)
    }

    @Test(
        "What is no result is refused with the place of the fault",
        arguments: [
            ("", "line 1"), ("[]", "$: an object"), ("{\"schema\":\"result.v2\"}", "$.schema"),
            (#"{"schema":"result.v1","tool":{},"env":{},"run":{}}"#, "$.tool: version"),
            (
                #"{"schema":"result.v1","tool":{"version":"1"},"env":{},"run":{"complete":true},"cases":[{"name":"a","status":"odd"}]}"#,
                "$.cases[0].status"
            ),
            (
                #"{"schema":"result.v1","tool":{"version":"1"},"env":{},"run":{"complete":true},"cases":[{"name":"a","status":"new","actual":{"w":1.5,"h":1}}]}"#,
                "$.cases[0].actual.w"
            ),
        ])
    func refusal(text: String, place: String) {
        let fault = #expect(throws: ResultFault.self) {
            try RunResult(json: Array(text.utf8))
        }
        #expect(
            fault.map { $0.description.hasPrefix(place) } == true, "\(fault?.description ?? "")")
    }

    @Test("Shards put together equal the whole run, and a missing one makes it incomplete")
    func combining() throws {
        let whole = try ReportSample.standard().result
        let shards = (1...3).map { index in
            var shard = whole
            shard.cases = whole.cases.enumerated().filter { $0.offset % 3 == index - 1 }
                .map(\.element)
            shard.shard = RunResult.Shard(index: index, count: 3)
            return shard
        }
        #expect(try RunResult(combining: shards).json == whole.json)
        #expect(try RunResult(combining: shards.reversed()).json == whole.json)
        let partial = try RunResult(combining: [shards[0], shards[2]])
        #expect(!partial.isComplete)
        #expect(partial.missingShards == [2])
        #expect(throws: ResultFault.self) { try RunResult(combining: [shards[0], shards[0]]) }
        #expect(throws: ResultFault.self) { try RunResult(combining: []) }
    }
}
