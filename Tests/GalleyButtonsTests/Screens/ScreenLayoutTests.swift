import GalleyButtons
import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Screens by equations")
struct ScreenLayoutTests {
    /// Two buttons without icons: titles of 10 points, two and six glyphs wide.
    private static let pair =
        "save: {style: \"s\", title: \"文字\"}, all: {style: \"s\", title: \"文字在右文字\"}"

    private func screen(
        _ place: String, keys: String = "", scale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws -> ComposedScreen {
        let spec = try ScreenSource.spec(buttons: Self.pair, place: place, keys: keys)
        return try ScreenSource.composer.compose(
            spec.screens[0], buttons: spec.buttons, grid: PixelGrid(scale: scale),
            direction: direction)
    }

    @Test("equations count from the safe area where they say so")
    func safeArea() throws {
        let composed = try screen(
            "save: [\"left = safeArea.left\", \"top = safeArea.top + 1\", "
                + "\"right = safeArea.right\", \"bottom = safeArea.bottom\"]",
            keys: "safeArea: [44, 5, 34, 7],")
        // By hand: from 5 to 375 − 7, from 44 + 1 to 300 − 34.
        #expect(composed.buttons[0].bounds == Rect(x: 5, y: 45, width: 363, height: 221))
        #expect(composed.diagnostics == [])
    }

    @Test("leading is the right edge where lines run to the left")
    func direction() throws {
        let place = "save: [\"leading = 8\", \"top = 0\", \"width = 50\", \"height = 20\"]"
        #expect(try screen(place).buttons[0].bounds.minX == 8)
        // By hand: 375 − 8 − 50.
        #expect(try screen(place, direction: .rightToLeft).buttons[0].bounds.minX == 317)
    }

    @Test("a size of a button's own gives way to the screen's, and holds where it says nothing")
    func ownSize() throws {
        let spec = try ScreenSource.spec(
            buttons: "save: {style: \"s\", title: \"文字\", size: [80, 30]}",
            place: "save: [\"left = 0\", \"top = 0\", \"width = 50\"]")
        var layout = try ScreenSource.layout(spec, scale: 1)
        #expect(
            try layout.compose().buttons[0].bounds == Rect(x: 0, y: 0, width: 50, height: 30))
    }

    @Test("a screen's snapping wins over the buttons', for frames and equations")
    func snapping() throws {
        // By hand: 10.4 and 20.6 round to 10 and 21, the width 10.2 to 10.
        for place in [
            "save: [10.4, 0, 10.2, 10]",
            "save: [\"left = 10.4\", \"top = 0\", \"width = 10.2\", \"height = 10\"]",
        ] {
            #expect(try screen(place).buttons[0].bounds.width == 11)
            let policy = "policy: {snapping: \"originAndSize\"},"
            #expect(try screen(place, keys: policy).buttons[0].bounds.width == 10)
        }
    }

    @Test(
        "titles aligned by baseline stand on one line, however high their buttons are",
        arguments: [1.0, 2, 3])
    func baselines(scale: Double) throws {
        let composed = try screen(
            """
            save: ["left = 0", "top = 10", "height = 61"],
            all: ["left = 100", "firstBaseline = save.firstBaseline", "height = 40"],
            """, scale: scale)
        #expect(composed.diagnostics == [])
        let lines = try composed.buttons.map { button in
            button.bounds.minY + (try #require(button.title).baseline)
        }
        #expect(abs(lines[0] - lines[1]) < 1e-6)
        #expect(composed.buttons.map(\.bounds.height) == [61, 40])
        // Both titles are centred, so that the middles are level up to a rounding of each.
        let middles = composed.buttons.map { $0.bounds.minY + $0.bounds.height / 2 }
        #expect(abs(middles[0] - middles[1]) <= 1 / scale)
    }

    @Test("a height that a baseline sets settles with it", arguments: [1.0, 2, 3])
    func movingBaseline(scale: Double) throws {
        let settled = try screen(
            "save: [\"left = 0\", \"top = 0\", \"bottom = firstBaseline + 20\"]", scale: scale)
        let button = settled.buttons[0]
        let baseline = try #require(button.title).baseline
        #expect(settled.diagnostics == [])
        #expect(abs(button.bounds.height - baseline - 20) <= 1 / scale)
    }

    // A button higher by 2 has its title 1 lower: the first height swings to and fro by as much, the
    // second grows by half each time.
    @Test("a height that never settles with its baseline is told", arguments: ["-2", "3", "9000"])
    func unsettledBaseline(factor: String) throws {
        let open = try screen(
            "save: [\"left = 0\", \"top = 0\", \"bottom = firstBaseline × \(factor) + 100\"]")
        #expect(open.diagnostics == [.unsettledBaseline(LayoutItem("save"))])
        #expect(open.buttons[0].diagnostics.contains { $0.code == "unsettledBaseline" })
    }

    @Test("a required constraint that can't hold is broken and told, and all is still laid out")
    func conflict() throws {
        let composed = try screen(
            """
            save: ["left = 0", "top = 0", "width = 40", "width >= 50"], all: [0, 50, 60, 20]
            """)
        #expect(composed.buttons.map(\.bounds.width) == [40, 60])
        #expect(composed.diagnostics.map(\.code) == ["unsatisfiableConstraints"])
        let message = try #require(composed.diagnostics.first).message
        #expect(
            message
                == "these can't all hold: save.width = 40 (spec.json5:6:78: "
                + "screens.demo.place.save[2]); save.width >= 50 (spec.json5:6:92: "
                + "screens.demo.place.save[3]): broke save.width >= 50 (spec.json5:6:92: "
                + "screens.demo.place.save[3]); remove one of them or lower its priority")
        let codes = composed.buttons.map { $0.diagnostics.map(\.code) }
        #expect(codes[0].contains("unsatisfiableConstraints"))
        #expect(!codes[1].contains("unsatisfiableConstraints"))
    }

