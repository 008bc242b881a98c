import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

struct StackCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Expected: Decodable, Sendable {
        let content: [LayoutNumber]?
        let icon: [LayoutNumber]?
        let title: [LayoutNumber]?
        let gap: LayoutNumber?
        let intrinsic: [LayoutNumber]?
        let diagnostics: [String]
    }

    let name: String
    let why: String
    let placement: String
    let spacing: Double
    let insets: [Double]?
    let horizontal: String?
    let vertical: String?
    let cross: String?
    let direction: String?
    let scale: Double
    let icon: [LayoutNumber]?
    let title: [LayoutNumber]?
    let bounds: [LayoutNumber]
    let expected: Expected

    var testDescription: String { name }
    var grid: PixelGrid { PixelGrid(scale: scale) }

    func layout() throws -> StackLayout {
        let insets = insets ?? [0, 0, 0, 0]
        return StackLayout(
            placement: try #require(Placement(rawValue: placement)), spacing: spacing,
            contentInsets: EdgeInsets(
                top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
            horizontalAlignment: try #require(
                HorizontalAlignment(rawValue: horizontal ?? "center")),
            verticalAlignment: try #require(VerticalAlignment(rawValue: vertical ?? "center")),
            crossAlignment: try #require(CrossAlignment(rawValue: cross ?? "center")))
    }
}

@Suite("Stack layout")
struct StackLayoutTests {
    static let cases = Fixture.load([StackCase].self, from: "Layout/stack.json")

    @Test("Frames, gap and diagnostics are the ones worked out by hand", arguments: cases)
    func frames(fixture: StackCase) throws {
        let bounds = LayoutFixture.size(fixture.bounds)
        let frames = try fixture.layout().frames(
            icon: fixture.icon.map(LayoutFixture.size),
            title: fixture.title.map(LayoutFixture.size), bounds: bounds, grid: fixture.grid,
            direction: LayoutFixture.direction(fixture.direction))
        let expected = fixture.expected
        let content =
            expected.content.map(LayoutFixture.rect) ?? Rect(origin: .zero, size: bounds)
        #expect(close(frames.content, content), "\(frames.content)")
        #expect(close(frames.icon, expected.icon.map(LayoutFixture.rect)), "\(frames)")
        #expect(close(frames.title, expected.title.map(LayoutFixture.rect)), "\(frames)")
        #expect(frames.diagnostics.map(\.code) == expected.diagnostics)
        #expect((frames.gap == nil) == (expected.gap == nil))
        if let gap = frames.gap, let wanted = expected.gap {
            #expect(close(gap, wanted.value), "\(gap)")
        }
    }

    @Test(
        "The intrinsic size is the one worked out by hand",
        arguments: cases.filter { $0.expected.intrinsic != nil })
    func intrinsicSize(fixture: StackCase) throws {
        let size = try fixture.layout().intrinsicSize(
            icon: fixture.icon.map(LayoutFixture.size),
            title: fixture.title.map(LayoutFixture.size), grid: fixture.grid)
        let expected = LayoutFixture.size(try #require(fixture.expected.intrinsic))
        #expect(close(size, expected), "\(size)")
    }

    // By hand: beside 15 and 5 of 80 the title of 110 gets 60; its lines are 50 wide and 36 high,
    // so the group of 70 starts at 5 and the title at (40 - 36)/2.
    @Test("A title that wraps is measured in the width it gets")
    func wrapping() throws {
        let title = TitleMeasure(Size(width: 110, height: 18), wraps: true) { width in
            #expect(width == 60)
            return Size(width: 50, height: 36)
        }
        let frames = try StackLayout(spacing: 5).frames(
            of: ButtonParts(icon: Size(width: 15, height: 15), title: title),
            in: Size(width: 80, height: 40), context: LayoutContext(scale: 2))
        #expect(frames.icon == Rect(x: 5, y: 12.5, width: 15, height: 15))
        #expect(frames.title == Rect(x: 25, y: 2, width: 50, height: 36))
        #expect(frames.diagnostics.isEmpty)
    }

    @Test("A title cut by less than a pixel of rounding is not called truncated")
    func roundedBounds() {
        let frames = StackLayout(spacing: 5).frames(
            icon: Size(width: 15, height: 15), title: Size(width: 60.2, height: 18),
            bounds: Size(width: 80.5, height: 40), grid: PixelGrid(scale: 2))
        #expect(frames.diagnostics.isEmpty)
        #expect(frames.title?.width == 60.5)
    }
}
