import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

struct LineCase: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var why: String
    var text: String
    var fonts: [String]
    var icons: [String]?
    var size: Double
    var width: Double
    var height: Double?
    var mode: String?
    var numberOfLines: Int?
    var lines: [String]
    var hyphens: Int?
    var testDescription: String { name }
}

struct OrderCase: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var why: String
    var text: String
    var base: String?
    var visual: String
    var testDescription: String { name }
}

/// A chain and icon fonts of shipped or test fonts.
func style(
    _ fonts: [String], size: Double, icons: [String] = [], letterSpacing: Double = 0
) throws -> TextStyle {
    TextStyle(
        chain: FallbackChain(try fonts.map { try FontFace(path: PackagePaths.anyFont($0)) }),
        size: size,
        icons: try icons.map { IconFont(face: try FontFace(path: PackagePaths.anyFont($0))) },
        letterSpacing: letterSpacing)
}

@Suite("Lines")
struct LineTests {
    /// What a line shows: its scalars, an ellipsis for what is hidden.
    private func shown(_ line: TextLine, of text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        func string(_ range: Range<Int>) -> String {
            String(String.UnicodeScalarView(scalars[range]))
        }
        guard let hidden = line.truncatedRange else { return string(line.range) }
        return string(line.range.lowerBound..<hidden.lowerBound) + "…"
            + string(hidden.upperBound..<line.range.upperBound)
    }

    @Test(
        "An empty text has one line, which starts in the text's base direction",
        arguments: ParagraphStyle.BaseDirection.allCases)
    func emptyText(base: ParagraphStyle.BaseDirection) throws {
        let layout = try TextLayout(
            "", style: style(["Roboto-Regular.ttf"], size: 15),
            paragraph: ParagraphStyle(baseDirection: base))
        #expect(layout.lines.map(\.range) == [0..<0])
        #expect(layout.lines[0].direction == (base == .rightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test(
        "A text breaks, ends or gives way where its mode says",
        arguments: Fixture.load([LineCase].self, from: "Measure/lines.json"))
    func lines(_ test: LineCase) throws {
        let layout = try TextLayout(
            test.text, style: style(test.fonts, size: test.size, icons: test.icons ?? []),
            paragraph: ParagraphStyle(
                lineBreakMode: test.mode.flatMap(LineBreakMode.init) ?? .byWordWrapping),
            bounds: TextBounds(
                width: test.width, height: test.height, numberOfLines: test.numberOfLines ?? 0))
        #expect(layout.lines.map { shown($0, of: test.text) } == test.lines, "\(test.why)")
        let inserted = layout.lines.flatMap(\.runs).filter(\.range.isEmpty)
        #expect(inserted.count == (layout.isTruncated ? 1 : test.hyphens ?? 0))
    }

    @Test(
        "Runs stand in the visual order of the bidirectional algorithm",
        arguments: Fixture.load([OrderCase].self, from: "Measure/order.json"))
    func order(_ test: OrderCase) throws {
        let scalars = Array(test.text.unicodeScalars)
        let layout = try TextLayout(
            test.text,
            style: style(
                ["Roboto-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf"],
                size: 15),
            paragraph: ParagraphStyle(baseDirection: test.base == "rtl" ? .rightToLeft : .natural))
        let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
        let visual = glyphs.map { scalars[$0.cluster] }
        #expect(String(String.UnicodeScalarView(visual)) == test.visual, "\(test.why)")
        var x = 0.0
        for run in layout.lines[0].runs {
            #expect(abs(run.x - x) < 1e-9)
            x += run.width
        }
    }

    // Roboto hhea 1900/-500 of 2048: ascents 13.916 and 12.061.
    @Test("Two sizes on a line share a baseline; the taller one makes the line")
    func sizes() throws {
        let roboto = try style(["Roboto-Regular.ttf"], size: 15)
        var small = roboto
        small.size = 13
        let layout = try TextLayout(
            AttributedText([.init("A", style: roboto), .init("bc", style: small)]))
        #expect(layout.lines.count == 1 && layout.lines[0].runs.map(\.fragment) == [0, 1])
        #expect(abs(layout.ascender - 13.916) < 1e-3 && abs(layout.height - 17.578) < 1e-3)
        #expect(layout.lines[0].runs.map(\.baselineOffset) == [0, 0])
    }