    @Test("what is left open is told with the item and its attribute")
    func ambiguity() throws {
        let composed = try screen("save: [\"top = 0\"], all: [0, 0, 60, 20]")
        #expect(
            composed.diagnostics.map(\.message) == [
                "save: its left is free; add a constraint that says where it is"
            ])
        #expect(composed.diagnostics.map(\.code) == ["ambiguousLayout"])
        #expect(composed.buttons[0].diagnostics.last?.message.contains("left is free") == true)
    }

    @Test("screens from Swift take equations as literals, and guides")
    func swift() throws {
        let spec = try ScreenSource.spec(buttons: Self.pair, place: "")
        let made = Screen(
            name: "made", size: Size(width: 200, height: 100),
            items: [
                Screen.Item(button: "save", equations: ["top = 5", "width = 50"]),
                Screen.Item(button: "all", frame: Rect(x: 150, y: 10, width: 50, height: 20)),
            ])
        var layout = try ScreenLayout(
            made, buttons: spec.buttons,
            composer: ScreenSource.composer, grid: PixelGrid(scale: 1))
        try layout.constrain { (constraints) throws(ConstraintError) in
            let gap = try constraints.addItem("gap")
            try constraints.makeConstraints(for: gap) { make in
                make.top.height.equalTo(0)
                make.left.equalTo(.parent)
                make.right.equalTo(LayoutItem("all").left)
            }
            try constraints.add(equation: "centerX = gap.centerX", for: LayoutItem("save"))
        }
        let composed = try layout.compose()
        // By hand: the middle of 0 to 150, less half of 50.
        #expect(composed.buttons[0].bounds.minX == 50 && composed.buttons[0].bounds.minY == 5)
        #expect(composed.diagnostics == [])
    }

    @Test("names that lead nowhere are errors with the nearest name")
    func errors() throws {
        let spec = try ScreenSource.spec(buttons: Self.pair, place: "")
        func layout(_ items: [Screen.Item]) throws -> ScreenLayout {
            try ScreenLayout(
                Screen(name: "made", size: Size(width: 9, height: 9), items: items),
                buttons: spec.buttons, composer: ScreenSource.composer,
                grid: PixelGrid(scale: 1))
        }
        let missing = #expect(throws: ButtonsError.self) {
            try layout([Screen.Item(button: "sav", equations: [])])
        }
        #expect(
            missing?.description
                == "screen made: no item is named \"sav\"; did you mean save?")
        let wrong = #expect(throws: ButtonsError.self) {
            try layout([Screen.Item(button: "save", equations: ["top = parent.botom"])])
        }
        #expect(
            wrong?.description
                == "screen made: equation \"top = parent.botom\" column 14: found no attribute named "
                + "\"botom\"; did you mean bottom?")
        var valid = try layout([Screen.Item(button: "save", equations: ["top = 0"])])
        #expect(throws: ButtonsError.self) { try valid.setTitle("x", of: "all") }
        #expect(throws: ButtonsError.self) {
            try valid.constrain { (constraints) throws(ConstraintError) in
                try constraints.add(equation: "width = 5 @1001", for: LayoutItem("save"))
            }
        }
        let twice = Screen.Item(button: "save", equations: ["top = 0"])
        #expect(throws: ButtonsError.self) { try layout([twice, twice]) }
    }

    @Test("frames alone need no names that equations could read")
    func frames() throws {
        let spec = try ScreenSource.spec(
            buttons: "parent: {style: \"s\", title: \"文\"}, \"-x\": {style: \"s\", title: \"文\"}",
            place: "parent: [1, 2, 30, 20], \"-x\": [5, 6, 30, 20]")
        let composed = try ScreenSource.composer.compose(
            spec.screens[0], buttons: spec.buttons, grid: PixelGrid(scale: 1))
        #expect(composed.buttons.map(\.bounds.minX) == [1, 5])
    }

    // Each glyph is 10 wide and a line 14.48 high: four on a line of 40 make two lines, 28.96.
    @Test("a button whose lines break pushes down what stands below it, again when it is retitled")
    func wrapping() throws {
        let spec = try ScreenSource.spec(
            buttons: """
                save: {style: "s", title: "文字", lineBreakMode: "byCharWrapping"},
                all: {style: "s", title: "文字"},
                """,
            place: """
                save: ["left = 0", "top = 0", "width = 40"],
                all: ["left = 0", "top = save.bottom + 1"],
                """)
        var layout = try ScreenSource.layout(spec, scale: 2)
        #expect(try layout.compose().buttons.map(\.bounds.minY) == [0, 15.5])
        try layout.setTitle("文字在右文字", of: "save")
        let broken = try layout.compose()
        #expect(broken.buttons[0].bounds == Rect(x: 0, y: 0, width: 40, height: 29))
        #expect(broken.buttons[1].bounds.minY == 30)
        #expect(broken.diagnostics == [])
        try layout.setTitle("文", of: "save")
        #expect(try layout.compose().buttons.map(\.bounds.minY) == [0, 15.5])
    }
}
