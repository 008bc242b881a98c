import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

/// Texts put together by chance, the same in every run.
struct RandomTexts {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    mutating func text() -> String {
        let words = [
            "Save", "fi", "AVA", "文字", "（右）", "שלום", "(x)", "سلام", "123", "-", " ", "  ", "\t",
            "é",
            "ก", "\u{301}", "\u{AD}", "\u{A0}", "\u{200D}", "\u{202B}", "\u{202C}", "\u{E6DF}", "🇰🇷",
            "\n", "नि",
        ]
        return (0..<(1 + next(12))).map { _ in words[next(words.count)] }.joined()
    }
}

@Suite("Properties of measuring")
struct TextPropertyTests {
    private static let fonts = [
        "Roboto-Regular.ttf", "NotoSansCJKsc-subset.otf", "NotoSansHebrew-Regular.ttf",
        "NotoSansArabic-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
    ]

    private func texts() throws -> (style: TextStyle, texts: [String]) {
        var random = RandomTexts(seed: 7)
        let style = try style(Self.fonts, size: 15, icons: ["MaterialIcons-Regular.ttf"])
        return (style, (0..<60).map { _ in random.text() })
    }

    @Test("A text of several forced lines is as high as its lines and as wide as the widest")
    func additive() throws {
        let (style, texts) = try texts()
        for text in texts where !text.contains("\u{202B}") && !text.contains("\u{202C}") {
            let whole = try TextLayout(text, style: style)
            let parts = try text.split(separator: "\n", omittingEmptySubsequences: false).map {
                try TextLayout(String($0), style: style)
            }
            #expect(whole.lines.count == parts.count)
            #expect(abs(whole.height - parts.reduce(0) { $0 + $1.height }) < 1e-9)
            let widest = parts.map(\.width).max() ?? 0
            #expect(abs(whole.width - widest) < 1e-9, "\(text.debugDescription)")
        }
    }

    @Test("Wrapped text loses no scalar and keeps to its width")
    func wrapped() throws {
        let (style, texts) = try texts()
        for text in texts {
            for width in [20.0, 45, 90] {
                let layout = try TextLayout(text, style: style, bounds: TextBounds(width: width))
                let shown = layout.lines.flatMap { Array($0.range) }
                let scalars = Array(text.unicodeScalars)
                #expect(shown == scalars.indices.filter { scalars[$0] != "\n" })
                for line in layout.lines where line.widthWithoutTrailingSpace > width + 1e-6 {
                    // Only what can't be parted may be wider: one grapheme, which may be a ligature.
                    let clusters = Set(line.runs.flatMap(\.glyphs).map(\.cluster))
                    #expect(clusters.count <= 2, "\(text.debugDescription) at \(width)")
                }
            }
        }
    }

