import Foundation
import GalleyGoldens
import TestSupport
import Testing

@Suite("Result files of runs that are not over")
struct ResultJournalTests {
    private func head() -> RunResult {
        var head = RunResult(toolVersion: "0.1.0")
        head.environment = "e"
        head.environments = ["e": ["freetype": "2"]]
        head.shard = RunResult.Shard(index: 2, count: 4, inputs: "i", split: "s")
        return head
    }

    @Test("Cut off at any byte, a journal reads as an incomplete run of the cases that are whole")
    func cuts() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/deep/r.json"
        let journal = try ResultJournal(path: path, head())
        let names = ["s/b", "s/\u{1F600}", "s/a"]
        for name in names { journal.append(CaseResult(name: name, status: .changed)) }
        try journal.check()
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        for count in (first + 1)...bytes.count {
            let result = try RunResult(json: Array(bytes.prefix(count)))
            let whole = bytes.prefix(count).count { $0 == UInt8(ascii: "\n") } - 1
            #expect(result.cases.map(\.name) == names.prefix(whole).sorted())
            #expect(!result.isComplete && result.shard == head().shard)
            #expect(result.environments == head().environments)
        }
    }

    @Test(
        "A journal takes the place of what an earlier run left, and the result that of the journal")
    func replacing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(RunResult(toolVersion: "0").json, to: "r.json")
        let journal = try ResultJournal(path: path, head())
        let read = {
            try RunResult(json: Array(String(contentsOfFile: path, encoding: .utf8).utf8))
        }
        #expect(try !read().isComplete && read().cases.isEmpty)
        var result = head()
        result.cases = [CaseResult(name: "s/a", status: .match)]
        journal.append(result.cases[0])
        try journal.check()
        #expect(try read().cases == result.cases)
    }

    @Test("A line that is whole and no case is refused with its number")
    func damage() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/r.json"
        _ = try ResultJournal(path: path, head())
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in ["{", "3", "{}", "{\"name\":\"a\",\"status\":\"odd\"}"] {
            let fault = #expect(throws: ResultFault.self) {
                try RunResult(json: Array((text + line + "\n").utf8))
            }
            #expect(fault?.place.hasPrefix("line 2") == true)
        }
    }

    @Test("A shard that can't be is refused", arguments: [(0, 4), (5, 4), (1, 0), (1, 1_000_000)])
    func numbers(index: Int, count: Int) {
        var result = RunResult(toolVersion: "1")
        result.shard = RunResult.Shard(index: index, count: count)
        #expect(throws: ResultFault.self) { try RunResult(json: Array(result.json.utf8)) }
    }

    @Test("A journal without room for its folder is told at once")
    func refused() {
        #expect(throws: (any Error).self) { try ResultJournal(path: "/dev/null/r.json", head()) }
    }
}
