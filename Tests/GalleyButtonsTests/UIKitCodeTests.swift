import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyText
import Testing

@Suite("UIKit code")
struct UIKitCodeTests {
    private func code(
        _ keys: String, _ language: UIKitCode.Language, direction: LayoutDirection = .leftToRight
    ) throws -> String {
        UIKitCode(
            try ButtonSource.renderer.compose(
                ButtonSource.button(keys), grid: PixelGrid(scale: 2), direction: direction)
        ).text(in: language)
    }

    private let classic = """
        layout: "classic", size: [120, 80], title: {text: "文 \\"x\\"", color: "#F00"},
        titleEdgeInsets: [0, 5, 0, -5], horizontalAlignment: "left", border: {width: "hairline"},
        "selected+disabled": {title: "字"}
        """

    @Test("a classic button is its insets, in Swift")
    func classicSwift() throws {
        #expect(
            try code(classic, .swift) == """
                // b, classic, @2x
                let bButton = UIButton(type: .custom)
                bButton.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
                bButton.titleLabel?.font = UIFont(name: "NotoSansCJKsc-Regular", size: 15)!
                bButton.setTitle("文 \\"x\\"", for: .normal)
                bButton.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .normal)
                bButton.setImage(UIImage(named: "disc"), for: .normal)
                bButton.setTitle("字", for: [.disabled, .selected])
                bButton.contentHorizontalAlignment = .left
                bButton.layer.borderWidth = 0.5
                bButton.layer.borderColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
                bButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)

                """)
    }

    @Test("a classic button is its insets, in Objective-C")
    func classicObjectiveC() throws {
        #expect(
            try code(classic, .objectiveC) == """
                // b, classic, @2x
                UIButton *bButton = [UIButton buttonWithType:UIButtonTypeCustom];
                bButton.frame = CGRectMake(0, 0, 120, 80);
                bButton.titleLabel.font = [UIFont fontWithName:@"NotoSansCJKsc-Regular" size:15];
                [bButton setTitle:@"文 \\"x\\"" forState:UIControlStateNormal];
                [bButton setTitleColor:[UIColor colorWithRed:1 green:0 blue:0 alpha:1] \
                forState:UIControlStateNormal];
                [bButton setImage:[UIImage imageNamed:@"disc"] forState:UIControlStateNormal];
                [bButton setTitle:@"字" forState:UIControlStateDisabled | UIControlStateSelected];
                bButton.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeft;
                bButton.layer.borderWidth = 0.5;
                bButton.layer.borderColor = [UIColor colorWithRed:0 green:0 blue:0 alpha:1].CGColor;
                bButton.titleEdgeInsets = UIEdgeInsetsMake(0, 5, 0, -5);

                """)
    }

    @Test("a configuration is its properties, the icon drawn from its font")
    func configuration() throws {
        let keys = """
            layout: "configuration", title: "文", icon: {name: "save", color: "#00F"},
            placement: "trailing", imagePadding: 6, buttonSize: "small", cornerStyle: "capsule",
            contentInsets: {leading: 3, trailing: 4}
            """
        let text = try code(keys, .swift, direction: .rightToLeft)
        // The PostScript name of MaterialIcons-Regular.ttf, and the code point of its list of names.
        #expect(text.contains("(\"\\u{E161}\" as NSString).draw("))
        #expect(text.contains(".font: UIFont(name: \"MaterialIcons-Regular\", size: 24)!"))
        for line in [
            "bButtonConfiguration.imagePlacement = .trailing",
            "bButtonConfiguration.imagePadding = 6",
            "bButtonConfiguration.contentInsets = "
                + "NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 4)",
            "bButtonConfiguration.buttonSize = .small",
            "bButtonConfiguration.cornerStyle = .capsule",
            "let bButton = UIButton(configuration: bButtonConfiguration)",
            "bButton.semanticContentAttribute = .forceRightToLeft",
        ] { #expect(text.contains(line + "\n"), "\(line) is not in\n\(text)") }
        let other = try code(keys, .objectiveC)
        #expect(other.contains("[@\"\\uE161\" drawAtPoint:CGPointZero withAttributes:@{"))
        #expect(other.contains("imagePlacement = NSDirectionalRectEdgeTrailing;"))
        #expect(other.contains("cornerStyle = UIButtonConfigurationCornerStyleCapsule;"))
        #expect(!other.contains("semanticContentAttribute"))
    }

    // The insets of layout reference R77, with a title of 60 × 22, as in the report.
    @Test("a category's code has the insets that follow from it")
    func category() throws {
        let text = try code(
            "title: \"文字在右\", layout: \"edgeInsets\", insetStyle: \"top\", imageTitleSpace: 10, "
                + "policy: {seedCompatible: true}", .swift)
        #expect(
            text.contains(
                "imageEdgeInsets = UIEdgeInsets(top: -27, left: 0, bottom: 0, right: -60)"))
        #expect(
            text.contains(
                "titleEdgeInsets = UIEdgeInsets(top: 0, left: -24, bottom: -29, right: 0)"))
    }

    @Test("each swap's code does what the strategy does")
    func swaps() throws {
        func text(_ keys: String) throws -> String {
            try code("title: \"文\", layout: \"swapped\", \(keys)", .swift)
        }
        #expect(try text("strategy: \"forceRightToLeft\"").contains(".forceRightToLeft"))
        #expect(
            try text("strategy: \"flip\"").contains(
                "bButton.imageView?.transform = CGAffineTransform(scaleX: -1, y: 1)"))
        #expect(
            try text("strategy: \"rectOverride\"").contains(
                "override func titleRect(forContentRect contentRect: CGRect) -> CGRect {"))
        // 24 and 15 to the other side (layout reference R85).
        #expect(
            try text("strategy: \"insetsOnce\"").contains(
                "titleEdgeInsets = UIEdgeInsets(top: 0, left: -24, bottom: 0, right: 24)"))
        #expect(try text("spacing: 3").contains("imagePlacement = .trailing\n"))
        #expect(try text("spacing: 3").contains("imagePadding = 3\n"))
    }

    @Test("names become variables, and texts are escaped as the language does")
    func names() throws {
        func first(_ name: String, _ title: String, _ language: UIKitCode.Language) throws -> String
        {
            var button = try ButtonSource.button("title: \"文\", layout: \"classic\"")
            button.name = name
            button.title?.text = title
            let composed = try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 1))
            return UIKitCode(composed, screen: "demo").text(in: language)
        }
        let swift = try first("1-icon.left_x", "a\u{7}\u{200B}\\\"", .swift)
        #expect(swift.hasPrefix("// 1-icon.left_x on demo, classic, @1x\n"))
        #expect(swift.contains("let button1IconLeftXButton = "))
        #expect(swift.contains("setTitle(\"a\\u{0007}\\u{200B}\\\\\\\"\", for: .normal)"))
        let objectiveC = try first("saveButton", "a\u{7}\u{200B}\u{E0001}", .objectiveC)
        #expect(objectiveC.contains("UIButton *saveButton = "))
        #expect(objectiveC.contains("[saveButton setTitle:@\"a\\007\\u200B\\U000E0001\""))
    }

    @Test("an attributed title is put together of its parts, each with its attributes")
    func attributed() throws {
        let parts = [
            TitlePart("文", color: Color(red: 255, green: 0, blue: 0), decorations: .underline),
            TitlePart("x", font: "roboto", size: 20, letterSpacing: 1.5),
        ]
        var button = IconButton(
            name: "b", title: ButtonTitle(parts: parts, font: "title", size: 15),
            layout: .classic)
        let grid = PixelGrid(scale: 2)
        let classic = UIKitCode(try ButtonSource.renderer.compose(button, grid: grid))
        #expect(
            classic.text(in: .swift).contains(
                """
                let bButtonTitle = NSMutableAttributedString()
                bButtonTitle.append(
                    NSAttributedString(
                        string: "文",
                        attributes: [
                            .font: UIFont(name: "NotoSansCJKsc-Regular", size: 15)!, \
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), \
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                        ]))
                bButtonTitle.append(
                    NSAttributedString(
                        string: "x",
                        attributes: [
                            .font: UIFont(name: "Roboto-Regular", size: 20)!, \
                .foregroundColor: UIColor(red: 0, green: 0, blue: 0, alpha: 1), .kern: 1.5,
                        ]))
                bButton.setAttributedTitle(bButtonTitle, for: .normal)
                """))
        button.layout = .configuration
        let configured = UIKitCode(try ButtonSource.renderer.compose(button, grid: grid))
        #expect(
            configured.text(in: .swift).contains(
                "bButtonConfiguration.attributedTitle = AttributedString(bButtonTitle)"))
        let objectiveC = configured.text(in: .objectiveC)
        #expect(objectiveC.contains("bButtonConfiguration.attributedTitle = bButtonTitle;"))
        #expect(objectiveC.contains("NSKernAttributeName: @(1.5)}]];"))
        #expect(objectiveC.contains("NSUnderlineStyleAttributeName: @(NSUnderlineStyleSingle)"))
    }
}
