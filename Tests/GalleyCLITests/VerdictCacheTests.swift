import Foundation
import TestSupport
import Testing

@Suite("Verdicts that are remembered")
struct VerdictCacheTests {
    private static let note = "not drawn again"

    private func isRecalled(_ run: CommandRun) -> Bool { run.output.contains(Self.note) }

    /// A project whose pictures matched once.
    private func matched() throws -> GoldenProject {
        let project = try GoldenProject(["a", "b"])
        #expect(project.run("record").status == 0)
        #expect(!isRecalled(project.run("verify")))
        return project
    }

    @Test("Nothing is drawn again while nothing changes, unless --no-cache or a limit says so")
    func unchanged() throws {
        let project = try matched()
        let again = project.run("verify")
        #expect(again.status == 0 && isRecalled(again))
        #expect(!isRecalled(project.run("verify", "--no-cache")))
        #expect(!isRecalled(project.run("verify", "--max-diff", "3px")))
        #expect(!isRecalled(project.run("verify", "--repeat", "2")))
        #expect(!isRecalled(project.run("verify", "--filter", "a")))
        #expect(isRecalled(project.run("verify")))
        // What was not drawn again counts as used all the same.
        #expect(project.run("orphans", "--check").status == 0)
    }

    @Test("A change of the spec, a golden, the manifest or the settings is seen")
    func changes() throws {
        let golden = "Goldens/a/a.png"
        let changes: [(String, Int32, (GoldenProject) throws -> Void)] = [
            ("spec", 1, { try $0.write(["a", "b"], color: "#FF0000") }),
            (
                "golden", 65,
                { project in
                    let bytes = try Data(
                        contentsOf: URL(fileURLWithPath: "\(project.goldens)/a/b.png"))
                    try bytes.write(to: URL(fileURLWithPath: "\(project.path)/\(golden)"))
                }
            ),
            (
                "lost golden", 2,
                { try FileManager.default.removeItem(atPath: "\($0.path)/\(golden)") }
            ),
            (
                "manifest", 65,
                { _ = try $0.folder.write("{}", to: "Goldens/manifest.json") }
            ),
            ("settings", 65, { _ = try $0.folder.write("{ galley: 2 }", to: "galley.json5") }),
        ]
        for (name, status, change) in changes {
            let project = try matched()
            try change(project)
            let run = project.run("verify")
            #expect(run.status == status && !isRecalled(run), "\(name): \(run.output)\(run.errors)")
        }
    }

    @Test("Another font of the same name is seen")
    func font() throws {
        let project = try GoldenProject(["a"])
        let font = "\(project.path)/icons.ttf"
        let manager = FileManager.default
        try manager.copyItem(
            atPath: PackagePaths.font("MaterialIcons-Regular.ttf"), toPath: font)
        let text = try String(contentsOfFile: project.spec, encoding: .utf8)
        try text.replacingOccurrences(
            of: PackagePaths.font("MaterialIcons-Regular.ttf"), with: "icons.ttf"
        ).replacingOccurrences(of: "\"home\", size", with: "\"U+E88A\", size")
            .write(toFile: project.spec, atomically: true, encoding: .utf8)
        #expect(project.run("record").status == 0)
        #expect(project.run("verify").status == 0)
        #expect(isRecalled(project.run("verify")))
        try manager.removeItem(atPath: font)
        try manager.copyItem(
            atPath: PackagePaths.font("MaterialIconsOutlined-Regular.otf"), toPath: font)
        let run = project.run("verify")
        #expect(run.status == 1 && run.output.contains("font icons.ttf"), "\(run.output)")
    }

    @Test("A memory that was tampered with or cut is not believed")
    func damaged() throws {
        let project = try matched()
        let folder = "\(project.artefacts)/cache"
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        for other in [
            "", "{}", String(text.dropLast(30)), text.replacingOccurrences(of: "a/b", with: "a/a"),
        ] {
            try other.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
            let run = project.run("verify")
            #expect(run.status == 0 && !isRecalled(run))
        }
    }
}
