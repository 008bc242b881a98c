import Foundation
import TestSupport
import Testing

@Suite("Screens on the command line")
struct ScreenTests {
    private static let howTo = PackagePaths.fixture("Screens/how-to.json5")
    private static let framed = PackagePaths.fixture("Screens/icon-buttons.json5")

    /// A spec whose screen contradicts itself on line 6.
    private static let wrong = """
        {galley: 1,
         fonts: {title: "\(PackagePaths.font("NotoSansCJKsc-subset.otf"))"},
         styles: {s: {title: {font: "title", size: 10}}},
         buttons: {save: {style: "s", title: "文字"}},
         screens: {main: {size: [99, 99], place: {save: [
          "left = 1", "top = 2", "width = 40", "width >= 50"]}}}}
        """

    @Test("equations draw the same picture as the frames they stand for, at every scale")
    func render() throws {
        let folder = try TemporaryFolder()
        let solved = CommandRun("render", Self.howTo, "-o", folder.path, "--filter", "how-to")
        let framed = CommandRun("render", Self.framed, "-o", folder.path, "--filter", "demo")
        #expect(solved.status == 0 && framed.status == 0)
        // At 1x, 120 points in the middle of 375 begin between two pixels.
        let notes = solved.errors.split(separator: "\n")
        #expect(notes.allSatisfy { $0.contains("off the pixel grid") })
        #expect(solved.errors == framed.errors && notes.count == 4)
        for suffix in ["", "@2x", "@3x"] {
            let first = try Data(
                contentsOf: URL(fileURLWithPath: "\(folder.path)/how-to\(suffix).png"))
            let second = try Data(
                contentsOf: URL(fileURLWithPath: "\(folder.path)/demo\(suffix).png"))
            #expect(first == second, "\(suffix)")
        }
    }

    @Test("layout tells the frames that equations give")
    func layout() throws {
        let run = CommandRun("layout", Self.howTo, "--json", "--filter", "how-to", "--scale", "2")
        let objects = try run.objects()
        #expect(objects.map { $0["screen"] as? String } == Array(repeating: "how-to", count: 4))
        // H1 to H4 of the layout reference.
        #expect(
            objects.map { $0["bounds"] as? [Double] } == [
                [127.5, 20, 120, 34], [127.5, 74, 120, 40], [127.5, 134, 120, 60],
                [127.5, 214, 120, 60],
            ])
        #expect(run.errors == "")
    }

    @Test("a conflict is a warning, told once and in the report, and drawing goes on")
    func conflict() throws {
        let folder = try TemporaryFolder()
        let spec = "\(folder.path)/wrong.json5"
        try Data(Self.wrong.utf8).write(to: URL(fileURLWithPath: spec))
        // By counting: the quotation marks before the equations stand at 26 and 40.
        let message =
            "these can't all hold: save.width = 40 (\(spec):6:27: screens.main.place.save[2]); "
            + "save.width >= 50 (\(spec):6:41: screens.main.place.save[3]): "
            + "broke save.width >= 50 (\(spec):6:41: screens.main.place.save[3]); "
            + "remove one of them or lower its priority"
        let layout = CommandRun("layout", spec, "--json", "--scale", "1,2", "--filter", "main")
        #expect(layout.status == 0)
        #expect(layout.errors == "galley: warning: main: \(message)\n")
        for object in try layout.objects() {
            #expect((object["bounds"] as? [Double])?[2] == 40)
            let diagnostics = try #require(object["diagnostics"] as? [[String: String]])
            #expect(
                diagnostics.contains {
                    $0 == ["code": "unsatisfiableConstraints", "message": message]
                })
        }
        let render = CommandRun("render", spec, "--scale", "1,2", "-o", folder.path)
        #expect(render.status == 0)
        #expect(render.errors == "galley: warning: main: \(message)\n")
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/main@2x.png"))
    }

    @Test("a fault in an equation ends with its file, line, column and the nearest name")
    func fault() throws {
        let folder = try TemporaryFolder()
        let spec = "\(folder.path)/wrong.json5"
        let text = Self.wrong.replacingOccurrences(of: "top = 2", with: "top = save.botom")
        try Data(text.utf8).write(to: URL(fileURLWithPath: spec))
        for verb in [["layout", spec], ["render", spec, "-o", folder.path]] {
            let run = CommandRun(verb)
            #expect(run.status == 65 && run.output == "")
            // By counting: top begins at 16, save at 22, botom at 27.
            #expect(
                run.errors
                    == "galley: error: \(spec):6:27: screens.main.place.save[1]: found no attribute "
                    + "named \"botom\"; did you mean bottom?\n")
        }
    }

    @Test("--as prints a screen's constraints once, whatever the scales")
    func code() {
        let first: [String: String] = [
            "masonry": "[iconLeftButton mas_makeConstraints:^(MASConstraintMaker *make) {\n"
                + "    make.top.equalTo(view).offset(20);\n    make.centerX.equalTo(view);\n",
            "snapkit": "iconLeftButton.snp.makeConstraints { make in\n"
                + "    make.top.equalTo(view).offset(20)\n    make.centerX.equalTo(view)\n",
            "nslayoutconstraint": "    NSLayoutConstraint(\n"
                + "        item: iconRightButton, attribute: .top, relatedBy: .equal,\n"
                + "        toItem: iconLeftButton, attribute: .bottom, multiplier: 1, constant: 20),\n",
        ]
        for (form, text) in first {
            let run = CommandRun("layout", Self.howTo, "--as", form)
            #expect(run.status == 0 && run.errors == "")
            #expect(run.output.hasPrefix("// how-to\n"))
            #expect(run.output.components(separatedBy: text).count == 2, "\(form)")
        }
    }

    @Test("--as says what it can print, and that it needs a screen")
    func codeUsage() {
        let unknown = CommandRun("layout", Self.howTo, "--as", "cartography")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors.contains(
                "give one of uikit-swift, uikit-objc, masonry, snapkit, nslayoutconstraint"))
        let none = CommandRun("layout", Self.howTo, "--as", "snapkit", "--filter", "icon-left")
        #expect(none.status == 64)
        #expect(none.errors.contains("--as snapkit prints screens, of which none is chosen"))
    }
}
