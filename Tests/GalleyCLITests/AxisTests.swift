import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("States and directions of the command line")
struct AxisTests {
    /// A spec whose button says its state by its background, and its direction by its icon's side.
    private func spec(in folder: TemporaryFolder, matrix: String = "") throws -> String {
        try folder.write(
            """
            { galley: 1, fonts: { icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" } },
              buttons: { a: {
                icon: { name: "stop", size: 20, color: "#000" }, size: [60, 20],
                horizontalAlignment: "leading", background: "#FFF",
                disabled: { background: "#F00" }, "selected+focused": { background: "#00F" } } },
              screens: { s: { size: [60, 20], place: { a: [0, 0, 60, 20] } } }\(matrix) }
            """, to: "a.json5")
    }

    private func bitmap(_ path: String) throws -> Bitmap {
        try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    }

    @Test("Every state and direction of the matrix is a picture with its values in the name")
    func matrix() throws {
        let folder = try TemporaryFolder()
        let matrix =
            ", matrix: { state: [\"normal\", \"disabled\"], direction: [\"ltr\", \"rtl\"] }"
        let run = CommandRun(
            "render", try spec(in: folder, matrix: matrix), "-o", "\(folder.path)/out")
        #expect(run.status == 0, "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        let endings = ["", "~direction=rtl", "~state=disabled", "~state=disabled,direction=rtl"]
        #expect(
            files.sorted()
                == ["a", "s"].flatMap { name in endings.map { "\(name)\($0).png" } }
                .sorted())
        for name in ["a", "s"] {
            let normal = try bitmap("\(folder.path)/out/\(name).png")
            #expect(normal[59, 0] == .white && normal[10, 10] == .black)
            let mirrored = try bitmap("\(folder.path)/out/\(name)~direction=rtl.png")
            #expect(mirrored[0, 0] == .white && mirrored[50, 10] == .black)
            let disabled = try bitmap("\(folder.path)/out/\(name)~state=disabled.png")
            #expect(disabled[59, 0] == Color(red: 255, green: 0, blue: 0))
        }
    }

    @Test("Flags win over the matrix, each value counts once, and names join states in one order")
    func flags() throws {
        let folder = try TemporaryFolder()
        let matrix = ", matrix: { state: [\"disabled\"], direction: [\"rtl\"] }"
        let run = CommandRun(
            "render", try spec(in: folder, matrix: matrix), "-o", "\(folder.path)/out",
            "--filter", "a", "--state", "focused+selected,normal,selected+focused", "--direction",
            "ltr,ltr", "--scale", "1,1")
        #expect(run.status == 0, "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        #expect(files.sorted() == ["a.png", "a~state=selected+focused.png"])
        let picture = try bitmap("\(folder.path)/out/a~state=selected+focused.png")
        #expect(picture[59, 0] == Color(red: 0, green: 0, blue: 255))
    }

    @Test("A layout is reported for each state and direction")
    func layout() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun(
            "layout", try spec(in: folder), "--json", "--filter", "a", "--state",
            "normal,disabled", "--direction", "ltr,rtl")
        let objects = try run.objects()
        #expect(objects.map { $0["state"] as? String } == [nil, nil, "disabled", "disabled"])
        #expect(objects.map { $0["direction"] as? String } == [nil, "rtl", nil, "rtl"])
        let icons = objects.compactMap { ($0["icon"] as? [String: Any])?["frame"] as? [Double] }
        #expect(icons.map(\.first) == [0, 40, 0, 40])
    }

    // The icon's frame is 20 × 20 at 0: its outline is green, its baseline red at its ascender, the
    // bounds gray where the content rect does not cover them.
    @Test("An overlay draws rectangles, baselines and ink boxes with lines of one pixel")
    func overlay() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun(
            "render", try spec(in: folder), "-o", "\(folder.path)/out", "--overlay", "--scale",
            "2")
        #expect(run.status == 0, "\(run.errors)")
        for name in ["a", "s"] {
            let picture = try bitmap("\(folder.path)/out/\(name)@2x.png")
            let blue = Color(red: 0, green: 102, blue: 255)
            let green = Color(red: 0, green: 153, blue: 51)
            #expect(picture[119, 20] == blue && picture[118, 20] == .white)
            #expect(picture[80, 0] == blue && picture[80, 39] == blue)
            #expect(picture[39, 20] == green && picture[0, 20] == green)
            let orange = Color(red: 255, green: 136, blue: 0)
            let column = (1..<39).map { picture[$0, 20] }
            #expect(column.filter { $0 == orange }.count == 2)
        }
    }

    @Test("Code for an app is printed for every button")
    func code() throws {
        let folder = try TemporaryFolder()
        let spec = try spec(in: folder)
        let swift = CommandRun("layout", spec, "--as", "uikit-swift", "--filter", "a")
        #expect(swift.status == 0 && swift.output.hasPrefix("// a, stack, @1x\n"))
        #expect(swift.output.contains("UIButton.Configuration.plain()"))
        let objectiveC = CommandRun("layout", spec, "--as=uikit-objc", "--filter", "s")
        #expect(objectiveC.output.hasPrefix("// a on s, stack, @1x\n"))
        #expect(objectiveC.output.contains("[UIButtonConfiguration plainButtonConfiguration]"))
    }

    @Test("The schema of the report is printed on demand")
    func schema() throws {
        let run = CommandRun("schema", "--report")
        #expect(run.status == 0)
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(schema["title"] as? String == "Galley layout report")
        let required = try #require(schema["required"] as? [String])
        #expect(required.contains("bounds") && !required.contains("icon"))
    }

    @Test("An image that is missing ends with 66, one that is no PNG with 65")
    func images() throws {
        let folder = try TemporaryFolder()
        for (file, status) in [("none.png", 66), ("a.json5", 65)] as [(String, Int32)] {
            let spec = try folder.write(
                "{ galley: 1, buttons: { a: { image: \"\(file)\" } } }", to: "a.json5")
            let run = CommandRun("render", spec, "-o", "\(folder.path)/out")
            #expect(run.status == status && run.output.isEmpty)
            #expect(run.errors.contains("button a: \(folder.path)/\(file): "))
        }
    }
}
