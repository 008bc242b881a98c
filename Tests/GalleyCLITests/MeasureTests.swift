import Foundation
import TestSupport
import Testing

@Suite("galley measure")
struct MeasureTests {
    private static let roboto = PackagePaths.font("Roboto-Regular.ttf")
    private static let icons = PackagePaths.font("MaterialIcons-Regular.ttf")

    // HarfBuzz's advances of Roboto at 15, hhea 1900/-500 of 2048.
    @Test("One JSON object holds the measures in pixels and the glyphs in font units")
    func json() throws {
        let run = CommandRun("measure", "Login", "--font", Self.roboto, "--size", "15", "--json")
        let object = try #require(try run.objects().first)
        let width = try #require(object["width"] as? Double)
        #expect(abs(width - 36.9873) < 1e-4)
        #expect(object["height"] as? Double == 17.578125)
        #expect(object["baseline"] as? Double == object["ascender"] as? Double)
        #expect(object["missing"] as? [String] == [])
        let units = try #require(object["units"] as? [String: Any])
        #expect(
            units["unitsPerEm"] as? Int == 2048 && units["face"] as? String == "Roboto-Regular.ttf")
        let lines = try #require(object["lines"] as? [[String: Any]])
        let glyphs = try #require(lines.first?["glyphs"] as? [[String: Any]])
        #expect(glyphs.compactMap { $0["cluster"] as? Int } == [0, 1, 2, 3, 4])
        let sum = glyphs.compactMap { $0["advance"] as? Int }.reduce(0, +)
        #expect(sum == units["advance"] as? Int && Double(sum) * 15 / 2048 == width)
        #expect(lines.first?["range"] as? [Int] == [0, 5])
        #expect((object["ink"] as? [Double])?.count == 4)
    }

    @Test(
        "Private-use code points can be written as U+, as escapes and as themselves",
        arguments: ["U+E6DF", "u+e6df", "\u{E6DF}", "\\uE6DF", "\\u{e6df}", "\\U0000E6DF"])
    func notation(text: String) throws {
        let run = CommandRun("measure", text, "--icon-font", Self.icons, "--size", "15", "--json")
        let object = try #require(try run.objects().first)
        #expect(object["width"] as? Int == 15 && object["text"] as? String == "\u{E6DF}")
    }

    @Test("A surrogate pair of escapes is one scalar, and what is no escape stays as it is")
    func surrogates() throws {
        let pair = CommandRun("measure", "\\uD83D\\uDE00", "--font", Self.roboto, "--json")
        #expect(try pair.objects().first?["text"] as? String == "\u{1F600}")
        let path = CommandRun("measure", "C:\\users\\uD83D", "--font", Self.roboto, "--json")
        #expect(try path.objects().first?["text"] as? String == "C:\\users\\uD83D")
    }

    @Test("A name with a typo is answered with the right one, as text and as icon")
    func suggestion() {
        let text = CommandRun("measure", "add alarm", "--font", Self.icons)
        #expect(text.status == 0 && text.errors.contains("\"add_alarm\""))
        #expect(text.output.contains("missing    U+0020"))
        let icon = CommandRun("measure", "add alarm", "--icon-font", Self.icons)
        #expect(icon.status == 65 && icon.errors.contains("did you mean add_alarm"))
    }

    @Test("A positive descender is taken as negative and told")
    func descender() {
        let font = PackagePaths.anyFont("m-posdesc.ttf")
        let run = CommandRun("measure", "x", "--font", font, "--size", "20", "--json")
        #expect(run.errors.contains("positive descender") && run.output.contains("\"height\":20,"))
    }

    @Test("Metadata names the icons of an icon font")
    func names() throws {
        let run = CommandRun(
            "measure", "multiline_chart", "--icon-font",
            PackagePaths.font("MaterialSymbolsOutlined-subset.woff2"), "--names",
            PackagePaths.font("MaterialSymbolsOutlined.codepoints"), "--size", "24", "--json")
        #expect(try run.objects().first?["width"] as? Int == 24)
    }

    @Test("A face of a collection is chosen by its index")
    func collection() throws {
        let run = CommandRun(
            "measure", "\u{E01}", "--font", PackagePaths.font("HebrewThai.ttc#1"), "--json")
        #expect(try run.objects().first?["missing"] as? [String] == [])
    }

    // The same text through hb-shape 6.0.0 without glyph names.
    @Test("Glyphs are printed in HarfBuzz's own form, from left to right")
    func glyphs() {
        let run = CommandRun("measure", "Login", "--font", Self.roboto, "--glyphs")
        #expect(run.output == "[49=0+1103|84=1+1168|76=2+1150|78=3+498|83=4+1131]\n")
    }

    @Test("Each line of a file is a title, and an error names its line")
    func file() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Login\r\n\nfoo  \nlast", to: "titles.txt")
        let run = CommandRun("measure", "--file", file, "--font", Self.roboto, "--json")
        #expect(try run.objects().map { $0["text"] as? String } == ["Login", "", "foo  ", "last"])
        let bad = try folder.write("a\n\u{E6DF}\n", to: "bad.txt")
        let failure = CommandRun("measure", "--file", bad, "--font", Self.roboto, "--json")
        #expect(failure.status == 65 && failure.errors.contains("\(bad):2: U+E6DF"))
        #expect(try failure.objects().count == 1)
    }

    @Test("Lines break, end and give way at a width")
    func width() throws {
        let font = PackagePaths.font("NotoSansCJKsc-subset.otf")
        let run = CommandRun(
            "measure", "文字在右边的按钮", "--font", font, "--size", "16", "--width", "48", "--json")
        let lines = try #require(try run.objects().first?["lines"] as? [[String: Any]])
        #expect(lines.compactMap { $0["range"] as? [Int] } == [[0, 3], [3, 6], [6, 8]])
        let cut = CommandRun(
            "measure", "文字在右边的按钮", "--font", font, "--size", "16", "--width", "48", "--json",
            "--lines", "1", "--mode", "byTruncatingTail")
        let line = try #require((try cut.objects().first?["lines"] as? [[String: Any]])?.first)
        #expect(line["truncated"] as? [Int] == [2, 8] && line["width"] as? Int == 48)
    }

    // strikes-cbdt.ttf: hmtx moves the pen by 1000 of 1000 units after each glyph, the strike of 10
    // pixels per em by 8 after b and by 12 after d.
    @Test("Bitmap glyphs advance by the metrics unless the strike's advances are asked for")
    func bitmaps() throws {
        let font = PackagePaths.anyFont("strikes-cbdt.ttf")
        let arguments = ["measure", "bd", "--font", font, "--size", "10", "--json"]
        let metrics = CommandRun(arguments)
        #expect(try metrics.objects().first?["width"] as? Int == 20)
        let narrow = ["measure", "b", "--font", font, "--size", "10", "--json"]
        let strike = CommandRun(narrow + ["--bitmap-advance", "strike"])
        #expect(try strike.objects().first?["width"] as? Int == 8)
    }

    @Test("Axes vary the fonts that have them; a value beyond an axis is moved to its end and told")
    func axes() {
        let font = PackagePaths.font("MaterialSymbolsOutlined-subset.ttf")
        let run = CommandRun(
            "measure", "U+E6DF", "--icon-font", font, "--axes", "wght=9000", "--json")
        #expect(run.status == 0 && run.errors.contains("wght"))
        let none = CommandRun("measure", "a", "--font", Self.roboto, "--axes", "wght=700")
        #expect(none.status == 65 && none.errors.contains("none of the fonts has axes"))
    }
}
