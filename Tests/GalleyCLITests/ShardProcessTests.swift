import Foundation
import GalleyGoldens
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Shards that are processes of their own", .serialized)
struct ShardProcessTests {
    private static let parallel = ["/usr/bin/parallel", "/usr/local/bin/parallel"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("Killed in the middle, a shard leaves a readable partial report, and merging ends with 6")
    func killed() throws {
        let project = try GoldenProject((0..<120).map { "p\($0)" })
        let words = ["verify", "a.json5", "--jobs", "1", "-q", "--shard"]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandRun.executable)
        process.arguments = words + ["1/2"]
        process.currentDirectoryURL = URL(fileURLWithPath: project.path)
        process.environment = [:]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let result = "\(project.artefacts)/results/1-of-2.json"
        let lines = {
            FileManager.default.contents(atPath: result)?.count { $0 == UInt8(ascii: "\n") } ?? 0
        }
        while lines() < 5, process.isRunning { usleep(2_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try #require(process.terminationReason == .uncaughtSignal)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: result)))
        let partial = try RunResult(json: bytes)
        #expect(!partial.isComplete && (4..<60).contains(partial.cases.count))
        #expect(partial.cases.allSatisfy { $0.status == .missing })

        #expect(try project.process(words + ["2/2"]).status == 2)
        let results = ".galley/results"
        let merge = try project.process([
            "merge", "\(results)/1-of-2.json", "\(results)/2-of-2.json", "-o", "merged.json",
            "--report", "markdown=merged.md",
        ])
        #expect(merge.status == 6)
        #expect(
            merge.errors.contains("shard 1 of 2 (\(results)/1-of-2.json) did not come to its end"))
        let report = try project.process([
            "report", "\(results)/1-of-2.json", "-o", "r.html", "--report", "junit=j.xml",
        ])
        #expect(report.status == 6 && report.errors.contains("of a part of the run"))
        for file in ["r.html", "merged.md"] {
            let text = try String(contentsOfFile: "\(project.path)/\(file)", encoding: .utf8)
            #expect(text.contains("The run is incomplete"), "\(file)")
        }
        #expect(try project.process(["orphans"]).status == 6)
        // The next run of the shard puts things right.
        #expect(try project.process(words + ["1/2"]).status == 2)
        let again = try project.process([
            "merge", "\(results)/1-of-2.json", "\(results)/2-of-2.json", "-o", "merged.json",
        ])
        #expect(again.status == 2)
        let whole = try project.process(
            ["verify", "a.json5", "-q", "--report", "json=whole.json"])
        #expect(whole.status == 2)
        #expect(
            FileManager.default.contentsEqual(
                atPath: "\(project.path)/merged.json", andPath: "\(project.path)/whole.json"))
    }

    @Test("A run in one piece that is killed leaves a readable partial report too")
    func killedWhole() throws {
        let project = try GoldenProject((0..<200).map { "p\($0)" })
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandRun.executable)
        process.arguments = ["verify", "a.json5", "--jobs", "1", "--report", "json=r.json"]
        process.currentDirectoryURL = URL(fileURLWithPath: project.path)
        process.environment = [:]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let result = "\(project.path)/r.json"
        while FileManager.default.contents(atPath: result)?.count ?? 0 < 2_000, process.isRunning {
            usleep(2_000)
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try #require(process.terminationReason == .uncaughtSignal)
        let report = try project.process(["report", "r.json", "-o", "r.html"])
        #expect(report.status == 6 && report.errors.contains("it did not come to its end"))
        #expect(try project.process(["merge", "r.json", "-o", "m.json"]).status == 6)
    }

    @Test("Shards of machines of their own go together where all artefacts are brought")
    func machines() throws {
        let shards = try ShardProject()
        let home = shards.project
        let files = FileManager.default
        try files.removeItem(atPath: home.artefacts)
        try files.createDirectory(atPath: home.artefacts, withIntermediateDirectories: true)
        for index in 1...3 {
            let machine = try TemporaryFolder()
            let copy = "\(machine.path)/another-place"
            try files.copyItem(atPath: home.path, toPath: copy)
            try files.removeItem(atPath: "\(copy)/.galley")
            let run = try CommandRun(
                process: ["verify", "a.json5", "b.json5", "--all-specs", "--shard", "\(index)/3"],
                folder: copy, environment: ["CI": "1"])
            #expect([0, 1, 2].contains(run.status), "\(run.errors)")
            #expect(run.output.contains("; shard \(index) of 3"))
            let status = try CommandLineTool.run(
                "/bin/cp", ["-R", "\(copy)/.galley/.", home.artefacts])
            #expect(status == 0)
        }
        let merge = try home.process(
            ["merge"] + (1...3).map { ".galley/results/\($0)-of-3.json" } + ["-o", "m.json"])
        #expect(merge.status == 2, "\(merge.errors)")
        #expect(try home.process(["orphans", "--check"]).status == 0)
        #expect(try home.process(["accept", "--all"]).status == 0)
        #expect(try home.process(["verify", "a.json5", "b.json5"]).status == 0)
    }

    @Test("A run that fails before its first case leaves no result of an earlier one")
    func stale() throws {
        let shards = try ShardProject()
        #expect(shards.shard(1, of: 1).status == 2)
        _ = try shards.project.folder.write("{", to: "b.json5")
        #expect(shards.shard(1, of: 1).status == 65)
        #expect(!FileManager.default.fileExists(atPath: shards.result(1, of: 1)))
    }

    @Test(
        "GNU parallel runs four shards at once, and merged they equal the run of one machine",
        .enabled(if: Self.parallel != nil, "needs GNU parallel: apt-get install parallel"))
    func gnuParallel() throws {
        let shards = try ShardProject()
        let whole = try shards.project.process([
            "verify", "a.json5", "b.json5", "-q", "--report", "json=whole.json",
        ])
        #expect(whole.status == 2)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.parallel))
        process.arguments = [
            "-j", "4", CommandRun.executable, "verify", "a.json5", "b.json5", "-q", "--shard",
            "{}/4", ":::", "1", "2", "3", "4",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: shards.project.path)
        process.environment = ["HOME": shards.project.path, "PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        // parallel ends with the number of jobs that failed.
        #expect((1...4).contains(process.terminationStatus))
        let results = (1...4).map { ".galley/results/\($0)-of-4.json" }
        let merge = try shards.project.process(["merge"] + results + ["-o", "merged.json"])
        #expect(merge.status == 2, "\(merge.errors)")
        #expect(try shards.text("merged.json") == shards.text("whole.json"))
        let orphans = try shards.project.process(["orphans", "--check"])
        #expect(orphans.status == 0, "\(orphans.errors)")
    }
}