    // The rule of T23: one spacing after each cluster; `rlig` names stay whole, `liga` ones don't.
    @Test(
        "Letter spacing parts optional ligatures, keeps required ones, and leaves icons alone",
        arguments: [
            ("multiline_chart", "MaterialIcons-Regular.ttf", 24.0, 1, 26.0),
            ("AB", "ink.ttf", 10.0, 2, 14.0),
        ])
    func letterSpacing(text: String, font: String, size: Double, glyphs: Int, width: Double) throws
    {
        let layout = try TextLayout(text, style: style([font], size: size, letterSpacing: 2))
        #expect(layout.lines[0].runs.flatMap(\.glyphs).count == glyphs)
        #expect(abs(layout.width - width) < 1e-9)
        let split = try TextLayout(
            "circle-user",
            style: style(["FontAwesome6Free-Regular-400.otf"], size: 16, letterSpacing: 2))
        #expect(split.lines[0].runs.flatMap(\.glyphs).count == 11)
        let icons = try TextLayout(
            "\u{E6DF}\u{EA9B}",
            style: style(
                ["Roboto-Regular.ttf"], size: 15, icons: ["MaterialIcons-Regular.ttf"],
                letterSpacing: 2))
        #expect(icons.width == 30)
    }

    // Noto Sans CJK at 10: `halt` halves full-width punctuation, U+2014 twice is a ligature.
    @Test(
        "Full-width punctuation is whole by default and half with halt (T34)",
        arguments: [
            ("，", 10.0, 5.0), ("》？", 20, 10), ("（", 10, 5), ("——", 16.76, 16.76), ("……", 20, 20),
        ])
    func halt(text: String, whole: Double, half: Double) throws {
        var style = try style(["NotoSansCJKsc-subset.otf"], size: 10)
        #expect(abs(try TextLayout(text, style: style).width - whole) < 1e-9)
        style.features = [FontFeature(tag: try #require(Tag("halt")))]
        #expect(abs(try TextLayout(text, style: style).width - half) < 1e-9)
    }

    @Test("The ellipsis comes from the face of the text it follows, or from the chain")
    func ellipsis() throws {
        let chain = try style(["Roboto-Regular.ttf", "NotoSansCJKsc-subset.otf"], size: 16)
        let han = try TextLayout(
            "文字在右边", style: chain, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail),
            bounds: TextBounds(width: 48, numberOfLines: 1))
        let run = try #require(han.lines[0].runs.last)
        #expect(run.range.isEmpty && run.face == chain.chain.faces[1] && run.width == 16)
        let icons = try style(
            ["Roboto-Regular.ttf"], size: 16, icons: ["MaterialIcons-Regular.ttf"])
        let icon = try TextLayout(
            "\u{E6DF}\u{E6DF}\u{E6DF}", style: icons,
            paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail),
            bounds: TextBounds(width: 40, numberOfLines: 1))
        let last = try #require(icon.lines[0].runs.last)
        #expect(last.face == icons.chain.first && abs(last.width - 10.703) < 1e-3)
    }

