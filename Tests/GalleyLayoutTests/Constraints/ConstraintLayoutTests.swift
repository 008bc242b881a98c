import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Constraint layout")
struct ConstraintLayoutTests {
    private func layout(
        safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight
    ) throws -> ConstraintLayout {
        var layout = try ConstraintLayout(
            size: Size(width: 300, height: 200), safeArea: safeArea, direction: direction)
        try layout.addItem("a", content: .label(Size(width: 60, height: 20)))
        try layout.addItem("b", content: ItemContent(Size(width: 80, height: 30)))
        return layout
    }

    private let a = LayoutItem("a")
    private let b = LayoutItem("b")

    private func add(
        _ equations: [String], for item: LayoutItem, to layout: inout ConstraintLayout
    ) throws {
        for equation in equations { try layout.add(equation: equation, for: item) }
    }

    @Test("Content that hugs with 251 keeps its width, and its neighbour with 250 stretches")
    func hugging() throws {
        var layout = try layout()
        try add(["left = 10", "top = 0"], for: a, to: &layout)
        try add(["left = a.right + 10", "right = -10", "top = 0"], for: b, to: &layout)
        try layout.solve()
        #expect(close(try layout.frame(of: a), Rect(x: 10, y: 0, width: 60, height: 20)))
        #expect(close(try layout.frame(of: b), Rect(x: 80, y: 0, width: 210, height: 30)))
        // The strengths are the item's: now the first stretches.
        var content = ItemContent(Size(width: 80, height: 30))
        content.hugging = AxisStrengths(.strong)
        try layout.setContent(content, of: b)
        try layout.solve()
        #expect(close(try layout.frame(of: a).width, 190))
    }

