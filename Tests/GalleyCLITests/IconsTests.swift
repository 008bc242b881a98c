import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("galley icons")
struct IconsTests {
    private static let icons = PackagePaths.font("MaterialIcons-Regular.ttf")
    private static let symbols = PackagePaths.font("MaterialSymbolsOutlined-subset.ttf")

    // Advance, ink and name are fontTools'.
    @Test("A line for each icon, its columns under their heads")
    func list() throws {
        let run = CommandRun("icons", Self.icons, "U+E6DF")
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1].hasPrefix("1 icon of 2185 code points, 2188 glyphs, 512 units per em"))
        let words = lines[5].split(separator: " ")
        #expect(
            words
                == ["U+E6DF", "512", "43", "118", "469", "405", "outline", "multiline_chart"])
        let names = try #require(lines[4].range(of: "NAMES")?.lowerBound)
        let name = try #require(lines[5].range(of: "multiline_chart")?.lowerBound)
        #expect(
            lines[4].distance(from: lines[4].startIndex, to: names)
                == lines[5].distance(from: lines[5].startIndex, to: name))
    }

    @Test("At a size, lengths are pixels")
    func size() throws {
        let run = CommandRun("icons", Self.icons, "U+E6DF", "--size", "24", "--json")
        let objects = try run.objects()
        #expect(objects.count == 2 && objects[0]["unit"] as? String == "pixels")
        // Of 512 units: advance 512, ink from 43, 118 to 469, 405.
        #expect(objects[1]["advance"] as? Double == 24)
        let ink = try #require(objects[1]["ink"] as? [Double])
        for (found, units) in zip(ink, [43.0, 118, 426, 287]) {
            #expect(abs(found - units * 24 / 512) < 1e-9)
        }
    }

    @Test("JSON is an object of the font, then one of each icon")
    func json() throws {
        let objects = try CommandRun("icons", Self.icons, "--json").objects()
        #expect(objects.count == 2149)
        #expect(objects[0]["kind"] as? String == "font" && objects[0]["icons"] as? Int == 2148)
        #expect(objects.dropFirst().allSatisfy { $0["kind"] as? String == "icon" })
        let chart = objects.first { $0["codePoint"] as? String == "U+E6DF" }
        #expect(chart?["names"] as? [String] == ["multiline_chart"])
        #expect(chart?["format"] as? String == "outline" && chart?["glyph"] as? Int == 764)
    }

    @Test("The font's axes, instances and palettes are listed, with the values they have")
    func font() throws {
        let run = CommandRun(
            "icons", Self.symbols, "U+E88A", "--axes", "FILL=1", "--instance", "Bold", "--json")
        let font = try #require(try run.objects().first)
        let axes = try #require(font["axes"] as? [[String: Any]])
        let values = Dictionary(
            uniqueKeysWithValues: axes.map { ($0["tag"] as? String, $0["value"] as? Double) })
        #expect(values["FILL"] == 1 && values["wght"] == 700)
        let instances = try #require(font["instances"] as? [[String: Any]])
        #expect(instances.map { $0["name"] as? String }.contains("Thin"))
        let text = CommandRun("icons", Self.symbols, "U+E88A").output
        #expect(text.contains("axis FILL \"Fill\" from 0 to 1, default 0, here 0"))
        let colors = CommandRun(
            "icons", PackagePaths.font("TwoToneDemo-COLRv0.ttf"), "--palette", "1",
            "--palette-override", "0=#12345678")
        #expect(colors.output.contains("palette 1 (used) #12345678"))
        #expect(colors.output.contains("layers"))
    }

    @Test("The optical size follows the size")
    func opticalSize() throws {
        func opticalSize(_ words: String...) throws -> Double? {
            let run = CommandRun(["icons", Self.symbols, "U+E88A", "--json"] + words)
            let axes = try run.objects().first?["axes"] as? [[String: Any]]
            return axes?.first { $0["tag"] as? String == "opsz" }?["value"] as? Double
        }
        #expect(try opticalSize() == 24)
        #expect(try opticalSize("--size", "40") == 40)
        #expect(try opticalSize("--size", "40", "--axes", "opsz=20") == 20)
    }

    @Test("A pattern chooses by whole names, a search without one is ranked")
    func search() throws {
        func names(_ search: String) throws -> [String?] {
            try CommandRun("icons", Self.icons, search, "--json").objects().dropFirst().map {
                ($0["names"] as? [String])?.first
            }
        }
        #expect(try names("ALARM_O*") == ["alarm_off", "alarm_on"])
        #expect(try names("alarm_o[f-g]?") == ["alarm_off"])
        #expect(try names("alarm_o").first == "alarm_off")
    }

    @Test("All lists what is no icon too, and metadata names code points")
    func scope() throws {
        let all = try CommandRun("icons", Self.icons, "--all", "--json").objects()
        #expect(all.count == 2186)
        let named = CommandRun(
            "icons", PackagePaths.font("MaterialSymbolsOutlined-subset.woff2"), "U+E6DF", "--names",
            PackagePaths.font("MaterialSymbolsOutlined.codepoints"))
        #expect(named.output.hasSuffix("multiline_chart\n"))
        #expect(named.errors.contains("code points that the font lacks, the first U+E951 \"10k\""))
    }

    @Test("A name that a terminal would obey is quoted")
    func controls() throws {
        let folder = try TemporaryFolder()
        let names = try folder.write("a\u{1B}[31mb e6df\n", to: "names.codepoints")
        let run = CommandRun("icons", Self.icons, "U+E6DF", "--names", names)
        #expect(run.output.contains("\"a\\u{1B}[31mb\"") && !run.output.contains("\u{1B}"))
    }

    @Test("A damaged glyph is told in its line and fails nothing")
    func damaged() throws {
        let font = PackagePaths.anyFont("recursive.ttf")
        let run = CommandRun("icons", font, "--json")
        #expect(run.status == 0)
        let icon = try #require(try run.objects().first { $0["codePoint"] as? String == "U+E000" })
        #expect((icon["error"] as? String)?.contains("damaged") == true && icon["ink"] == nil)
        #expect(CommandRun("icons", font, "U+E000").output.contains("  damaged"))
    }

    @Test("A sheet is written whole, and its JSON tells each icon's cell")
    func sheet() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/alarms.png"
        let run = CommandRun("icons", Self.icons, "alarm", "--sheet", path)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == "\(path) 752×115 7 icons\n")
        #expect(folder.contents == ["alarms.png"])
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(try Bitmap(png: bytes).width == 752)
        let json = try CommandRun(
            "icons", Self.icons, "alarm", "--sheet", path, "--json", "--columns", "2", "--scale",
            "2"
        ).objects()
        #expect(json.count == 8 && json[4]["cell"] as? [Int] == [232, 206, 208, 182])
    }

    @Test("What a sheet can't draw is counted in a warning and told in the listing")
    func undrawn() throws {
        let folder = try TemporaryFolder()
        let font = PackagePaths.anyFont("recursive.ttf")
        let run = CommandRun(
            "icons", font, "U+E000", "--sheet", "\(folder.path)/s.png", "--json")
        #expect(run.status == 0)
        #expect(run.errors.contains("1 of 1 icons can't be drawn and have a crossed box"))
        #expect(try run.objects().last?["error"] != nil)
    }

    @Test("A sheet that can't be created or is too large ends with the code of its cause")
    func sheetErrors() throws {
        let folder = try TemporaryFolder()
        let nowhere = CommandRun("icons", Self.icons, "alarm", "--sheet", "\(folder.path)/a/b.png")
        #expect(nowhere.status == 73)
        let large = CommandRun(
            "icons", Self.icons, "--sheet", "\(folder.path)/b.png", "--icon-size", "1024",
            "--scale", "16")
        #expect(large.status == 64 && large.errors.contains("search for fewer icons"))
        let long = CommandRun(
            "icons", Self.icons, "--sheet", "\(folder.path)/b.png", "--columns", "1")
        #expect(long.status == 64 && long.errors.contains("give it 8 to 314 columns"))
        #expect(folder.contents.isEmpty)
    }
}
