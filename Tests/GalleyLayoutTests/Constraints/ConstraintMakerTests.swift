import GalleyGeometry
import GalleyLayout
import Testing

/// The rules of Masonry, layout reference R56 to R62.
@Suite("Constraint maker")
struct ConstraintMakerTests {
    private let save = LayoutItem("save")
    private let cancel = LayoutItem("cancel")

    private func layout() throws -> ConstraintLayout {
        var layout = try ConstraintLayout(size: Size(width: 300, height: 200))
        try layout.addItem("save", content: ItemContent(Size(width: 80, height: 40)))
        try layout.addItem("cancel", content: ItemContent(Size(width: 60, height: 30)))
        return layout
    }

    /// The constraints a block makes, as equations.
    private func equations(_ make: (ConstraintMaker) -> Void) throws -> [String] {
        var layout = try layout()
        try layout.makeConstraints(for: save, make)
        return layout.constraints(about: save).map(\.description)
    }

    @Test("R56: A block's constraints are all installed; an item of another screen is an error")
    func install() throws {
        var layout = try layout()
        let ids = try layout.makeConstraints(for: save) { make in
            make.top.equalTo(20)
            make.width.equalTo(120)
        }
        #expect(ids.count == 2)
        #expect(layout.constraintCount == 2)
        #expect(throws: ConstraintError.self) {
            try layout.makeConstraints(for: save) { make in
                make.left.equalTo(8)
                make.top.equalTo(LayoutItem("elsewhere").bottom)
            }
        }
        #expect(layout.constraintCount == 2)
    }

    @Test("R57: A number on an edge or a middle counts from the screen's, positive to the right")
    func numbers() throws {
        #expect(
            try equations { make in
                make.top.equalTo(20)
                make.right.equalTo(-12.5)
                make.centerX.equalTo(0)
                make.leading.greaterThanOrEqualTo(8)
                make.width.equalTo(120)
                make.height.lessThanOrEqualTo(44)
            } == [
                "save.top = parent.top + 20", "save.right = parent.right - 12.5",
                "save.centerX = parent.centerX", "save.leading >= parent.leading + 8",
                "save.width = 120", "save.height <= 44",
            ])
    }

    @Test("R57: Sizes, points and insets are spread to the attributes they speak of")
    func boxes() throws {
        #expect(
            try equations { make in
                make.size.equalTo(Size(width: 120, height: 40))
                make.center.equalTo(Point(x: 3, y: -4))
                make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                make.edges.equalTo(5)
            } == [
                "save.width = 120", "save.height = 40", "save.centerX = parent.centerX + 3",
                "save.centerY = parent.centerY - 4", "save.top = parent.top + 1",
                "save.left = parent.left + 2", "save.bottom = parent.bottom - 3",
                "save.right = parent.right - 4", "save.top = parent.top + 5",
                "save.left = parent.left + 5", "save.bottom = parent.bottom + 5",
                "save.right = parent.right + 5",
            ])
        #expect(throws: ConstraintError.self) {
            try equations { make in make.top.equalTo(Size(width: 1, height: 2)) }
        }
    }

    @Test("R58: An item without an attribute stands for the same attribute of it")
    func items() throws {
        #expect(
            try equations { make in
                make.centerY.equalTo(cancel)
                make.left.equalTo(cancel.right)
                make.width.height.equalTo([cancel, .parent])
                make.baseline.equalTo(cancel)
                make.bottom.equalToSuperview()
                make.right.lessThanOrEqualTo(.safeArea)
            } == [
                "save.centerY = cancel.centerY", "save.left = cancel.right",
                "save.width = cancel.width", "save.width = parent.width",
                "save.height = cancel.height", "save.height = parent.height",
                "save.lastBaseline = cancel.lastBaseline", "save.bottom = parent.bottom",
                "save.right <= safeArea.right",
            ])
    }

    @Test("R59: With and and say nothing; an offset is the constant, whatever it was before")
    func words() throws {
        #expect(
            try equations { make in
                make.top.equalTo(cancel.bottom).with.offset(4).and.offset(20)
                make.width.equalTo(cancel).multipliedBy(2).offset(-1)
                make.height.equalTo(cancel).dividedBy(4).priority(600)
                make.left.equalTo(7).offset(9).priorityLow()
                make.right.equalTo(cancel.left).priorityMedium()
                make.bottom.equalTo(cancel).priorityHigh()
                make.centerX.equalTo(cancel).priority(.low)
                make.edges.equalTo(cancel).inset(8)
                make.edges.equalTo(cancel)
                    .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                make.size.equalTo(cancel).sizeOffset(Size(width: 5, height: 6))
                make.center.equalTo(cancel).centerOffset(Point(x: 7, y: 8))
            } == [
                "save.top = cancel.bottom + 20", "save.width = cancel.width × 2 - 1",
                "save.height = cancel.height × 0.25 @600", "save.left = parent.left + 9 @250",
                "save.right = cancel.left @500", "save.bottom = cancel.bottom @750",
                "save.centerX = cancel.centerX @250", "save.top = cancel.top + 8",
                "save.left = cancel.left + 8", "save.bottom = cancel.bottom - 8",
                "save.right = cancel.right - 8", "save.top = cancel.top + 1",
                "save.left = cancel.left + 2", "save.bottom = cancel.bottom - 3",
                "save.right = cancel.right - 4", "save.width = cancel.width + 5",
                "save.height = cancel.height + 6", "save.centerX = cancel.centerX + 7",
                "save.centerY = cancel.centerY + 8",
            ])
    }

    @Test(
        "R60: An update replaces the constant of the newest constraint that is otherwise the same")
    func update() throws {
        var layout = try layout()
        try layout.makeConstraints(for: save) { make in
            make.width.equalTo(100).priority(700)
            make.width.equalTo(110)
            make.width.equalTo(120)
        }
        try layout.updateConstraints(for: save) { make in make.width.equalTo(190) }
        #expect(
            layout.constraints(about: save).map(\.description) == [
                "save.width = 100 @700", "save.width = 110", "save.width = 190",
            ])
    }

    @Test(
        "R60: An update that differs in relation, item, attribute, multiplier or priority is added",
        arguments: [
            { $0.left.greaterThanOrEqualTo(LayoutItem("cancel").right).offset(8) },
            { $0.left.equalTo(.parent).offset(8) },
            { $0.left.equalTo(LayoutItem("cancel").left).offset(8) },
            { $0.left.equalTo(LayoutItem("cancel").right).multipliedBy(2).offset(8) },
            { $0.left.equalTo(LayoutItem("cancel").right).offset(8).priority(999) },
            { $0.right.equalTo(LayoutItem("cancel").right).offset(8) },
        ] as [@Sendable (ConstraintMaker) -> ConstraintStatement])
    func updateAdds(make: @Sendable (ConstraintMaker) -> ConstraintStatement) throws {
        var layout = try layout()
        try layout.makeConstraints(for: save) { $0.left.equalTo(cancel.right).offset(4) }
        try layout.updateConstraints(for: save) { _ = make($0) }
        #expect(layout.constraints(about: save).count == 2)
        #expect(layout.constraints(about: save)[0].constant == 4)
    }

    @Test("R60: Constraints that no maker made are neither updated nor remade")
    func others() throws {
        var layout = try layout()
        try layout.add(equation: "width = 100", for: save)
        try layout.updateConstraints(for: save) { make in make.width.equalTo(190) }
        #expect(layout.constraints(about: save).map(\.constant) == [100, 190])
        // The second contradicts the first, as Masonry's users know.
        let conflict = try #require(try layout.solve().first)
        #expect(conflict.parts.count == 2)
        #expect(try layout.frame(of: save).width == 100)
        try layout.remakeConstraints(for: save) { make in make.top.equalTo(0) }
        #expect(
            layout.constraints(about: save).map(\.description)
                == ["save.width = 100", "save.top = parent.top"])
    }

    @Test("R61: A remake takes the place of all that makers made for the item, and of no more")
    func remake() throws {
        var layout = try layout()
        try layout.makeConstraints(for: cancel) { make in make.top.left.equalTo(10) }
        try layout.makeConstraints(for: save) { make in make.edges.equalTo(.parent) }
        try layout.remakeConstraints(for: save) { make in
            make.left.equalTo(cancel)
            make.bottom.equalTo(-10)
        }
        #expect(layout.constraints(about: save).count == 2)
        #expect(layout.constraints(about: cancel).count == 2)
        #expect(try layout.solve().isEmpty)
        #expect(
            close(try layout.frame(of: save), Rect(x: 10, y: 150, width: 80, height: 40)))
        #expect(throws: ConstraintError.self) {
            try layout.remakeConstraints(for: save) { make in make.left.equalTo(Double.nan) }
        }
        #expect(layout.constraints(about: save).count == 2)
    }

    @Test("R62: An item held only at its place has its content's size and leaves the screen")
    func overflow() throws {
        var layout = try layout()
        let label = try layout.addItem("label", content: .label(Size(width: 400, height: 18)))
        try layout.makeConstraints(for: label) { make in make.top.left.equalTo(20) }
        try layout.solve()
        #expect(
            close(try layout.frame(of: label), Rect(x: 20, y: 20, width: 400, height: 18)))
        try layout.makeConstraints(for: label) { make in make.right.lessThanOrEqualTo(-20) }
        try layout.solve()
        #expect(close(try layout.frame(of: label).width, 260))
    }

    @Test("Every constraint knows the line that made it")
    func source() throws {
        var layout = try layout()
        let line = #line + 2
        let ids = try layout.makeConstraints(for: save) { make in
            make.top.equalTo(20)
            make.left.equalTo(cancel.right).offset(8)
        }
        #expect(
            layout.constraint(ids[0])?.source == .code(fileID: #fileID, line: line))
        #expect(
            layout.constraint(ids[1])?.source == .code(fileID: #fileID, line: line + 1))
    }

    @Test("A statement without a comparison equals the screen's attribute")
    func bare() throws {
        #expect(try equations { make in _ = make.left } == ["save.left = parent.left"])
    }

    @Test(
        "What can't be made is an error with its line, and nothing is added",
        arguments: [
            { $0.left.equalTo(LayoutItem("save").left) },
            { $0.left.equalTo(LayoutItem("cancel").width) },
            { $0.leading.equalTo(LayoutItem("cancel").left) },
            { $0.width.equalTo(LayoutItem("cancle")) },
            { $0.width.equalTo(Double.infinity) },
            { $0.width.equalTo(.parent).dividedBy(0) },
            { $0.width.equalTo(.parent).multipliedBy(.nan) },
            { $0.width.equalTo(.parent).priority(1001) },
            { $0.width.equalTo(.parent).priority(0) },
        ] as [@Sendable (ConstraintMaker) -> ConstraintStatement])
    func errors(make: @Sendable (ConstraintMaker) -> ConstraintStatement) throws {
        var layout = try layout()
        let error = #expect(throws: ConstraintError.self) {
            try layout.makeConstraints(for: save) { maker in
                maker.top.equalTo(1)
                _ = make(maker)
            }
        }
        #expect(error?.description.hasPrefix(#fileID) == true)
        #expect(layout.constraintCount == 0)
    }
}