    @Test(
        "Truncated text fits its width whenever one ellipsis does",
        arguments: [
            LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ])
    func truncated(mode: LineBreakMode) throws {
        let (style, texts) = try texts()
        for text in texts {
            for width in [17.0, 40, 75] {
                let layout = try TextLayout(
                    text, style: style, paragraph: ParagraphStyle(lineBreakMode: mode),
                    bounds: TextBounds(width: width, numberOfLines: 1))
                #expect(layout.lines.count == 1)
                let line = layout.lines[0]
                #expect(
                    line.widthWithoutTrailingSpace <= width + 1e-6,
                    "\(text.debugDescription) at \(width)")
                #expect((line.truncatedRange != nil) == line.runs.contains { $0.range.isEmpty })
            }
        }
    }

    @Test("Measuring at twice the size is twice measuring")
    func scaling() throws {
        var (style, texts) = try texts()
        for text in texts {
            style.size = 15
            let once = try TextLayout(text, style: style)
            style.size = 30
            let twice = try TextLayout(text, style: style)
            #expect(abs(twice.width - 2 * once.width) < 1e-9)
            #expect(abs(twice.height - 2 * once.height) < 1e-9)
            if let ink = once.ink, let large = twice.ink {
                #expect(
                    abs(large.maxX - 2 * ink.maxX) < 1e-9 && abs(large.minY - 2 * ink.minY) < 1e-9)
            }
        }
    }

    @Test("Measuring has no memory: any order gives the same results")
    func memory() throws {
        let (style, texts) = try texts()
        let forward = try texts.map { try TextLayout($0, style: style) }
        let backward = try texts.reversed().map { try TextLayout($0, style: style) }
        #expect(forward == Array(backward.reversed()))
    }

    @Test("A point in the middle of a cluster finds it, and carets stand in reading order")
    func positions() throws {
        let (style, texts) = try texts()
        for text in texts {
            let layout = try TextLayout(text, style: style, bounds: TextBounds(width: 90))
            for line in layout.lines {
                for run in line.runs {
                    let positions = run.penPositions
                    for (index, glyph) in run.glyphs.enumerated()
                    where glyph.advance > 0 && run.isAlone(index) {
                        let x = line.x + (positions[index] + positions[index + 1]) / 2
                        let point = Point(x: x, y: line.top + line.height / 2)
                        #expect(layout.cluster(at: point) == glyph.cluster)
                    }
                    guard run.direction == .leftToRight else { continue }
                    let carets = run.range.map { layout.caret(before: $0).x }
                    #expect(carets == carets.sorted(), "\(text.debugDescription)")
                }
            }
        }
    }

    // By hand: four Han of 15 in 36 is 0.6 of the size; in 57, 0.95.
    @Test("A text shrinks by the share of its width, and no further than its smallest scale")
    func fitting() throws {
        let text = AttributedText("文字在右", style: try style(["NotoSansCJKsc-subset.otf"], size: 15))
        let tail = ParagraphStyle(lineBreakMode: .byTruncatingTail)
        let small = try TextLayout.fitting(text, width: 36, minimumScale: 0.5, paragraph: tail)
        #expect(small.scale == 0.6 && abs(small.layout.width - 36) < 1e-9)
        #expect(!small.layout.isTruncated)
        let floor = try TextLayout.fitting(text, width: 36, minimumScale: 0.9, paragraph: tail)
        #expect(floor.scale == 0.9 && floor.layout.isTruncated && floor.layout.width <= 36)
        let wraps = try TextLayout.fitting(text, width: 36, minimumScale: 0.5)
        #expect(wraps.scale == 1)
        let none = try TextLayout.fitting(
            text, width: 36, minimumScale: 0, zero: .none, paragraph: tail)
        #expect(none.scale == 1 && none.layout.isTruncated)
    }

    @Test("The drop-in for sizeForFont measures without rounding")
    func dropIn() throws {
        let style = try style(["Roboto-Regular.ttf"], size: 15)
        let free = try "Login".size(
            for: style, constrainedTo: Size(width: Double.infinity, height: .infinity))
        #expect(abs(free.width - 36.9873) < 1e-4 && free.height == 17.578125)
        let wrapped = try "Login Login".size(
            for: style, constrainedTo: Size(width: 50, height: .infinity))
        #expect(wrapped.height == 2 * 17.578125)
    }

    @Test("Letters are set closer before a little too much is truncated")
    func tightening() throws {
        let text = try style(["NotoSansCJKsc-subset.otf"], size: 15)
        let paragraph = ParagraphStyle(lineBreakMode: .byTruncatingTail, tighteningFactor: 0.05)
        let close = try TextLayout(
            "文字在右", style: text, paragraph: paragraph,
            bounds: TextBounds(width: 58, numberOfLines: 1))
        #expect(!close.isTruncated && abs(close.width - 58) < 1e-9)
        let far = try TextLayout(
            "文字在右", style: text, paragraph: paragraph,
            bounds: TextBounds(width: 55, numberOfLines: 1))
        #expect(far.isTruncated)
    }
}

extension GlyphRun {
    /// Whether a glyph is the only one of its cluster.
    fileprivate func isAlone(_ index: Int) -> Bool {
        glyphs.filter { $0.cluster == glyphs[index].cluster }.count == 1
    }
}
