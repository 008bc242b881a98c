import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Goldens and processes that end early, meet, or lack room", .serialized)
struct GoldenProcessTests {
    private static let names = (0..<12).map { "p\($0)" }

    /// Starts the built command and returns at once.
    private func start(_ words: [String], in project: GoldenProject) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandRun.executable)
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: project.path)
        process.environment = [:]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test(
        "With CI set a missing golden fails twice in a row, and nothing is written to the goldens")
    func twice() throws {
        let project = try GoldenProject()
        for _ in 0..<2 {
            let run = try project.process(["verify", "a.json5"], isCI: true)
            #expect(run.status == 2, "\(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: project.goldens))
        }
        #expect(try project.process(["pending"], isCI: true).status == 5)
        #expect(try project.process(["record", "a.json5"], isCI: true).status == 64)
        #expect(try project.process(["accept", "--all"]).status == 0)
        #expect(try project.process(["verify", "a.json5"], isCI: true).status == 0)
    }

    @Test("Sixteen processes that record at once lose no golden and tear none")
    func writers() throws {
        let project = try GoldenProject()
        for number in 0..<16 { try project.write(Self.names, file: "s\(number).json5") }
        // All write the suite `common` beside one of their own.
        try project.write(Self.names, file: "common.json5")
        let processes = try (0..<16).map { number in
            try start(["record", "s\(number).json5", "common.json5", "--jobs", "1"], in: project)
        }
        for process in processes { process.waitUntilExit() }
        #expect(processes.allSatisfy { $0.terminationStatus == 0 })
        let specs = (0..<16).map { "s\($0).json5" } + ["common.json5"]
        let run = try project.process(["verify", "-q"] + specs)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let files = project.snapshot().keys
        #expect(files.count { $0.hasSuffix(".png") } == 17 * Self.names.count)
        #expect(files.allSatisfy { !$0.contains("tmp") && !$0.contains(".recording") })
    }

    @Test(
        "Killed at any moment, record and accept leave goldens that are whole and agree",
        arguments: [
            "record", "accept",
        ])
    func killed(verb: String) throws {
        let project = try GoldenProject(Self.names)
        #expect(project.run("record").status == 0)
        var (didOld, didNew) = (false, false)
        // Later and later, from the start of the process to its end.
        for step in 0..<6 {
            let color = step.isMultiple(of: 2) ? "#FF0000" : "#0000FF"
            try project.write(Self.names, color: color)
            if verb == "accept" { _ = project.run("verify") }
            let words = verb == "accept" ? ["accept", "--all"] : ["record", "a.json5"]
            let process = try start(words, in: project)
            usleep(useconds_t(step * step) * 10_000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            // The next run that may write finishes or clears away what was begun.
            let run = project.run("verify", "--json", "--no-cache")
            let verdicts = Set(try run.objects().compactMap { $0["verdict"] as? String })
            #expect(verdicts == ["match"] || verdicts == ["changed"], "\(step): \(verdicts)")
            didNew = didNew || verdicts == ["match"]
            didOld = didOld || verdicts == ["changed"]
            let findings = project.run("check", "--json")
            #expect(findings.status == 0, "\(findings.output)")
        }
        #expect(didOld || didNew)
    }

    @Test("A goldens' folder that can't be written is told, and the pictures wait nevertheless")
    func readOnly() throws {
        let project = try GoldenProject()
        // A plain file where the folder should be refuses root too.
        _ = try project.folder.write("", to: "Goldens")
        let run = try project.process(["record", "a.json5"])
        #expect([65, 66, 73, 74].contains(run.status), "\(run.status)")
        #expect(run.errors.contains("Goldens"))
        try FileManager.default.removeItem(atPath: project.goldens)
        #expect(try project.process(["record", "a.json5"]).status == 0)
        guard getuid() == 0 else {
            let before = project.snapshot()
            try project.write(["home", "star"], color: "#FF0000")
            unsafe chmod(project.goldens, 0o555)
            defer { unsafe chmod(project.goldens, 0o755) }
            #expect(try project.process(["record", "a.json5"]).status == 73)
            #expect(project.snapshot() == before)
            return
        }
    }

    @Test("On a full disk nothing of a recording is left, and what was there stays")
    func fullDisk() throws {
        let project = try GoldenProject(["a"])
        try FileManager.default.createDirectory(
            atPath: project.goldens, withIntermediateDirectories: true)
        let mount = try CommandLineTool.run(
            "/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", project.goldens])
        // Only root may mount, and only where the system allows it.
        guard mount == 0 else { return }
        defer { _ = try? CommandLineTool.run("/bin/umount", [project.goldens]) }
        #expect(project.run("record").status == 0)
        let before = project.snapshot()
        try project.write(["a"] + (0..<200).map { "p\($0)" }, color: "#FF0000")
        let run = project.run("record")
        #expect(run.status == 74, "\(run.errors)")
        #expect(run.errors.contains("make room"))
        #expect(project.snapshot() == before)
    }
}

/// A program of the system.
enum CommandLineTool {
    static func run(_ path: String, _ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
