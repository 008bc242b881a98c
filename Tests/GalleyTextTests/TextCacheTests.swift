import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

@Suite("Text caches")
struct TextCacheTests {
    private static let texts = [
        "Save all", "文字在右", "a\tb", "two\nlines", "trailing  ", "", "office", "naïve",
        "mixed 文字 text", "عربي and Latin", "a long title that has to break somewhere",
    ]

    private static let paragraphs: [(ParagraphStyle, TextBounds)] = [
        (ParagraphStyle(), .unlimited),
        (ParagraphStyle(), TextBounds(width: 60)),
        (ParagraphStyle(lineBreakMode: .byTruncatingTail), TextBounds(width: 60, numberOfLines: 1)),
        (ParagraphStyle(alignment: .center), TextBounds(width: 300)),
        (ParagraphStyle(baseDirection: .rightToLeft), .unlimited),
        (ParagraphStyle(lineHeightMultiple: 1.5), TextBounds(width: 80, height: 50)),
    ]

    private static func style(size: Double = 15) throws -> TextStyle {
        try GalleyTextTests.style(
            ["Roboto-Regular.ttf", "NotoSansCJKsc-subset.otf"], size: size)
    }

    @Test("A text from the cache is set as without it, the first time and later", arguments: texts)
    func same(_ text: String) throws {
        let cache = TextCache()
        for size in [15.0, 30] {
            let style = try Self.style(size: size)
            for _ in 0..<2 {
                for (paragraph, bounds) in Self.paragraphs {
                    #expect(
                        try cache.layout(
                            text, style: style, paragraph: paragraph, bounds: bounds)
                            == TextLayout(text, style: style, paragraph: paragraph, bounds: bounds))
                }
            }
        }
    }

    @Test("Equal characters made of other scalars are texts of their own")
    func scalars() throws {
        let cache = TextCache()
        let style = try Self.style()
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        #expect(composed == decomposed)
        #expect(try cache.layout(composed, style: style).lines[0].range == 0..<1)
        #expect(try cache.layout(decomposed, style: style).lines[0].range == 0..<2)
    }

    @Test("Styles that differ in anything are set apart")
    func styles() throws {
        let cache = TextCache()
        let plain = try Self.style()
        var spaced = plain
        spaced.letterSpacing = 2
        let width = try cache.layout("Save", style: plain).width
        #expect(try cache.layout("Save", style: spaced).width == width + 8)
    }

    @Test("A cache that is too small for anything gives the same texts", arguments: [0, 1, 4_000])
    func small(byteLimit: Int) throws {
        let cache = TextCache(byteLimit: byteLimit)
        let style = try Self.style()
        for round in 0..<2 {
            for text in Self.texts {
                #expect(
                    try cache.layout(text, style: style) == TextLayout(text, style: style),
                    "round \(round)")
            }
        }
    }

    @Test("More settings of one text than are kept give the same lines")
    func manySettings() throws {
        let cache = TextCache()
        let style = try Self.style()
        let text = "a long title that has to break somewhere"
        for width in Array(stride(from: 40.0, to: 240, by: 10)) + [40, 50] {
            let bounds = TextBounds(width: width)
            #expect(
                try cache.layout(text, style: style, bounds: bounds)
                    == TextLayout(text, style: style, bounds: bounds))
        }
    }

    @Test("Icons come from the cache as they are set without it, by code point and by name")
    func icons() throws {
        let face = try FontFace(path: PackagePaths.font("MaterialIcons-Regular.ttf"))
        let style = IconStyle(fonts: [IconFont(face: face)], size: 24)
        let cache = TextCache()
        for icon in [Icon.codePoints(["\u{E6DF}", "\u{EA9B}"]), .named("save"), .named("home")] {
            let fresh = try TextLayout(icon: icon, style: style)
            for _ in 0..<2 { #expect(try cache.layout(icon: icon, style: style) == fresh) }
        }
    }

    @Test("What can't be set is an error every time")
    func errors() throws {
        let cache = TextCache()
        let style = try Self.style()
        for _ in 0..<2 {
            #expect(throws: TextError.self) { try cache.layout("\u{E6DF}", style: style) }
            #expect(throws: TextError.numberOutOfRange("width", -1)) {
                try cache.layout("Save", style: style, bounds: TextBounds(width: -1))
            }
        }
    }

    @Test("Threads that share a cache get the same texts")
    func threads() async throws {
        let cache = TextCache(byteLimit: 20_000)
        let style = try Self.style()
        let fresh = try Self.texts.map { try TextLayout($0, style: style) }
        try await withThrowingTaskGroup(of: [TextLayout].self) { group in
            for _ in 0..<8 {
                group.addTask { try Self.texts.map { try cache.layout($0, style: style) } }
            }
            for try await layouts in group { #expect(layouts == fresh) }
        }
    }
}
