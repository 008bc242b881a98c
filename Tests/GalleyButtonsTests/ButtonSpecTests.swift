import GalleyButtons
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyLayout
import GalleyText
import Testing

@Suite("Spec decoding")
struct ButtonSpecTests {
    private let ink = Color(red: 0x75, green: 0x73, blue: 0x74)
    private let brand = Color(red: 220, green: 20, blue: 60)
    private let glass = Color(red: 0, green: 0, blue: 0, alpha: 128)

    @Test("fonts keep their order, and their paths start from the spec's folder")
    func fonts() throws {
        let spec = try SpecSource.decode("Spec/every-key.json5")
        let folder = "Fixtures/Spec/"
        #expect(
            spec.fonts.map(\.name) == [
                "title", "single", "traditional", "icons", "symbols", "painted", "display",
            ])
        let fill = FontVariation(axis: try #require(Tag("FILL")), value: 1)
        let size = FontVariation(axis: try #require(Tag("opsz")), value: -20.5)
        let overrides = [
            0: PaletteColor(red: 0x75, green: 0x73, blue: 0x74),
            12: PaletteColor(red: 255, green: 255, blue: 255),
        ]
        #expect(
            spec.fonts.map(\.kind) == [
                .title([
                    FontReference(file: folder + "../../Fonts/Roboto-Regular.ttf"),
                    FontReference(
                        file: folder + "../../Fonts/HebrewThai.ttc", index: 1, language: "th",
                        metrics: .typo),
                ]),
                .title([FontReference(file: "/fonts/Single.otf")]),
                .title([
                    FontReference(
                        file: folder + "Some.ttc", index: 2, language: "zh-Hant", metrics: .hhea)
                ]),
                .icon(
                    FontReference(file: folder + "../../Fonts/MaterialIcons-Regular.ttf"),
                    names: nil),
                .icon(
                    FontReference(
                        file: folder + "../../Fonts/MaterialSymbolsOutlined-subset.ttf",
                        metrics: .win, instance: "Bold", axes: [fill, size],
                        opticalSizing: .none),
                    names: folder + "../../Fonts/MaterialSymbolsOutlined.codepoints"),
                .title([
                    FontReference(
                        file: folder + "Painted.ttf",
                        palette: FontPalette(index: 1, overrides: overrides))
                ]),
                .title([FontReference(file: folder + "Display.otf", instance: "Thin")]),
            ])
    }

