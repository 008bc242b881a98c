import Foundation
import GalleyGoldens
import TestSupport
import Testing

@Suite("Runs over several machines")
struct ShardTests {
    @Test("Shards merged equal the run of one machine byte for byte", arguments: [1, 4, 20])
    func equality(count: Int) throws {
        let shards = try ShardProject()
        let whole = shards.verify(["--report", "json=\(shards.project.path)/whole.json"])
        #expect(whole.status == 2)
        // Without a cache of their own, and in no order.
        for index in (1...count).reversed() {
            let run = shards.shard(index, of: count)
            #expect([0, 1, 2].contains(run.status), "\(run.errors)")
        }
        let merged = shards.merge((1...count).map { shards.result($0, of: count) })
        #expect(merged.status == whole.status, "\(merged.errors)")
        #expect(try shards.text("merged.json") == shards.text("whole.json"))
        let statuses = try RunResult(json: Array(shards.text("merged.json").utf8)).counts
        #expect(statuses == [.match: 6, .changed: 4, .missing: 1])
    }

    @Test("Three of four shards end with 6, name the fourth and leave what there is")
    func missing() throws {
        let shards = try ShardProject()
        for index in 1...4 { _ = shards.shard(index, of: 4) }
        let run = shards.merge([1, 2, 4].map { shards.result($0, of: 4) })
        #expect(run.status == 6)
        #expect(run.errors == "galley: error: shard 3 of 4 is missing\n")
        let partial = try RunResult(json: Array(shards.text("merged.json").utf8))
        #expect(!partial.isComplete && partial.missingShards == [3])
        let page = CommandRun(
            "report", "\(shards.project.path)/merged.json", "-o", "\(shards.project.path)/r.html")
        #expect(page.status == 6 && page.errors.contains("missing of its shards are 3"))
        #expect(try shards.text("r.html").contains("incomplete"))
    }

    @Test("Results that are not those of one run end with 6, and none is written")
    func mismatches() throws {
        let shards = try ShardProject()
        let durations = try shards.project.folder.write(
            CaseDurations(microseconds: ["a/a0": 90, "a/a1": 80]).json, to: "d.json")
        for index in 1...2 { _ = shards.shard(index, of: 2) }
        _ = shards.shard(1, of: 3)
        let (first, second) = (shards.result(1, of: 2), shards.result(2, of: 2))
        let copy = "\(shards.project.path)/copy.json"
        try FileManager.default.copyItem(atPath: second, toPath: copy)
        func check(_ results: [String], _ words: String) {
            let run = shards.merge(results)
            #expect(run.status == 6 && run.errors.contains(words), "\(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: "\(shards.project.path)/merged.json"))
        }
        check([first, second, copy], "are both shard 2 of 2")
        check([shards.result(1, of: 3), second], "merge the shards of one run")
        _ = shards.shard(2, of: 2, ["--durations", durations])
        check([first, second], "split by different durations")
        _ = shards.shard(2, of: 2, ["--filter", "a*"])
        check([first, second], "different specs, flags or pictures")
        try shards.project.write((0..<7).map { "a\($0)" }, color: "#0000FF")
        _ = shards.shard(2, of: 2)
        check([first, second], "different specs, flags or pictures")
    }

    @Test("Each picture is verified by one shard, and durations move pictures between them")
    func durations() throws {
        let shards = try ShardProject()
        let names = { (run: CommandRun) in
            try run.objects().compactMap { $0["name"] as? String }
        }
        let all = try names(shards.verify(["--json"]))
        #expect(all.count == 11)
        // What was measured is an input only where it is given, so that all machines have the same.
        let measured = try CaseDurations(path: "\(shards.project.artefacts)/durations")
        #expect(measured.microseconds.keys.sorted() == all.sorted())
        let plain = try (1...2).map { try names(shards.shard($0, of: 2, ["--json"])) }
        #expect(plain.map(\.count) == [6, 5])
        #expect(plain.joined().sorted() == all.sorted())
        let text = CaseDurations(microseconds: ["a/a6": 1_000_000, "b/b0": 1]).json
        let file = try shards.project.folder.write(text, to: "d.json")
        // The median of the two is the longer, so eleven pictures count but for one.
        let given = try (1...2).map { index in
            try names(shards.shard(index, of: 2, ["--json", "--durations", file]))
        }
        #expect(given.joined().sorted() == all.sorted())
        _ = try shards.project.folder.write(text, to: "Goldens/durations.json")
        let usual = try (1...2).map { try names(shards.shard($0, of: 2, ["--json"])) }
        #expect(usual == given && usual != plain)
        #expect(shards.shard(1, of: 2, ["--durations", "none.json"]).status == 66)
        _ = try shards.project.folder.write("{}", to: "Goldens/durations.json")
        #expect(shards.shard(1, of: 2).status == 65)
    }