    @Test("Leading and trailing change sides with the direction, and so do their constants")
    func direction() throws {
        for (direction, x) in [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 220)] {
            var layout = try layout(direction: direction)
            try add(["leading = 20", "top = 0"], for: a, to: &layout)
            try add(["leading = a.trailing + 8", "top = 0"], for: b, to: &layout)
            try layout.solve()
            #expect(close(try layout.frame(of: a).minX, x))
            // By hand: 20 + 60 + 8, or 300 - 88 - 80 from the other side.
            #expect(
                close(try layout.frame(of: b).minX, direction == .leftToRight ? 88 : 132))
        }
        var plain = try layout(direction: .rightToLeft)
        try add(["left = 20", "top = 0"], for: a, to: &plain)
        try plain.solve()
        #expect(close(try plain.frame(of: a).minX, 20))
    }

    @Test("The safe area is the screen without its insets, and both can change")
    func safeArea() throws {
        let insets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 6)
        var layout = try layout(safeArea: insets)
        try add(
            ["top = safeArea.top", "right = safeArea.right - 4", "bottom = safeArea.bottom"],
            for: a, to: &layout)
        try layout.solve()
        #expect(close(try layout.frame(of: a), Rect(x: 230, y: 44, width: 60, height: 122)))
        #expect(
            close(
                try layout.frame(of: .safeArea), Rect(x: 0, y: 44, width: 294, height: 122)))
        try layout.setSize(Size(width: 200, height: 300))
        try layout.solve()
        #expect(close(try layout.frame(of: a), Rect(x: 136, y: 0, width: 60, height: 300)))
    }

    @Test("Baselines are the content's, and follow it")
    func baselines() throws {
        var layout = try layout()
        try layout.setContent(
            .label(Size(width: 60, height: 20), firstBaseline: 15, lastBaseline: 5), of: a)
        try add(["left = 0", "top = 40"], for: a, to: &layout)
        try add(["left = 100", "firstBaseline = a.lastBaseline"], for: b, to: &layout)
        try layout.setContent(
            .label(Size(width: 80, height: 30), firstBaseline: 22, lastBaseline: 8), of: b)
        try layout.solve()
        // By hand: the line is at 40 + 20 - 5 = 55, so b begins at 55 - 22.
        #expect(close(try layout.frame(of: b).minY, 33))
        try layout.setContent(
            .label(Size(width: 60, height: 40), firstBaseline: 15, lastBaseline: 10), of: a)
        try layout.solve()
        #expect(close(try layout.frame(of: b).minY, 48))
    }

    @Test("A conflict names its equations, where they were written, and the one that was broken")
    func conflict() throws {
        var layout = try layout()
        let line = #line + 2
        try layout.makeConstraints(for: a) { make in
            make.left.equalTo(10)
            make.width.equalTo(100)
        }
        try add(["top = 0"], for: a, to: &layout)
        let site = EquationSite(path: "s.json5", key: "place.a[2]", line: 9, column: 5)
        try layout.add(equation: "right = parent.left + 50", for: a, site: site)
        let conflict = try #require(try layout.solve().first)
        #expect(layout.conflicts == [conflict])
        #expect(
            conflict.description
                == "these can't all hold: a.left = parent.left + 10 (\(#fileID):\(line)); "
                + "a.width = 100 (\(#fileID):\(line + 1)); "
                + "a.right = parent.left + 50 (s.json5:9:5: place.a[2]): "
                + "broke a.right = parent.left + 50 (s.json5:9:5: place.a[2]); "
                + "remove one of them or lower its priority")
        #expect(close(try layout.frame(of: a), Rect(x: 10, y: 0, width: 100, height: 20)))
        try layout.updateConstraints(for: a) { make in make.width.equalTo(40) }
        #expect(try layout.solve().isEmpty)
        #expect(close(try layout.frame(of: a).maxX, 50))
    }

    @Test(
        "Extents that would be negative, and content that must not shrink, take part in conflicts")
    func implicitConflicts() throws {
        var layout = try layout()
        try add(["left = 100", "right = parent.left + 50"], for: a, to: &layout)
        let negative = try #require(try layout.solve().first)
        #expect(negative.parts.first == .nonNegative(a, .width))
        #expect(negative.parts.count == 3)
        var stiff = try self.layout()
        var content = ItemContent(Size(width: 80, height: 30))
        content.compressionResistance = AxisStrengths(.required)
        try stiff.setContent(content, of: b)
        try add(["width = 50"], for: b, to: &stiff)
        let squeezed = try #require(try stiff.solve().first)
        #expect(Set(squeezed.parts.map(\.description)).contains("the content's width of b"))
        #expect(try stiff.frame(of: b).width == 80 || stiff.frame(of: b).width == 50)
    }

    @Test("What is open is named, one attribute for each way in which the layout is free")
    func ambiguity() throws {
        var layout = try layout()
        let guide = try layout.addItem("guide")
        try add(["left = 10"], for: a, to: &layout)
        try add(["left = a.right + 8", "top = a.bottom"], for: b, to: &layout)
        try add(["left >= 40", "top = 0", "height = 5", "width <= 100"], for: guide, to: &layout)
        try layout.solve()
        #expect(
            try layout.ambiguities().map { "\($0.item.name).\($0.attribute.rawValue)" }
                == ["a.top", "guide.left", "guide.width"])
        #expect(
            try layout.ambiguities().first?.description.hasPrefix("a: its top is free") == true)
        try add(["top = 3"], for: a, to: &layout)
        try add(["left = 40", "width = 7"], for: guide, to: &layout)
        try layout.solve()
        #expect(try layout.ambiguities().isEmpty)
    }

    @Test("Two optional constraints that disagree leave what lies between them open")
    func tie() throws {
        var layout = try layout()
        try add(
            ["left = 0", "top = 0", "width = 100 @500", "width = 200 @500"], for: a, to: &layout)
        try add(["left = 0", "top = 0"], for: b, to: &layout)
        try layout.solve()
        // The content asks for 60, so 100 is nearest.
        #expect(try layout.frame(of: a).width == 100)
        #expect(try layout.ambiguities().isEmpty)
        let unmet = layout.unmetConstraints()
        #expect(unmet.map(\.constraint.constant) == [200])
        #expect(unmet.map(\.excess) == [-100])
    }

    @Test("The fitting size is the smallest in which everything has room")
    func fittingSize() throws {
        var layout = try layout()
        try add(["left = 10", "top = 10"], for: a, to: &layout)
        try add(
            ["left = a.right + 8", "right <= parent.right - 10", "top = 10", "bottom = -10"],
            for: b, to: &layout)
        // By hand: 10 + 60 + 8 + 80 + 10 and 10 + 30 + 10.
        #expect(close(try layout.fittingSize(), Size(width: 168, height: 50)))
        #expect(close(try layout.fittingSize(width: 400), Size(width: 400, height: 50)))
        try layout.setContent(ItemContent(Size(width: 100, height: 44)), of: b)
        #expect(close(try layout.fittingSize(height: 90), Size(width: 188, height: 90)))
        #expect(layout.size == Size(width: 300, height: 200))
    }

    @Test("A frame holds an item as four constraints do")
    func frame() throws {
        var layout = try layout()
        let frame = Rect(x: 5, y: 6, width: 70, height: 80)
        #expect(try layout.add(frame: frame, of: a).count == 4)
        try layout.solve()
        #expect(try layout.frame(of: a) == frame)
    }

    @Test("A removed item takes its constraints along, and its name is free again")
    func removal() throws {
        var layout = try layout()
        try add(["left = 10", "top = 0"], for: a, to: &layout)
        try add(["left = a.right + 8", "top = 0"], for: b, to: &layout)
        try layout.solve()
        try layout.removeItem(a)
        #expect(layout.constraints(about: b).map(\.description) == ["b.top = parent.top"])
        #expect(layout.constraintCount == 1)
        try layout.solve()
        #expect(try layout.frame(of: b).minX == 0)
        #expect(throws: ConstraintError.self) { try layout.frame(of: a) }
        try layout.addItem("a")
        #expect(layout.items == [b, a])
    }

    @Test(
        "Names that can't stand in equations, or are taken, are errors",
        arguments: ["", ".a", "-a", "a b", "é", "parent", "safeArea", "a"])
    func badNames(name: String) throws {
        var layout = try layout()
        #expect(throws: ConstraintError.self) { try layout.addItem(name) }
    }

    @Test(
        "Sizes that are none are errors", arguments: [-1, .nan, .infinity, 1e300] as [Double])
    func badSizes(value: Double) throws {
        var layout = try layout()
        let size = Size(width: value, height: 10)
        #expect(throws: ConstraintError.self) { try ConstraintLayout(size: size) }
        #expect(throws: ConstraintError.self) { try layout.setSize(size) }
        #expect(throws: ConstraintError.self) { try layout.setContent(ItemContent(size), of: a) }
        #expect(throws: ConstraintError.self) {
            try layout.addItem("c", content: ItemContent(size))
        }
        #expect(layout.items.count == 2)
    }

    @Test("A change that fails changes nothing")
    func failedChanges() throws {
        var layout = try layout()
        try add(["left = parent.right × 3000", "top = 0"], for: a, to: &layout)
        #expect(throws: ConstraintError.self) {
            try layout.setSize(Size(width: 1000, height: 200))
        }
        #expect(layout.size.width == 300)
        try layout.solve()
        #expect(try layout.frame(of: a).minX == 900_000)
        #expect(throws: ConstraintError.self) {
            try layout.add([
                LayoutConstraint(a.width, constant: 5), LayoutConstraint(a.width, constant: .nan),
            ])
        }
        #expect(layout.constraintCount == 2)
    }

    @Test("A screen changed in many ways is laid out as one made afresh")
    func incremental() throws {
        var generator = SplitMix64(seed: 9)
        let equations = [
            "left = 20", "left = a.right + 8", "top = a.bottom + 20", "width = a.width × 2",
            "centerX = parent.centerX", "right <= parent.right - 10", "width >= 44 @900",
            "height = 40 @700", "centerY = a.centerY", "trailing = parent.trailing - 5",
            "top >= safeArea.top", "bottom = parent.bottom @250", "width = 300", "left = b.left",
        ]
        var layout = try layout()
        try layout.addItem("c")
        var ids: [(id: ConstraintLayout.ConstraintID, item: LayoutItem, equation: String)] = []
        for step in 0..<150 {
            let item = try #require(layout.items.randomElement(using: &generator))
            let equation = try #require(equations.randomElement(using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where !ids.isEmpty:
                let index = Int.random(in: ids.indices, using: &generator)
                try layout.remove(ids.remove(at: index).id)
            case 1:
                let width = Double.random(in: 0...200, using: &generator)
                try layout.setContent(ItemContent(Size(width: width, height: 20)), of: item)
            case 2:
                let width = Double.random(in: 100...500, using: &generator)
                try layout.setSize(Size(width: width, height: 200))
            case _ where !equation.contains(" \(item.name)."):
                ids.append((try layout.add(equation: equation, for: item), item, equation))
            default: break
            }
            try layout.solve()
            var fresh = try ConstraintLayout(size: layout.size)
            for item in layout.items {
                try fresh.addItem(item.name)
            }
            for item in layout.items {
                let content = try #require(layout.content(of: item))
                try fresh.setContent(content, of: item)
            }
            for (_, item, equation) in ids { try fresh.add(equation: equation, for: item) }
            try fresh.solve()
            for item in layout.items {
                let frames = (try layout.frame(of: item), try fresh.frame(of: item))
                #expect(close(frames.0, frames.1), "step \(step): \(frames)")
            }
            #expect(layout.conflicts.map(\.broken) == fresh.conflicts.map(\.broken))
        }
    }
}