    @Test("a spec beside the reader has paths without a folder")
    func plainPath() throws {
        let spec = try SpecSource.decode(text: #"{galley: 1, fonts: {t: "a/b.ttf"}}"#)
        #expect(spec.fonts.map(\.kind) == [.title([FontReference(file: "a/b.ttf")])])
        #expect(spec.scales == [1])
        #expect(spec.buttons.isEmpty && spec.screens.isEmpty)
    }

    @Test("colours and styles decode under their names")
    func styles() throws {
        let spec = try SpecSource.decode("Spec/every-key.json5")
        let abc = Color(red: 0xAA, green: 0xBB, blue: 0xCC)
        #expect(
            spec.colors == [
                "ink": ink, "brand": brand, "glass": glass, "0.5": abc, "paper": .white,
            ])
        let outlined = ButtonStyle(
            title: LabelStyle(font: "title", size: 15, color: ink),
            icon: LabelStyle(font: "icons", size: 16, color: brand), spacing: 4,
            background: .color(Color(red: 255, green: 255, blue: 255, alpha: 128)),
            borderWidth: .hairline, borderColor: glass, cornerRadius: 8)
        let stateful = ButtonStyle(
            title: LabelStyle(font: "title", size: 14),
            subtitle: LabelStyle(font: "single", size: 11, color: glass), stateBlend: .system,
            states: [
                .highlighted: ButtonStyle(
                    title: LabelStyle(color: Color(red: 255, green: 0, blue: 0)),
                    borderColor: Color(red: 0, green: 255, blue: 0)),
                .selected: ButtonStyle(
                    icon: LabelStyle(
                        color: Color(red: 0x88, green: 0x88, blue: 0x88),
                        axes: [FontVariation(axis: try #require(Tag("FILL")), value: 1)])),
                [.selected, .focused]: ButtonStyle(
                    background: .color(Color(red: 0, green: 0, blue: 255)), cornerRadius: 2,
                    subtitle: LabelStyle(size: 10)),
            ])
        #expect(
            spec.styles
                == ["plain": ButtonStyle(), "outlined": outlined, "stateful": stateful])
    }

    @Test("what a button sets wins over its style, key by key")
    func overriding() throws {
        let spec = try SpecSource.decode("Spec/every-key.json5")
        let button = IconButton(
            name: "left",
            title: ButtonTitle(
                text: "Left", font: "single", size: 20, color: brand,
                axes: [FontVariation(axis: try #require(Tag("wdth")), value: 75.5)]),
            icon: ButtonIcon(
                symbol: .codePoints(["\u{E6DF}", "\u{EA9B}"]), fonts: ["symbols"], size: 24.5,
                color: Color(red: 0x11, green: 0x22, blue: 0x33)),
            layout: .iconFont, placement: .left, spacing: -2, width: 120, height: 40.5,
            contentInsets: .physical(EdgeInsets(top: 1, left: 2, bottom: 3, right: -4)),
            horizontalAlignment: .fill, verticalAlignment: .bottom, background: .color(.black),
            border: Border(width: .points(1.5), color: glass), cornerRadius: 0,
            policy: ButtonPolicy(lineHeight: .maximum, seedCompatible: true))
        #expect(spec.buttons.first == button)
    }

    @Test("what neither button nor style sets is filled in")
    func defaults() throws {
        let spec = try SpecSource.decode("Spec/every-key.json5")
        #expect(
            spec.buttons.map(\.name) == [
                "left", "Icon_only.2", "title-only", "classic", "category", "swapped",
                "configured", "stateful", "lines", "cross", "looks", "dotted", "literal",
                "parts",
            ])
        let iconOnly = IconButton(
            name: "Icon_only.2",
            icon: ButtonIcon(
                symbol: .named("multiline_chart"), fonts: ["icons", "symbols"], size: 12,
                color: .black),
            layout: .stack, placement: .leading, spacing: 0, contentInsets: nil,
            horizontalAlignment: .center, verticalAlignment: .center, background: nil, border: nil,
            cornerRadius: nil)
        #expect(spec.buttons[1] == iconOnly)
    }

    @Test("a border of width 0 takes the style's border away")
    func noBorder() throws {
        let button = try SpecSource.decode("Spec/every-key.json5").buttons[2]
        #expect(button.border == nil)
        #expect(button.icon == nil)
        #expect(button.title == ButtonTitle(text: "Title", font: "title", size: 15, color: ink))
        #expect(button.width == 80 && button.height == 30)
        let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(button.contentInsets == .directional(insets))
        #expect(button.spacing == 4)
    }

    /// A place in the fixture that has every key, in the one line that holds a text.
    private func site(_ key: String, in text: String, _ column: Int) throws -> EquationSite {
        let file = String(
            decoding: try SpecSource.bytes("Spec/every-key.json5"), as: UTF8.self)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains(text) })
        return EquationSite(
            path: "Fixtures/Spec/every-key.json5", key: "screens.\(key)", line: index + 1,
            column: column)
    }

    @Test("screens keep their buttons from back to front")
    func screens() throws {
        let spec = try SpecSource.decode("Spec/every-key.json5")
        let demo = Screen(
            name: "demo", size: Size(width: 375, height: 300), background: glass,
            items: [
                Screen.Item(
                    button: "literal",
                    placement: .frame(Rect(x: -10, y: 0.5, width: 20, height: 30)),
                    site: try site("demo.place.literal", in: "place: { literal", 25)),
                Screen.Item(
                    button: "left", placement: .frame(Rect(x: 0, y: 0, width: 1, height: 1)),
                    site: try site("demo.place.left", in: "place: { literal", 53)),
            ])
        let literal: [ScreenEquation] = [
            ScreenEquation(
                "top = safeArea.top + 20",
                site: try site("solved.place.literal[0]", in: "literal: [\"top", 20)),
            ScreenEquation(
                "leading = 8 @750",
                site: try site("solved.place.literal[1]", in: "literal: [\"top", 47)),
        ]
        let solved = Screen(
            name: "solved", size: Size(width: 375, height: 300),
            items: [
                Screen.Item(button: "literal", equations: literal),
                Screen.Item(
                    button: "left", placement: .frame(Rect(x: 0, y: 0, width: 1, height: 1)),
                    site: try site("solved.place.left", in: "literal: [\"top", 75)),
            ], safeArea: EdgeInsets(top: 44, left: 0, bottom: 34.5, right: 0),
            snapping: .originAndSize)
        let empty = Screen(name: "empty", size: Size(width: 1, height: 1))
        #expect(spec.screens == [demo, solved, empty])
        #expect(spec.scales == [3, 1, 16])
        #expect(spec.states == [.normal, [.disabled, .focused]])
        #expect(spec.directions == [.rightToLeft, .leftToRight])
        #expect(spec.appearances == [.dark, .light])
    }

    @Test("the layout decides the spacing where nothing else does")
    func spacing() throws {
        let spec = try SpecSource.decode(
            text: """
                {galley: 1, fonts: {i: {icon: "i"}}, buttons: {
                  a: {icon: {name: "x", size: 1}}, b: {layout: "iconFont", icon: {name: "x", size: 1}},
                }}
                """)
        #expect(spec.buttons.map(\.spacing) == [0, 5])
    }

    @Test("the example of the format decodes")
    func example() throws {
        let spec = try SpecSource.decode("Spec/example.json5")
        #expect(spec.buttons.map(\.spacing) == [10, 5, 5])
        #expect(
            spec.buttons.map(\.icon?.symbol)
                == [.codePoints(["\u{E6DF}", "\u{EA9B}"]), .named("multiline_chart"), nil])
        #expect(spec.buttons.map(\.title?.color) == [brand, ink, ink])
        let pale = Color(red: 0x75, green: 0x73, blue: 0x74, alpha: 0x80)
        #expect(spec.buttons.map { $0.showing(.disabled).title?.color } == [pale, pale, pale])
        #expect(spec.buttons[2].image == ButtonImage(file: "Fixtures/Spec/save.png"))
        #expect(
            spec.buttons[2].options.titleEdgeInsets
                == EdgeInsets(top: 0, left: 5, bottom: 0, right: -5))
        #expect(spec.states == [.normal, .disabled])
        #expect(spec.directions == [.leftToRight, .rightToLeft])
    }

    @Test("the demo has the buttons and frames H1 to H4 of the layout reference")
    func demo() throws {
        let spec = try SpecSource.decode("Screens/icon-buttons.json5")
        #expect(spec.buttons.map(\.placement) == [.left, .right, .top, .bottom])
        #expect(spec.buttons.map(\.title?.text) == ["文字在右", "文字在左", "文字在下", "文字在上"])
        #expect(spec.buttons.map(\.spacing) == [10, 5, 5, 5])
        #expect(spec.buttons.map(\.height) == [34, 40, 60, 60])
        #expect(spec.buttons.allSatisfy { $0.layout == .iconFont && $0.width == 120 })
        #expect(
            spec.buttons.allSatisfy {
                $0.border == Border(width: .hairline) && $0.background == .color(.white)
            })
        #expect(spec.screens.map(\.size) == [Size(width: 375, height: 300)])
        #expect(spec.screens.first?.background == .white)
        #expect(spec.screens.first?.items.map(\.button) == spec.buttons.map(\.name))
        #expect(
            spec.screens.first?.items.map(\.placement) == [
                .frame(Rect(x: 127.5, y: 20, width: 120, height: 34)),
                .frame(Rect(x: 127.5, y: 74, width: 120, height: 40)),
                .frame(Rect(x: 127.5, y: 134, width: 120, height: 60)),
                .frame(Rect(x: 127.5, y: 214, width: 120, height: 60)),
            ])
        #expect(spec.scales == [1, 2, 3])
    }
}
