import GalleyButtons
import GalleyGeometry
import GalleyText
import Testing

// Eight Han glyphs of 15 points are 120 wide and 21.72 high; lines may break between any two.
@Suite("Lines of titles")
struct TitleLineTests {
    private func composed(
        _ keys: String, direction: LayoutDirection = .leftToRight
    ) throws -> ComposedButton {
        try ButtonSource.renderer.compose(
            ButtonSource.button("title: \"文字在右文字在左\", \(keys)"), grid: PixelGrid(scale: 2),
            direction: direction)
    }

    // Layout reference R31, R36 and R71.
    @Test("a title that is too wide ends in an ellipsis, in its middle under the classic rules")
    func truncation() throws {
        for (keys, offset) in [("", 4), ("layout: \"classic\"", 2), ("layout: \"iconFont\"", 4)] {
            // 24 for the image, 5 for the icon-font button's gap and 75 or 70 for the title.
            let composed = try composed("size: [99, 40], \(keys)")
            let title = try #require(composed.title)
            let line = try #require(title.text.lines.first)
            #expect(title.isTruncated && !title.isCut && title.text.lines.count == 1)
            #expect(title.text.width <= title.frame.width)
            let cut = try #require(line.truncatedRange)
            #expect(abs(cut.lowerBound - offset) <= 1, "\(keys): \(cut)")
            #expect(composed.diagnostics.map(\.code) == ["titleTruncated"])
            // Nothing is drawn outside the label, so nothing is told of it.
            #expect((title.ink?.maxX ?? 0) <= title.frame.maxX)
        }
    }

    @Test("the button's own mode wins, and clipping cuts at the edge of the label")
    func modes() throws {
        let head = try composed(
            "size: [99, 40], layout: \"classic\", lineBreakMode: \"byTruncatingHead\"")
        #expect(head.title?.text.lines.first?.truncatedRange?.lowerBound == 0)
        let clipped = try composed("size: [99, 40], lineBreakMode: \"byClipping\"")
        let title = try #require(clipped.title)
        #expect(title.isCut && title.text.width == 120)
        #expect(title.ink?.maxX == title.frame.maxX)
    }

    @Test("a configuration's title breaks into lines, and its frame is as high as they are")
    func wrapping() throws {
        // 84 wide: 24 for the image and 60 for four glyphs a line. Two lines of 21.72 are 43.44.
        let composed = try composed(
            "width: 84, layout: \"configuration\", contentInsets: [0, 0, 0, 0]")
        let title = try #require(composed.title)
        #expect(title.text.lines.map(\.range) == [0..<4, 4..<8])
        #expect(title.frame.size == Size(width: 60, height: 43.5))
        #expect(composed.bounds.size == Size(width: 84, height: 43.5))
        #expect(!title.isTruncated)
        #expect(!composed.diagnostics.map(\.code).contains("titleTruncated"))
    }

    @Test("a limit of lines truncates the last one")
    func limit() throws {
        let composed = try composed(
            "size: [54, 80], layout: \"classic\", lineBreakMode: \"byTruncatingTail\", numberOfLines: 2"
        )
        let title = try #require(composed.title)
        #expect(title.text.lines.count == 2 && title.isTruncated)
        #expect(title.text.lines.first?.range == 0..<2)
        #expect(title.text.lines.first?.truncatedRange == nil)
        #expect(composed.diagnostics.map(\.code).contains("titleTruncated"))
    }

    // Layout reference R21: a classic button asks for the height of one line at any width.
    @Test("a button of a given width is as high as its lines, unless it is a classic one")
    func heightForWidth() throws {
        let wraps = "width: 84, lineBreakMode: \"byCharWrapping\""
        // The image is 24 high, two lines of 21.72 are 43.44, rounded up to half points.
        #expect(try composed(wraps).bounds.height == 43.5)
        let classic = try composed("\(wraps), layout: \"classic\"")
        #expect(classic.bounds.height == classic.intrinsicSize.height)
        #expect(classic.title?.text.lines.count == 2)
        #expect(try composed("\(wraps), numberOfLines: 1").bounds.height == 24)
    }

    @Test("the lines of a title below its icon stand in the middle, or as the parts line up")
    func centered() throws {
        let keys = "width: 75, placement: \"top\", lineBreakMode: \"byWordWrapping\""
        // Five glyphs of 15 on the first line and three on the second: 30 are left of 75.
        for (cross, x) in [("start", 0.0), ("center", 15), ("end", 30)] {
            let title = try composed("\(keys), crossAlignment: \"\(cross)\"").title
            #expect(title?.text.lines.map(\.x) == [0, x], "\(cross)")
        }
        let configured = try composed(
            "\(keys), layout: \"configuration\", contentInsets: [0, 0, 0, 0]")
        #expect(configured.title?.text.lines.map(\.x) == [0, 15])
    }

    @Test("a subtitle breaks into lines as a title does")
    func subtitle() throws {
        // 60 wide beside the image: four of its glyphs of 15 on each line, 21.72 high each.
        let composed = try composed(
            "width: 84, layout: \"configuration\", contentInsets: [0, 0, 0, 0], "
                + "subtitle: {text: \"文字在右文字\", size: 15}")
        let subtitle = try #require(composed.subtitle)
        #expect(subtitle.text.lines.map(\.range) == [0..<4, 4..<6])
        // Two titles of two lines, and the titlePadding of 1 between them.
        #expect(composed.bounds.height == 43.5 + 1 + 43.5)
        #expect(!composed.diagnostics.map(\.code).contains("subtitleTruncated"))
    }

    @Test("lines begin at the side the direction says")
    func alignment() throws {
        let keys = "width: 99, layout: \"configuration\", contentInsets: [0, 0, 0, 0]"
        // 75 wide: five glyphs on the first line and three, 45 wide, on the second.
        let left = try composed(keys)
        #expect(left.title?.text.lines.map(\.x) == [0, 0])
        let right = try composed(keys, direction: .rightToLeft)
        #expect(right.title?.text.lines.map(\.x) == [0, 30])
        #expect(right.title?.origin.x == right.title?.frame.minX)
    }

    @Test("hugging a truncated title makes its label as wide as what is left")
    func hugging() throws {
        let keys = "size: [105, 40], layout: \"classic\", policy: {labelWidth: \"hugTruncated\"}"
        let title = try #require(try composed(keys).title)
        // Four glyphs and the ellipsis, an em wide in this font, of the 81 there are.
        #expect(title.frame.width == 75 && title.text.width == 75)
    }

    @Test("a number of lines below zero is an error of the text")
    func negative() throws {
        var button = try ButtonSource.button("title: \"文\"")
        button.numberOfLines = -1
        let error = #expect(throws: ButtonsError.self) {
            try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 1))
        }
        guard case .text("b", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
