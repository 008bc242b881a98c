import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("galley verify and record")
struct VerifyTests {
    @Test("Recorded pictures match, and recording again changes no file")
    func record() throws {
        let project = try GoldenProject()
        let recorded = project.run("record")
        #expect(recorded.status == 0, "\(recorded.errors)")
        #expect(recorded.output.contains("recorded a/home  a.json5:3"))
        let before = project.snapshot()
        #expect(before.keys.sorted() == ["a/home.png", "a/star.png", "manifest.json"])
        for words in [["--update=changed"], ["--update=all"]] {
            #expect(CommandRun(["record", project.spec] + project.flags + words).status == 0)
            #expect(project.snapshot() == before)
        }
        let verified = project.run("verify")
        #expect(verified.status == 0 && verified.output.hasPrefix("2 pictures: 2 match"))
    }

    @Test("A golden is the picture that render draws")
    func sameAsRender() throws {
        let project = try GoldenProject()
        #expect(project.run("record").status == 0)
        #expect(CommandRun("render", project.spec, "-o", "\(project.path)/out").status == 0)
        for name in ["home", "star"] {
            let golden = try Data(
                contentsOf: URL(fileURLWithPath: "\(project.goldens)/a/\(name).png"))
            let drawn = try Data(
                contentsOf: URL(fileURLWithPath: "\(project.path)/out/\(name).png"))
            #expect(try Bitmap(png: [UInt8](golden)) == Bitmap(png: [UInt8](drawn)))
        }
    }

    // Reference: error > incomplete > environment > missing > size > pixels > orphans.
    @Test("The status is that of the gravest cause")
    func statuses() throws {
        let project = try GoldenProject(["a", "b", "c"])
        #expect(project.run("record").status == 0)
        #expect(project.run("verify", "--fail-on-orphans").status == 0)
        try project.write(["a", "b"])
        #expect(project.run("verify").status == 0)
        #expect(project.run("verify", "--fail-on-orphans").status == 4)
        try project.write(["a", "b"], color: "#FF0000")
        #expect(project.run("verify", "--fail-on-orphans").status == 1)
        try project.write(["a", "b"], color: "#FF0000", height: 26)
        #expect(project.run("verify").status == 3)
        try project.write(["a", "b", "new"], height: 26)
        #expect(project.run("verify").status == 2)
        #expect(project.run("verify", "--exit-zero").status == 0)
        let manifest = "\(project.goldens)/manifest.json"
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        let older = text.replacingOccurrences(
            of: "\"harfbuzz\":\"", with: "\"harfbuzz\":\"0.")
        try older.write(toFile: manifest, atomically: true, encoding: .utf8)
        #expect(project.run("verify", "--strict-env").status == 7)
        #expect(project.run("verify", "--strict-env=off").status == 2)
        try "not a PNG".write(
            toFile: "\(project.goldens)/a/a.png", atomically: true, encoding: .utf8)
        #expect(project.run("verify", "--strict-env", "--exit-zero").status == 65)
        #expect(project.run("verify", "--filter", "nobody").status == 64)
        #expect(CommandRun("verify", "\(project.path)/none.json5").status == 66)
    }