    @Test(
        "Bazel's variables choose the shard from 0, the flag wins, and the status file is touched")
    func bazel() throws {
        let shards = try ShardProject()
        let status = "\(shards.project.path)/status"
        let flagged = try (1...3).map { try shards.shard($0, of: 3, ["--json"]).objects().count }
        for index in 0..<3 {
            let variables = [
                "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "3",
                "TEST_SHARD_STATUS_FILE": status,
            ]
            let run = shards.verify(["--json"], variables: variables)
            #expect(try run.objects().count == flagged[index])
            #expect(FileManager.default.fileExists(atPath: status))
            try FileManager.default.removeItem(atPath: status)
            let won = shards.verify(["--json", "--shard", "1/1"], variables: variables)
            #expect(try won.objects().count == 12)
            #expect(FileManager.default.fileExists(atPath: status))
        }
        let merged = shards.merge((1...3).map { shards.result($0, of: 3) })
        #expect(merged.status == 2, "\(merged.errors)")
        for (index, total) in [
            ("3", "3"), ("-1", "3"), ("x", "3"), ("0", ""), ("", "3"), ("0", "0"),
        ] {
            let run = shards.verify(
                [], variables: ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": total])
            #expect(run.status == 64 && run.errors.contains("TEST_SHARD_INDEX=\(index)"))
        }
        let unwritable = shards.verify(
            [], variables: ["TEST_SHARD_STATUS_FILE": "/dev/null/status"])
        #expect(unwritable.status == 73)
    }

    @Test(
        "A shard that can't be is refused",
        arguments: ["0/4", "5/4", "1", "1/0", "1/2/3", "-1/2", "a/b", "1/10001"])
    func refusals(shard: String) throws {
        let run = CommandRun("verify", "x.json5", "--shard", shard)
        #expect(run.status == 64 && run.errors.contains("I/N, such as 2/4"), "\(run.errors)")
    }

    @Test("Orphans can be told when all shards have run, and not before")
    func orphans() throws {
        let project = try GoldenProject(["a", "b", "c", "d"])
        #expect(project.run("record").status == 0)
        try project.write(["a", "b", "c"])
        let shard = { (index: Int) in project.run("verify", "--all-specs", "--shard", "\(index)/3")
        }
        for index in 1...2 { #expect(shard(index).status == 0) }
        let early = project.run("orphans")
        #expect(early.status == 6 && early.errors.contains("shard 3 of 3 is missing"))
        #expect(project.run("prune").status == 6)
        #expect(shard(3).status == 0)
        // A shard that runs again stands for itself only.
        #expect(shard(2).status == 0)
        let orphans = project.run("orphans", "--check")
        #expect(orphans.status == 4 && orphans.output == "a/d\n", "\(orphans.errors)")
        #expect(project.run("prune").output == "pruned a/d\n")
        let refused = project.run("verify", "--shard", "1/3", "--fail-on-orphans")
        #expect(refused.status == 64 && refused.errors.contains("galley orphans --check"))
        // Shards of another split are another run.
        try project.write(["a", "b"])
        #expect(project.run("verify", "--all-specs", "--shard", "1/2").status == 0)
        #expect(project.run("orphans").status == 6)
    }

    @Test("merge without a file to write, or of what is no result, is a mistake")
    func mistakes() throws {
        let shards = try ShardProject()
        #expect(CommandRun("merge", "x.json").status == 64)
        #expect(shards.merge(["none.json"]).status == 66)
        #expect(shards.merge([try shards.project.folder.write("{", to: "bad.json")]).status == 65)
        #expect(shards.merge([]).status == 64)
    }
}
