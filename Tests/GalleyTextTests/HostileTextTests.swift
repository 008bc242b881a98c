import GalleyFonts
import GalleyText
import TestSupport
import Testing

@Suite("Hostile texts")
struct HostileTextTests {
    /// Texts that would take for ever if anything in them cost more than its share; debug builds
    /// set a hundredth of what release builds were measured with.
    private static let texts: [(name: String, text: String)] = [
        (
            "letters with 254 marks",
            String(repeating: "a" + String(repeating: "\u{301}", count: 254), count: 20)
        ),
        ("nested embeddings", String(repeating: "\u{202B}", count: 10_000) + "x"),
        ("isolates", String(repeating: "\u{2067}a\u{2069}", count: 2_000)),
        ("letters", String(repeating: "a", count: 10_000)),
        ("spaces", String(repeating: " ", count: 10_000)),
        ("tabs", String(repeating: "\t", count: 5_000)),
        ("line feeds", String(repeating: "\n", count: 5_000)),
        ("brackets", String(repeating: "(", count: 5_000) + "文"),
        ("controls", String(repeating: "\u{1}", count: 10_000)),
        ("soft hyphens", String(repeating: "a\u{AD}", count: 5_000)),
        (
            "missing scalars",
            String(String.UnicodeScalarView((0x20000..<0x21000).compactMap(Unicode.Scalar.init)))
        ),
    ]

    @Test("Every text ends, with all of its lines", arguments: texts.indices)
    func ends(index: Int) throws {
        let (name, text) = Self.texts[index]
        let style = try style(["Roboto-Regular.ttf", "NotoSansHebrew-Regular.ttf"], size: 15)
        let free = try TextLayout(text, style: style)
        #expect(free.lines.last?.range.upperBound == text.unicodeScalars.count, "\(name)")
        let narrow = try TextLayout(text, style: style, bounds: TextBounds(width: 100))
        #expect(narrow.lines.last?.range.upperBound == text.unicodeScalars.count, "\(name)")
        let cut = try TextLayout(
            text, style: style, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingMiddle),
            bounds: TextBounds(width: 100, numberOfLines: 1))
        #expect(cut.lines.count == 1, "\(name)")
    }

    @Test("A letter with a million marks is an error that names the limit")
    func marks() throws {
        let style = try style(["Roboto-Regular.ttf"], size: 15)
        let text = "ab" + String(repeating: "\u{301}", count: 500_000)
        let error = #expect(throws: TextError.graphemeTooLong(scalars: 500_001, offset: 1)) {
            try TextLayout(text, style: style)
        }
        #expect(error?.description.contains("255") == true)
    }

    @Test("A text longer than a million scalars is an error that names the limit")
    func tooLong() throws {
        let style = try style(["Roboto-Regular.ttf"], size: 15)
        let text = String(repeating: "a", count: 1_000_001)
        let error = #expect(throws: TextError.tooLong(scalars: 1_000_001)) {
            try TextLayout(text, style: style)
        }
        #expect(error?.description.contains("1000000") == true)
    }

    @Test(
        "Lengths that are negative or no numbers are errors",
        arguments: [-1, Double.nan, .infinity])
    func lengths(value: Double) throws {
        let style = try style(["Roboto-Regular.ttf"], size: 15)
        for bounds in [TextBounds(width: value), TextBounds(height: value)] {
            #expect(throws: TextError.self) { try TextLayout("a", style: style, bounds: bounds) }
        }
        for paragraph in [
            ParagraphStyle(lineHeightMultiple: value), ParagraphStyle(tabInterval: value),
            ParagraphStyle(minimumLineHeight: value), ParagraphStyle(maximumLineHeight: value),
        ] {
            #expect(throws: TextError.self) {
                try TextLayout("a", style: style, paragraph: paragraph)
            }
        }
    }

    @Test("A width of nothing gives each cluster a line of its own")
    func noWidth() throws {
        let layout = try TextLayout(
            "ab文", style: style(["NotoSansCJKsc-subset.otf"], size: 15),
            bounds: TextBounds(width: 0))
        #expect(layout.lines.map(\.range) == [0..<1, 1..<2, 2..<3])
    }
}