    @Test("Equal pixels of another environment are told with --strict-env=warn, and pass")
    func strictWarning() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("record").status == 0)
        let manifest = "\(project.goldens)/manifest.json"
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        try text.replacingOccurrences(of: "\"freetype\":\"", with: "\"freetype\":\"0.")
            .write(toFile: manifest, atomically: true, encoding: .utf8)
        let warned = project.run("verify", "--strict-env=warn")
        #expect(warned.status == 0 && warned.errors.contains("a/a: drawn in another environment"))
        try project.write(["a"], color: "#00FF00")
        let changed = project.run("verify")
        #expect(changed.status == 1 && changed.output.contains("drift    a/a"))
        #expect(changed.output.contains("drawn in another environment (freetype 0."))
    }

    @Test("A run where CI is set never writes goldens, whatever asks for it")
    func continuousIntegration() throws {
        let project = try GoldenProject()
        for words in [
            ["record", project.spec], ["record", project.spec, "--update=all"],
            ["verify", project.spec, "--update=missing"], ["accept", "--all"], ["prune"],
        ] {
            let run = CommandRun(words + project.flags, variables: ["CI": "1"])
            #expect(
                run.status == 64 && run.errors.contains("goldens are never written"), "\(words)")
        }
        let verified = CommandRun(
            ["verify", project.spec] + project.flags,
            variables: ["CI": "true", "GALLEY_UPDATE": "all"])
        #expect(verified.status == 2 && project.snapshot().isEmpty)
        let local = CommandRun(
            ["record", project.spec, "--no-ci"] + project.flags, variables: ["CI": "true"])
        #expect(local.status == 0 && project.snapshot().count == 3)
        #expect(
            CommandRun(["record", project.spec, "--ci"] + project.flags).status == 64)
    }

    @Test("Verdicts are printed as JSON with a summary, in the order of the spec")
    func json() throws {
        let project = try GoldenProject(["z", "a"])
        let objects = try project.run("verify", "--json", "--jobs", "4").objects()
        #expect(objects.map { $0["name"] as? String } == ["a/z", "a/a", nil])
        #expect(objects[0]["verdict"] as? String == "missing")
        let summary = try #require(objects[2]["summary"] as? [String: Any])
        #expect(summary["missing"] as? Int == 2 && summary["status"] as? Int == 2)
    }

    @Test("Pictures that another tool drew are verified and accepted as they are")
    func foreign() throws {
        let project = try GoldenProject()
        let drawn = "\(project.path)/drawn/Log in"
        try FileManager.default.createDirectory(
            atPath: drawn, withIntermediateDirectories: true)
        // One translucent pixel whose colour does not survive premultiplying.
        let png = try #require(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAEElEQVR4AQEFAPr/"
                    + "AMkHYwMEBwE3V7EXbwAAAABJRU5ErkJggg=="))
        try png.write(to: URL(fileURLWithPath: "\(drawn)/Main screen@2x.png"))
        let actual = ["--actual", "\(project.path)/drawn"] + project.flags
        let missing = CommandRun(["verify"] + actual)
        #expect(missing.status == 2 && missing.output.contains("Log%20in/Main%20screen@2x"))
        #expect(project.run("accept", "Log%20in/Main%20screen@2x").status == 0)
        #expect(CommandRun(["verify"] + actual).status == 0)
        #expect(CommandRun(["verify", "--actual", "\(project.path)/nothing"]).status == 66)
    }

    @Test(
        "Only what a flag or the project allows is forgiven, and the reason stands in the project")
    func tolerance() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("record").status == 0)
        try project.write(["a"], color: "#010101")
        #expect(project.run("verify").status == 1)
        #expect(project.run("verify", "--max-channel", "1").status == 0)
        #expect(project.run("verify", "--max-channel", "0").status == 1)
        #expect(project.run("verify", "--ignore", "0,0,30,24").status == 0)
        _ = try project.folder.write(
            "{ galley: 1, tolerances: [{ names: \"a/*\", channel: 1, reason: \"a test\" }] }",
            to: "galley.json5")
        #expect(project.run("verify").status == 0)
        _ = try project.folder.write(
            "{ galley: 1, tolerances: [{ names: \"a/*\", channel: 1 }] }", to: "galley.json5")
        let unreasoned = project.run("verify")
        #expect(unreasoned.status == 65 && unreasoned.errors.contains("reason"))
    }

    @Test("Two specs of one name that draw one picture differently are refused")
    func sameSuite() throws {
        let project = try GoldenProject(["a"])
        let other = "\(project.path)/other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        try project.write(["a"], color: "#FF0000", file: "other/a.json5")
        let run = CommandRun(
            ["verify", project.spec, "\(other)/a.json5", "--jobs", "1"] + project.flags)
        #expect(run.status == 65)
        #expect(run.output.contains("two pictures of this run are named a/a and differ"))
    }
}
