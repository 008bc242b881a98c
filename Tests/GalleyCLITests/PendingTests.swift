import Foundation
import TestSupport
import Testing

@Suite("galley pending, accept, reject, review, orphans, prune, check and env")
struct PendingTests {
    @Test("What waits is listed and accepted by name, pattern, group or altogether")
    func accept() throws {
        let project = try GoldenProject(["a", "b", "c", "d"])
        #expect(project.run("pending").output == "nothing is pending\n")
        #expect(project.run("verify").status == 2)
        let pending = project.run("pending", "--json")
        #expect(pending.status == 5)
        let objects = try pending.objects()
        #expect(objects.map { $0["name"] as? String } == ["a/a", "a/b", "a/c", "a/d"])
        #expect(project.run("accept", "a/a").output == "accepted a/a\n")
        let group = try #require(objects[1]["group"] as? String)
        #expect(project.run("accept", "--group", group).output == "accepted a/b\n")
        let wrong = project.run("accept", "a/cc")
        #expect(wrong.status == 64 && wrong.errors.contains("the nearest are a/c"))
        #expect(project.run("accept").status == 64)
        #expect(project.run("accept", "--all", "a/c").status == 64)
        #expect(project.run("reject", "a/c").output == "rejected a/c\n")
        #expect(project.run("accept", "a/*").output == "accepted a/d\n")
        #expect(project.run("pending").status == 0)
        #expect(
            project.snapshot().keys.sorted() == ["a/a.png", "a/b.png", "a/d.png", "manifest.json"])
    }

    @Test("Decisions for other pictures are refused, and nothing is written")
    func decisions() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("record").status == 0)
        try project.write(["a"], color: "#FF0000")
        #expect(project.run("verify").status == 1)
        let item = try #require(project.run("pending", "--json").objects().first)
        let golden = try #require((item["golden"] as? [String: String])?["pixels"])
        let actual = try #require(item["pixels"] as? String)
        func file(_ actual: String, _ golden: String) throws -> String {
            try project.folder.write(
                """
                {"galleyDecisions": 1, "decisions": [{"name": "a/a", "decision": "accept",
                "actual": "\(actual)", "golden": "\(golden)"}]}
                """, to: "decisions.json")
        }
        let before = project.snapshot()
        for (first, second) in [(golden, golden), (actual, actual)] {
            let run = project.run("accept", "--from", try file(first, second))
            #expect(run.status == 65 && run.errors.contains("is for other pictures"))
            #expect(run.errors.contains("verify again"))
            #expect(project.snapshot() == before)
        }
        let run = project.run("accept", "--from", try file(actual, golden))
        #expect(run.status == 0 && run.output == "accepted a/a\n", "\(run.errors)")
        #expect(project.run("verify").status == 0)
    }

    @Test("Without a terminal review prints the commands and ends with 5")
    func review() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("review").status == 0)
        #expect(project.run("verify").status == 2)
        let run = project.run("review")
        #expect(run.status == 5 && run.output.contains("galley accept a/a"))
        #expect(run.output.contains("galley accept --all"))
    }

    @Test("Prune refuses after a filtered run and moves orphans to the trash after a whole one")
    func prune() throws {
        let project = try GoldenProject(["a", "b"])
        #expect(project.run("record").status == 0)
        try project.write(["a"])
        #expect(project.run("verify", "--filter", "a").status == 0)
        let before = project.snapshot()
        let refused = project.run("prune")
        #expect(refused.status == 6 && refused.errors.contains("run incomplete"))
        #expect(project.snapshot() == before)
        #expect(project.run("verify").status == 0)
        #expect(project.run("orphans").output == "a/b\n")
        #expect(project.run("orphans", "--check").status == 4)
        #expect(project.run("prune").output == "pruned a/b\n")
        #expect(FileManager.default.fileExists(atPath: "\(project.artefacts)/trash/a/b.png"))
        #expect(project.snapshot().keys.sorted() == ["a/a.png", "manifest.json"])
        #expect(project.run("orphans", "--check").status == 0)
    }

    @Test("A check names rules, and only errors fail unless --strict")
    func check() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("record").status == 0)
        #expect(project.run("check").output.isEmpty)
        let manager = FileManager.default
        try manager.copyItem(
            atPath: "\(project.goldens)/a/a.png", toPath: "\(project.goldens)/a/twin.png")
        let warned = project.run("check")
        #expect(
            warned.status == 0 && warned.output.contains("warning identical-goldens: a/a, a/twin"))
        #expect(project.run("check", "--strict").status == 65)
        _ = try project.folder.write(
            "version https://git-lfs.github.com/spec/v1\n", to: "Goldens/a/twin.png")
        let failed = project.run("check", "--json")
        #expect(failed.status == 65)
        let rules = try failed.objects().compactMap { $0["rule"] as? String }
        #expect(rules.contains("lfs-pointer"))
    }

    @Test("Settings come from flag, environment, project and default in this order")
    func settings() throws {
        let project = try GoldenProject()
        _ = try project.folder.write(
            "{ galley: 1, goldens: \"theirs\", jobs: 3, update: \"missing\" }", to: "galley.json5")
        func settings(
            _ words: [String], _ variables: [String: String] = [:]
        ) throws -> [String: [String: String]] {
            let run = try CommandRun(
                process: ["env", "--json"] + words, folder: project.path, environment: variables)
            let object = try #require(run.objects().first)
            return try #require(object["settings"] as? [String: [String: String]])
        }
        let plain = try settings([])
        #expect(plain["golden-dir"] == ["value": "theirs", "from": "galley.json5"])
        #expect(plain["artifacts-dir"] == ["value": ".galley", "from": "default"])
        #expect(plain["update"] == ["value": "missing", "from": "galley.json5"])
        let variables = ["GALLEY_GOLDENS": "env", "GALLEY_JOBS": "5", "CI": "true"]
        let environment = try settings([], variables)
        #expect(environment["golden-dir"] == ["value": "env", "from": "GALLEY_GOLDENS"])
        #expect(environment["jobs"] == ["value": "5", "from": "GALLEY_JOBS"])
        #expect(environment["update"] == ["value": "none", "from": "CI"])
        let flagged = try settings(["--golden-dir", "flag", "--no-ci"], variables)
        #expect(flagged["golden-dir"] == ["value": "flag", "from": "--golden-dir"])
        #expect(flagged["ci"] == ["value": "false", "from": "--no-ci"])
    }

    @Test(
        "A fault in the settings names its place and the nearest key",
        arguments: [
            ("{ galley: 1, golden: \"x\" }", "allowed is goldens"),
            ("{ galley: 3 }", "allowed is 1"),
            ("{ galley: 1, update: \"some\" }", "\"changed\""),
            ("{ galley: 1, jobs: 0 }", "1 to 256"),
            ("{ galley: 1, specs: [\"none*.json5\"] }", "there is no file like"),
        ])
    func fault(text: String, words: String) throws {
        let project = try GoldenProject()
        _ = try project.folder.write(text, to: "galley.json5")
        let run = try project.process(["verify"])
        #expect([65, 66].contains(run.status) && run.errors.contains(words), "\(run.errors)")
        #expect(run.errors.contains("galley.json5"))
    }

    @Test("The command that a failure prints accepts it from the same folder")
    func printedCommand() throws {
        for hasProject in [false, true] {
            let project = try GoldenProject(["a"])
            try FileManager.default.createDirectory(
                atPath: "\(project.path)/sub", withIntermediateDirectories: true)
            try project.write(["b"], file: "sub/b.json5")
            if hasProject { _ = try project.folder.write("{ galley: 1 }", to: "sub/galley.json5") }
            let run = try project.process(["verify", "sub/b.json5"])
            #expect(run.status == 2)
            let line = try #require(
                run.output.split(separator: "\n").first { $0.contains("right? galley ") })
            let words = line.split(separator: " ").drop { $0 != "galley" }.dropFirst()
            #expect(words.count == (hasProject ? 6 : 2))
            #expect(try project.process(words.map(String.init)).status == 0)
            #expect(try project.process(["verify", "sub/b.json5"]).status == 0)
        }
    }

    @Test("Goldens within the folder of what another tool drew are not taken for drawn")
    func actualHere() throws {
        let project = try GoldenProject(["a"])
        #expect(CommandRun("render", project.spec, "-o", "\(project.path)/out").status == 0)
        #expect(try project.process(["record", "--actual", "."]).status == 0)
        let run = try project.process(["verify", "--actual", "."])
        #expect(run.status == 0 && run.output.contains("1 pictures: 1 match"), "\(run.output)")
    }

    @Test("Without SPEC the specs of the project are verified, which covers everything")
    func specs() throws {
        let project = try GoldenProject(["a"])
        try project.write(["z"], file: "b.json5")
        _ = try project.folder.write("{ galley: 1, specs: [\"*.json5\"] }", to: "other.txt")
        _ = try project.folder.write("{ galley: 1, specs: [\"[ab].json5\"] }", to: "galley.json5")
        #expect(try project.process(["record"]).status == 0)
        try FileManager.default.removeItem(atPath: "\(project.path)/b.json5")
        #expect(try project.process(["verify"]).status == 0)
        #expect(try project.process(["orphans"]).output == "b/z\n")
    }
}
