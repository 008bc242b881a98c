import GalleyButtons
import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Layouts of specs")
struct LayoutFixtureTests {
    /// A button of an image of 24 × 24 points and a title of four Han glyphs, with further keys.
    struct Layout: Decodable, CustomTestStringConvertible, Sendable {
        var name: String
        var why: String
        var keys: String
        var direction: String?
        var icon: [Double]?
        var title: [Double]?
        var gap: Double?
        var intrinsic: [Double]?
        var codes: [String]?
        var testDescription: String { name }

        func composed() throws -> ComposedButton {
            let button = try ButtonSource.button("title: \"文字在右\", \(keys)")
            return try ButtonSource.renderer.compose(
                button, grid: PixelGrid(scale: 2),
                direction: direction == "rtl" ? .rightToLeft : .leftToRight)
        }
    }

    static let layouts = Fixture.load([Layout].self, from: "Buttons/layouts.json")

    private func expect(_ rect: Rect?, _ numbers: [Double]?) {
        let found = rect.map { [$0.minX, $0.minY, $0.width, $0.height] }
        #expect(found?.count == numbers?.count)
        for (one, other) in zip(found ?? [], numbers ?? []) {
            #expect(abs(one - other) < 1e-5, "\(found ?? []) is not \(numbers ?? [])")
        }
    }

    @Test("a spec's button has the frames of its layout's rules", arguments: layouts)
    func frames(_ layout: Layout) throws {
        let composed = try layout.composed()
        expect(composed.frames.icon, layout.icon)
        expect(composed.frames.title, layout.title)
        let gap = try #require(composed.frames.gap)
        #expect(abs(gap - (layout.gap ?? .nan)) < 1e-5)
        if let size = layout.intrinsic {
            #expect(composed.intrinsicSize == Size(width: size[0], height: size[1]))
        }
        #expect(composed.diagnostics.map(\.code) == layout.codes ?? [])
    }

    @Test("every layout has a fixture")
    func complete() {
        let names = ButtonLayout.allCases.filter { $0 != .stack }.map(\.rawValue)
        for name in names { #expect(Self.layouts.contains { $0.keys.contains("\"\(name)\"") }) }
        for strategy in SwapStrategy.allCases where strategy != .stateless {
            #expect(Self.layouts.contains { $0.keys.contains("\"\(strategy.rawValue)\"") })
        }
    }

    @Test("composing again, in any order, gives the same frames", arguments: layouts)
    func stateless(_ layout: Layout) throws {
        let first = try layout.composed()
        _ = try Self.layouts[0].composed()
        #expect(try layout.composed().frames == first.frames)
    }

    @Test("frames on a screen are brought to the grid as the policy says")
    func snapping() throws {
        let frame = Rect(x: 10.3, y: 0, width: 20.3, height: 20)
        // Edges 10.3 and 30.6 are 10.5 and 30.5; origin and size are 10.5 and 20.5.
        let edges = try ButtonSource.button("title: \"文\"")
        let sizes = try ButtonSource.button(
            "title: \"文\", policy: {snapping: \"originAndSize\"}")
        let grid = PixelGrid(scale: 2)
        #expect(
            try ButtonSource.renderer.compose(edges, grid: grid, frame: frame).bounds
                == Rect(x: 10.5, y: 0, width: 20, height: 20))
        #expect(
            try ButtonSource.renderer.compose(sizes, grid: grid, frame: frame).bounds
                == Rect(x: 10.5, y: 0, width: 20.5, height: 20))
    }
}
