import GalleyButtons
import GalleyGeometry
import GalleyText
import Testing

// Four Han glyphs of 15 points are 60 wide; beside the image of 24 a button of 54 leaves 30.
@Suite("Titles that shrink to fit")
struct TitleShrinkingTests {
    private func composed(_ keys: String) throws -> ComposedButton {
        try ButtonSource.renderer.compose(
            ButtonSource.button("title: \"文字在右\", size: [54, 40], \(keys)"),
            grid: PixelGrid(scale: 2))
    }

    // Layout reference R38.
    @Test("a title that is too wide is set in the size that fits, on the baseline it had")
    func fits() throws {
        let whole = try composed("layout: \"classic\"")
        let shrunk = try composed("layout: \"classic\", adjustsFontSizeToFitWidth: true")
        let title = try #require(shrunk.title)
        #expect(abs(title.text.width - 30) < 1e-9)
        #expect(title.frame == whole.title?.frame && shrunk.intrinsicSize == whole.intrinsicSize)
        #expect(title.baseline == whole.title?.baseline)
        #expect(!title.isTruncated && whole.title?.isTruncated == true)
        #expect(shrunk.diagnostics.map(\.code) == ["titleShrunk"])
        #expect(shrunk.diagnostics.first?.message.contains("7.5 pt instead of 15 pt") == true)
    }

    @Test("it shrinks no further than the least scale and is cut there")
    func least() throws {
        let shrunk = try composed(
            "layout: \"classic\", adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.8")
        let title = try #require(shrunk.title)
        #expect(size(of: shrunk) == 12 && title.isTruncated)
        #expect(title.text.width <= 30)
        #expect(shrunk.diagnostics.map(\.code) == ["titleTruncated", "titleShrunk"])
    }

    /// The size in points in which the title is set.
    private func size(of composed: ComposedButton) -> Double? {
        composed.title?.text.lines.first?.runs.first?.size
    }

    // Layout reference 5h: the documentation and the systems disagree.
    @Test("a least scale of zero is none or no limit, as the policy says")
    func zero() throws {
        let shrinks = "layout: \"classic\", adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0"
        #expect(try composed(shrinks).title?.text.width.rounded() == 30)
        let documented = try composed("\(shrinks), policy: {minimumScaleZero: \"none\"}")
        #expect(size(of: documented) == 15 && documented.title?.isTruncated == true)
    }

    @Test("a title that fits, or is no classic button's, stays as it is")
    func unchanged() throws {
        let short = try ButtonSource.button(
            "title: \"文\", size: [54, 40], layout: \"classic\", adjustsFontSizeToFitWidth: true")
        let fits = try ButtonSource.renderer.compose(short, grid: PixelGrid(scale: 2))
        #expect(fits.title?.text.width == 15 && fits.diagnostics.isEmpty)
        let stack = try composed("adjustsFontSizeToFitWidth: true")
        #expect(size(of: stack) == 15)
        #expect(stack.diagnostics.map(\.code) == ["ignoredByLayout", "titleTruncated"])
        let configured = try composed(
            "layout: \"configuration\", contentInsets: [0, 0, 0, 0], numberOfLines: 1, "
                + "lineBreakMode: \"byTruncatingTail\", adjustsFontSizeToFitWidth: true")
        #expect(size(of: configured) == 15)
        #expect(
            configured.diagnostics.map(\.code) == ["ignoredByConfiguration", "titleTruncated"])
    }
}
