import GalleyButtons
import GalleyGeometry
import GalleyLayout
import GalleyText
import Testing

@Suite("The how-to screen from its spec")
struct HowToScreenSpecTests {
    /// x of a button 120 wide, of H5 and of H6, at the scales of layout reference 2.H.
    static let scales: [(scale: Double, x: Double, first: Double, second: Double)] = [
        (1, 128, 93, 108), (2, 127.5, 92.5, 107.5), (3, 383.0 / 3, 278.0 / 3, 323.0 / 3),
    ]

    /// The frames H1 to H4 with x on a scale's grid.
    private func frames(x: Double) -> [Rect] {
        [(20.0, 34.0), (74, 40), (134, 60), (214, 60)].map {
            Rect(x: x, y: $0.0, width: 120, height: $0.1)
        }
    }

    private func expect(
        _ screen: ComposedScreen, _ frames: [Rect],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(screen.diagnostics == [], sourceLocation: sourceLocation)
        for (button, frame) in zip(screen.buttons, frames) {
            #expect(
                ScreenSource.close(button.bounds, frame),
                "\(button.button.name): \(button.bounds)", sourceLocation: sourceLocation)
        }
    }

    @Test("the shipped spec gives the frames H1 to H4 at every scale", arguments: scales)
    func shipped(scale: Double, x: Double, first: Double, second: Double) throws {
        let spec = try SpecSource.decode("Screens/how-to.json5")
        #expect(spec.buttons.allSatisfy { $0.width == nil && $0.height == nil })
        for snapping in [nil] + FrameSnapping.allCases.map(Optional.some) {
            var screen = spec.screens[0]
            screen.snapping = snapping
            let composed = try ButtonComposer(fonts: ButtonFonts(spec.fonts)).compose(
                screen, buttons: spec.buttons, grid: PixelGrid(scale: scale))
            expect(composed, frames(x: x))
        }
    }

    // H5 is 130 + 30 + 3 · 10 = 190 wide, H6 is 130 + 15 + 3 · 5 = 160 (layout reference R86, 2.H).
    @Test("new titles give H5 and H6, as a screen built with them does", arguments: scales)
    func retitled(scale: Double, x: Double, first: Double, second: Double) throws {
        var spec = try ScreenSource.spec(
            buttons: ScreenSource.howToButtons,
            place: """
                "icon-left": ["top = 20", "centerX = parent.centerX", "height = 34"],
                "icon-right": ["top = icon-left.bottom + 20", "centerX = parent.centerX",
                  "width >= 120", "height = 40"],
                "icon-top": ["top = icon-right.bottom + 20", "centerX = parent.centerX",
                  "width = 120", "height = 60"],
                "icon-bottom": ["top = icon-top.bottom + 20", "centerX = parent.centerX",
                  "width = 120", "height = 60"],
                """)
        var layout = try ScreenSource.layout(spec, scale: scale)
        expect(try layout.compose(), frames(x: x))
        let before = layout.constraints.constraintCount
        try layout.setTitle(ScreenSource.longTitle, of: "icon-left")
        try layout.setTitle(ScreenSource.longTitle, of: "icon-right")
        let after = try layout.compose()
        var expected = frames(x: x)
        expected[0] = Rect(x: first, y: 20, width: 190, height: 34)
        expected[1] = Rect(x: second, y: 74, width: 160, height: 40)
        expect(after, expected)
        #expect(layout.constraints.constraintCount == before)
        #expect(after.buttons[0].title?.text.width == 130)
        // By the formulas of R86: margins of 10 around icons of 30, a gap of 10, and the title.
        #expect(after.buttons[0].frames.icon?.minX == 10)
        #expect(after.buttons[0].frames.title?.minX == 50)
        for index in 0..<2 { spec.buttons[index].title?.text = ScreenSource.longTitle }
        var fresh = try ScreenSource.layout(spec, scale: scale)
        #expect(try fresh.compose() == after)
        try layout.setTitle("文字在右文字", of: "icon-left")
        try layout.setTitle("文字在左文字", of: "icon-right")
        expect(try layout.compose(), frames(x: x))
    }

    @Test("the maker's words do the same in Swift, with the seed's updates", arguments: scales)
    func made(scale: Double, x: Double, first: Double, second: Double) throws {
        var spec = try ScreenSource.spec(buttons: ScreenSource.howToButtons, place: "")
        spec.screens[0].items = spec.buttons.map {
            Screen.Item(button: $0.name, equations: [])
        }
        var layout = try ScreenSource.layout(spec, scale: scale)
        let items = spec.buttons.map { LayoutItem($0.name) }
        try layout.constrain { (constraints) throws(ConstraintError) in
            try constraints.makeConstraints(for: items[0]) { make in
                make.top.equalTo(20)
                make.centerX.equalTo(.parent)
                make.size.equalTo(Size(width: 120, height: 34))
            }
            for (above, item) in zip(items, items.dropFirst()) {
                try constraints.makeConstraints(for: item) { make in
                    make.top.equalTo(above.bottom).with.offset(20)
                    make.centerX.equalTo(.parent)
                    make.size.equalTo(Size(width: 120, height: item == items[1] ? 40 : 60))
                }
            }
        }
        expect(try layout.compose(), frames(x: x))
        for item in items.prefix(2) {
            try layout.setTitle(ScreenSource.longTitle, of: item.name)
        }
        let widths = try layout.compose().buttons.map(\.intrinsicSize.width)
        try layout.constrain { (constraints) throws(ConstraintError) in
            for (item, width) in zip(items, widths).prefix(2) {
                try constraints.updateConstraints(for: item) { make in
                    make.width.equalTo(width)
                }
            }
        }
        var expected = frames(x: x)
        expected[0] = Rect(x: first, y: 20, width: 190, height: 34)
        expected[1] = Rect(x: second, y: 74, width: 160, height: 40)
        expect(try layout.compose(), expected)
    }
}