    @Test("A flag is truncated whole: two letters that make one never part")
    func flags() throws {
        let style = try style(["NotoColorEmoji-CBDT-subset.ttf", "Roboto-Regular.ttf"], size: 16)
        let flag = try TextLayout("🇰🇷", style: style).width
        let layout = try TextLayout(
            "🇰🇷🇰🇷", style: style, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail),
            bounds: TextBounds(width: flag * 1.5, numberOfLines: 1))
        let hidden = try #require(layout.lines[0].truncatedRange)
        #expect([0, 2].contains(hidden.lowerBound) && hidden.upperBound == 4)
    }

    @Test(
        "Lines stand where their alignment says, trailing spaces outside",
        arguments: [
            (TextAlignment.left, 0.0), (.natural, 0), (.center, 34), (.right, 68),
        ])
    func alignment(alignment: TextAlignment, x: Double) throws {
        let layout = try TextLayout(
            "文字 ", style: style(["NotoSansCJKsc-subset.otf"], size: 16),
            paragraph: ParagraphStyle(alignment: alignment), bounds: TextBounds(width: 100))
        #expect(abs(layout.lines[0].x - x) < 1e-9)
    }

    @Test("A justified line is as wide as its bounds, the last one is not")
    func justified() throws {
        let layout = try TextLayout(
            "ab cd ef gh ij", style: style(["Roboto-Regular.ttf"], size: 16),
            paragraph: ParagraphStyle(alignment: .justified), bounds: TextBounds(width: 70))
        #expect(layout.lines.count == 2)
        #expect(abs(layout.lines[0].widthWithoutTrailingSpace - 70) < 1e-9)
        #expect(layout.lines[1].width < 69)
        let end = layout.lines[0].runs.map { $0.x + $0.width }.max() ?? 0
        #expect(abs(end - layout.lines[0].width) < 1e-9)
    }

    // 2400 of 2048 at 16 is 18.75.
    @Test("A paragraph sets line heights; what is gained lies above the text")
    func lineHeights() throws {
        let roboto = try style(["Roboto-Regular.ttf"], size: 16)
        func height(_ paragraph: ParagraphStyle) throws -> (height: Double, baseline: Double) {
            let layout = try TextLayout("A\nB", style: roboto, paragraph: paragraph)
            return (layout.height, layout.baseline)
        }
        let natural = try height(ParagraphStyle())
        #expect(natural.height == 37.5)
        let double = try height(ParagraphStyle(lineHeightMultiple: 2))
        #expect(double.height == 75 && double.baseline == natural.baseline + 18.75)
        #expect(try height(ParagraphStyle(minimumLineHeight: 30)).height == 60)
        #expect(try height(ParagraphStyle(maximumLineHeight: 10)).height == 20)
    }

    // Roboto's space is 508 of 2048 at 16: 3.96875, eight of them 31.75.
    @Test("A tab moves to the next stop, by default every eight spaces")
    func tabs() throws {
        let roboto = try style(["Roboto-Regular.ttf"], size: 16)
        let layout = try TextLayout("a\tb", style: roboto)
        #expect(layout.lines[0].runs.count == 2 && layout.lines[0].runs[1].x == 31.75)
        let own = try TextLayout(
            "a\tb", style: roboto, paragraph: ParagraphStyle(tabInterval: 50))
        #expect(own.lines[0].runs[1].x == 50)
    }

    // Roboto middle (1900 − 500) ÷ 2 of 2048, Material Icons middle 512 ÷ 2 of 512, at 15.
    @Test("An inline icon stands on the baseline, or centred by line box or ink")
    func iconAlignment() throws {
        var text = try style(
            ["Roboto-Regular.ttf"], size: 15, icons: ["MaterialIcons-Regular.ttf"])
        let middle = 700.0 / 2048 * 15
        text.iconAlignment = .lineBoxCenter
        var layout = try TextLayout("A\u{E6DF}", style: text)
        #expect(abs(layout.lines[0].runs[1].baselineOffset - (middle - 7.5)) < 1e-9)
        text.iconAlignment = .inkCenter
        layout = try TextLayout("A\u{E6DF}", style: text)
        let ink = try #require(try layout.lines[0].runs[1].inkBounds())
        #expect(abs(-ink.midY - middle) < 1e-9)
    }

    // hb-shape 6.0.0 --language of the same text and font.
    @Test(
        "A language chooses the forms its readers expect",
        arguments: [
            ("zh-Hans", [29199, 15353, 25200] as [UInt32]), ("zh-Hant", [29200, 15353, 25201]),
            ("ja", [29198, 15352, 25199]), ("ko", [29198, 15352, 31560]),
        ])
    func language(language: String, glyphs: [UInt32]) throws {
        var text = try style(["NotoSansCJKsc-subset.otf"], size: 15)
        text.language = language
        let layout = try TextLayout("骨直返", style: text)
        #expect(layout.lines[0].runs.flatMap(\.glyphs).map(\.glyph.rawValue) == glyphs)
    }

    // CSS Text 3, line-break: only strict forbids a break before a small kana.
    @Test(
        "Small kana may begin a line unless lines break strictly",
        arguments: [
            (ParagraphStyle.Strictness.strict, 1), (.normal, 2), (.loose, 2),
        ])
    func strictness(strictness: ParagraphStyle.Strictness, lines: Int) throws {
        var text = try style(["NotoSansCJKsc-subset.otf"], size: 15)
        text.language = "ja"
        let layout = try TextLayout(
            "カァ", style: text,
            paragraph: ParagraphStyle(strictness: strictness, breaksLongWords: false),
            bounds: TextBounds(width: 20))
        #expect(layout.lines.count == lines)
    }

    @Test("An emoji is drawn by the colour face, its text form by the other, wherever they stand")
    func emoji() throws {
        let colour = "NotoColorEmoji-COLRv1-subset.ttf"
        let text = try style(["uvs.ttf", colour], size: 10)
        let plain = try TextLayout("\u{2764}\u{FE0E}", style: text)
        #expect(plain.lines[0].runs[0].face == text.chain.faces[0])
        let layout = try TextLayout("\u{2764}\u{FE0F}", style: text)
        #expect(layout.lines[0].runs[0].face == text.chain.faces[1])
        let smile = try TextLayout("\u{1F600}", style: text)
        #expect(smile.lines[0].runs[0].face == text.chain.faces[1])
    }
}
