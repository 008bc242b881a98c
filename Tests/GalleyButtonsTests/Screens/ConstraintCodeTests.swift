import GalleyButtons
import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Constraint code")
struct ConstraintCodeTests {
    private let screen = Screen(
        name: "main", size: Size(width: 200, height: 100),
        items: [
            Screen.Item(
                button: "save",
                equations: [
                    "top = 20", "left = safeArea.left + 8", "trailing <= safeArea.trailing",
                    "width >= 44", "height = width × 0.5 - 3 @750",
                ]),
            Screen.Item(
                button: "save-all",
                equations: [
                    "parent.width >= width × 2 + 3", "save.bottom = firstBaseline - 4",
                    "centerX = parent.leading × 0 + 9", "safeArea.width = 90 @20",
                ]),
            Screen.Item(button: "save.all", frame: Rect(x: 1, y: 2, width: 3, height: 4.5)),
        ])

    private func text(_ form: ConstraintCode.Form) throws -> String {
        try ConstraintCode(screen).text(in: form)
    }

    // Written by hand from the libraries' documentation. Two rules that change how a line reads: a
    // maker begins with a view of its own (width ≤ parent.width ÷ 2 − 3 ÷ 2), and a place that
    // counts from nowhere is refused, so that × 0 becomes the edge from which it counts.
    @Test("Masonry's blocks say what the equations say")
    func masonry() throws {
        #expect(
            try text(.masonry) == """
                // main
                [view addSubview:saveButton];
                [view addSubview:saveAllButton];
                [view addSubview:saveAllButton2];
                NSLayoutConstraint *constraint1 =
                    [NSLayoutConstraint constraintWithItem:view.safeAreaLayoutGuide \
                attribute:NSLayoutAttributeWidth
                        relatedBy:NSLayoutRelationEqual toItem:nil \
                attribute:NSLayoutAttributeNotAnAttribute
                        multiplier:1 constant:90];
                constraint1.priority = 20;
                constraint1.active = YES;
                [saveButton mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(view).offset(20);
                    make.left.equalTo(view.mas_safeAreaLayoutGuideLeft).offset(8);
                    make.trailing.lessThanOrEqualTo([[MASViewAttribute alloc] initWithView:view \
                item:view.safeAreaLayoutGuide layoutAttribute:NSLayoutAttributeTrailing]);
                    make.width.mas_greaterThanOrEqualTo(44);
                    make.height.equalTo(saveButton.mas_width).multipliedBy(0.5).offset(-3)\
                .priority(750);
                    make.bottom.equalTo(saveAllButton.mas_firstBaseline).offset(-4);
                }];
                [saveAllButton mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.lessThanOrEqualTo(view).multipliedBy(0.5).offset(-1.5);
                    make.centerX.equalTo(view.mas_leading).offset(9);
                }];
                [saveAllButton2 mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(view).offset(1);
                    make.top.equalTo(view).offset(2);
                    make.width.mas_equalTo(3);
                    make.height.mas_equalTo(4.5);
                }];

                """)
    }

    @Test("SnapKit's closures say what the equations say")
    func snapkit() throws {
        #expect(
            try text(.snapkit) == """
                // main
                view.addSubview(saveButton)
                view.addSubview(saveAllButton)
                view.addSubview(saveAllButton2)
                let constraint1 = NSLayoutConstraint(
                    item: view.safeAreaLayoutGuide, attribute: .width, relatedBy: .equal,
                    toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90)
                constraint1.priority = UILayoutPriority(20)
                constraint1.isActive = true
                saveButton.snp.makeConstraints { make in
                    make.top.equalTo(view).offset(20)
                    make.left.equalTo(view.safeAreaLayoutGuide).offset(8)
                    make.trailing.lessThanOrEqualTo(view.safeAreaLayoutGuide)
                    make.width.greaterThanOrEqualTo(44)
                    make.height.equalTo(saveButton.snp.width).multipliedBy(0.5).offset(-3)\
                .priority(750)
                    make.bottom.equalTo(saveAllButton.snp.firstBaseline).offset(-4)
                }
                saveAllButton.snp.makeConstraints { make in
                    make.width.lessThanOrEqualTo(view).multipliedBy(0.5).offset(-1.5)
                    make.centerX.equalTo(view.snp.leading).offset(9)
                }
                saveAllButton2.snp.makeConstraints { make in
                    make.left.equalTo(view).offset(1)
                    make.top.equalTo(view).offset(2)
                    make.width.equalTo(3)
                    make.height.equalTo(4.5)
                }

                """)
    }

    @Test("NSLayoutConstraint's initializers say what the equations say")
    func plain() throws {
        var small = screen
        small.items[0].placement = .equations(["top = 20", "width >= 44 @750"])
        small.items[1].placement = .equations(["right = save.left × 2 - 0.5"])
        small.items.removeLast()
        #expect(
            try ConstraintCode(small).text(in: .nslayoutconstraint) == """
                // main
                view.addSubview(saveButton)
                view.addSubview(saveAllButton)
                saveButton.translatesAutoresizingMaskIntoConstraints = false
                saveAllButton.translatesAutoresizingMaskIntoConstraints = false
                let constraints = [
                    NSLayoutConstraint(
                        item: saveButton, attribute: .top, relatedBy: .equal,
                        toItem: view, attribute: .top, multiplier: 1, constant: 20),
                    NSLayoutConstraint(
                        item: saveButton, attribute: .width, relatedBy: .greaterThanOrEqual,
                        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),
                    NSLayoutConstraint(
                        item: saveAllButton, attribute: .right, relatedBy: .equal,
                        toItem: saveButton, attribute: .left, multiplier: 2, constant: -0.5),
                ]
                constraints[1].priority = UILayoutPriority(750)
                NSLayoutConstraint.activate(constraints)

                """)
    }

    @Test("a layout's code has the constraints of makers, and its guides")
    func layout() throws {
        let spec = try ScreenSource.spec(
            buttons: "save: {style: \"s\", title: \"文\"}", place: "save: [\"top = 1\"]")
        var layout = try ScreenSource.layout(spec, scale: 1)
        try layout.constrain { (constraints) throws(ConstraintError) in
            let gap = try constraints.addItem("gap")
            try constraints.makeConstraints(for: gap) { make in make.width.equalTo(5) }
            try constraints.makeConstraints(for: LayoutItem("save")) { make in
                make.left.equalTo(gap.right)
            }
        }
        #expect(
            ConstraintCode(layout).text(in: .snapkit) == """
                // demo
                view.addSubview(saveButton)
                let gapGuide = UILayoutGuide()
                view.addLayoutGuide(gapGuide)
                saveButton.snp.makeConstraints { make in
                    make.top.equalTo(view).offset(1)
                    make.left.equalTo(gapGuide.snp.right)
                }
                gapGuide.snp.makeConstraints { make in
                    make.width.equalTo(5)
                }

                """)
        let masonry = ConstraintCode(layout).text(in: .masonry)
        #expect(masonry.contains("[view addLayoutGuide:gapGuide];\n"))
        #expect(masonry.contains("constraintWithItem:gapGuide attribute:NSLayoutAttributeWidth\n"))
        #expect(
            masonry.contains(
                "make.left.equalTo([[MASViewAttribute alloc] initWithView:view item:gapGuide "
                    + "layoutAttribute:NSLayoutAttributeRight]);\n"))
    }

    @Test("a screen whose equations are at fault has no code")
    func fault() {
        var wrong = screen
        wrong.items[0].placement = .equations(["tpo = 20"])
        #expect(throws: ButtonsError.self) { try ConstraintCode(wrong) }
    }
}
