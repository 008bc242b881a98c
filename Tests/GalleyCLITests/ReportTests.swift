import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("The verb report")
struct ReportTests {
    private let folder: TemporaryFolder

    /// Writes a result with a changed picture into a folder of its own, as an artefact of CI has it.
    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/run/pictures", withIntermediateDirectories: true)
        var item = CaseResult(name: "bar/save", status: .changed)
        item.artefacts = ["expected": "pictures/a.png", "actual": "pictures/b.png"]
        for (name, color) in [("a", Color.white), ("b", Color.black)] {
            let bitmap = try Bitmap(width: 8, height: 4, fill: color)
            try Data(bitmap.encodedPNG()).write(
                to: URL(fileURLWithPath: "\(folder.path)/run/pictures/\(name).png"))
            var picture = CaseResult.Picture(width: 8, height: 4)
            picture.pixelHash = PixelHash.digest(of: bitmap).description
            if name == "a" {
                item.golden = picture
            } else {
                item.actual = picture
            }
        }
        item.measured = CaseResult.Measurement(pixels: 32)
        let result = RunResult(toolVersion: "0.1.0", cases: [item])
        _ = try folder.write(result.json, to: "run/result.json")
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }

    @Test("It writes every format, with the pictures that lie beside the result")
    func formats() throws {
        let run = CommandRun(
            "report", "\(folder.path)/run/result.json", "-o", "\(folder.path)/out/r.html",
            "--report",
            "json=\(folder.path)/r.json,junit=\(folder.path)/j.xml,sarif=\(folder.path)/s.sarif",
            "--report", "markdown=\(folder.path)/m.md,github=\(folder.path)/g.md")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text("out/r.html").matches(of: /data:image\/png;base64,iVBOR/).count == 2)
        #expect(try text("r.json") == text("run/result.json"))
        #expect(try text("j.xml").contains("<testcase name=\"save\" classname=\"bar\">"))
        #expect(try text("s.sarif").contains("\"2.1.0\""))
        #expect(try text("m.md").contains("`bar/save`"))
        #expect(try text("g.md") == text("m.md"))
        #expect(run.output.hasPrefix("::error title=bar/save (changed)::32 px"))
    }

    @Test("A picture whose pixels are not those of the result is left out")
    func staleness() throws {
        let other = try Bitmap(width: 8, height: 4, fill: Color(red: 9, green: 9, blue: 9))
        try Data(other.encodedPNG()).write(
            to: URL(fileURLWithPath: "\(folder.path)/run/pictures/a.png"))
        let page = "\(folder.path)/r.html"
        #expect(CommandRun("report", "\(folder.path)/run/result.json", "-o", page).status == 0)
        #expect(try text("r.html").matches(of: /data:image\/png;base64,iVBOR/).count == 1)
    }

    @Test("Pictures beyond the size limit go to a folder beside the report")
    func beside() throws {
        let page = "\(folder.path)/r.html"
        let run = CommandRun(
            "report", "\(folder.path)/run/result.json", "-o", page, "--report-max-size", "100KB")
        #expect(run.status == 0)
        #expect(run.errors.contains("2 lie in \(folder.path)/r-pictures"))
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/r-pictures")
        #expect(files.count == 2)
    }

    @Test(
        "Mistakes end with the status of their cause and one sentence",
        arguments: [
            (["report"], 64, "missing RESULT…"),
            (["report", "no.json"], 66, "no.json"),
            (["report", "BAD"], 65, "line 1"),
            (["report", "OK", "OK"], 65, "stands in two of the results"),
            (["report", "OK", "--report", "pdf=x"], 64, "html=FILE, json=FILE"),
            (["report", "OK", "--report", "html"], 64, "html=FILE"),
            (["report", "OK", "--report-max-size", "25"], 64, "a size with its unit"),
            (["report", "OK", "-o", "/dev/null/x/r.html"], 73, "/dev/null"),
        ])
    func mistakes(words: [String], status: Int32, message: String) throws {
        let bad = try folder.write("{", to: "bad.json")
        let words = words.map {
            $0 == "BAD" ? bad : $0 == "OK" ? "\(folder.path)/run/result.json" : $0
        }
        let run = CommandRun(words)
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("The schemas of results and decisions are printed")
    func schemas() {
        #expect(CommandRun("schema", "--result").output == ReportPage.resultSchema)
        #expect(CommandRun("schema", "--decisions").output == ReportPage.decisionsSchema)
        #expect(CommandRun("schema", "--decisions", "--result").status == 64)
    }

    @Test("A result tells the mask, the parts, and what the manifest knows of the golden")
    func details() throws {
        let project = try GoldenProject(["a"])
        #expect(project.run("record").status == 0)
        try project.write(["a"], color: "#FF0000")
        let path = "\(project.path)/r.json"
        #expect(
            project.run("verify", "--ignore", "0,0,3,24", "--report", "json=\(path)").status == 1)
        let result = try RunResult(json: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        let item = try #require(result.cases.first)
        #expect(item.masks == [CaseResult.Region(x: 0, y: 0, width: 3, height: 24)])
        // An icon of 20 points in the middle of 30 by 24.
        #expect(
            item.regions == [CaseResult.Region(name: "icon", x: 5, y: 2, width: 20, height: 20)])
        let file = try Data(contentsOf: URL(fileURLWithPath: "\(project.goldens)/a/a.png"))
        #expect(item.golden?.fileHash == SHA256.hexDigest(of: [UInt8](file)))
        #expect(item.golden?.environment == result.environment)
        #expect(result.environments.count == 1)
    }
}
