import GalleyButtons
import GalleyImage
import GalleyText
import Testing

@Suite("Button states")
struct ButtonStateTests {
    private let red = Color(red: 255, green: 0, blue: 0)

    /// A name, the state it stands for, and how that is written.
    struct Name: CustomTestStringConvertible, Sendable {
        var name: String
        var state: ButtonState
        var written: String
        var testDescription: String { name }
    }

    static let named: [Name] = [
        Name(name: "normal", state: .normal, written: "normal"),
        Name(name: "disabled", state: .disabled, written: "disabled"),
        Name(
            name: "selected+highlighted", state: [.highlighted, .selected],
            written: "highlighted+selected"),
        Name(
            name: "focused+selected+disabled+highlighted",
            state: [.highlighted, .disabled, .selected, .focused],
            written: "highlighted+disabled+selected+focused"),
    ]

    @Test("names are read in any order and written in one", arguments: named)
    func names(_ name: Name) {
        #expect(ButtonState(name.name) == name.state)
        #expect(name.state.description == name.written)
    }

    @Test(
        "what is no state is none",
        arguments: ["", "+", "disabled+", "disabled+disabled", "normal+focused", "Disabled", "hot"])
    func noState(_ name: String) { #expect(ButtonState(name) == nil) }

    private func stateful() throws -> IconButton {
        try ButtonSource.button(
            """
            title: "文", icon: "home", background: "#FFF", border: {width: 1, color: "#123"},
            highlighted: {title: {color: "#F00"}},
            selected: {title: "字", icon: {name: "star", size: 30}, border: {width: 0}},
            "disabled+selected": {background: "#00F", cornerRadius: 3, border: {color: "#F00"}},
            """)
    }

    // Layout reference R24.
    @Test("the look of the exact state counts, and else that of the normal state")
    func lookup() throws {
        let button = try stateful()
        #expect(button.showing(.normal) == button)
        #expect(button.showing(.highlighted).title?.color == red)
        #expect(button.showing(.highlighted).title?.text == "文")
        #expect(button.showing([.highlighted, .selected]).title == button.title)
        #expect(button.showing(.focused).icon == button.icon)
    }

    @Test("a state changes what it sets and nothing else")
    func changes() throws {
        let button = try stateful()
        let selected = button.showing(.selected)
        #expect(selected.title == ButtonTitle(text: "字", font: "title", size: 15))
        #expect(
            selected.icon
                == ButtonIcon(symbol: .named("star"), fonts: ["icons"], size: 30))
        #expect(selected.border == nil && selected.background == .color(.white))
        let both = button.showing([.disabled, .selected])
        #expect(
            both.background == .color(Color(red: 0, green: 0, blue: 255)) && both.cornerRadius == 3)
        #expect(both.border == Border(width: .points(1), color: red))
    }

    @Test("a style's looks are a button's, and the button's own win")
    func styles() throws {
        let spec = try SpecSource.decode(
            text: """
                {galley: 1, fonts: {t: "t"}, styles: {s: {title: {font: "t", size: 9},
                  disabled: {title: {color: "#F00", size: 8}}}},
                  buttons: {a: {style: "s", title: "x", disabled: {title: {color: "#00F"}}}}}
                """)
        let title = spec.buttons[0].showing(.disabled).title
        let blue = Color(red: 0, green: 0, blue: 255)
        #expect(title == ButtonTitle(text: "x", font: "t", size: 8, color: blue))
    }

    // R28: black at 45 % over 200 is 110; white at 150/255 over 200 is 200 × 105/255 + 150.
    @Test("a custom button's icon is darker while pressed and paler while disabled")
    func custom() throws {
        var button = try ButtonSource.button(
            "layout: \"classic\", title: \"文\", icon: {name: \"home\", color: \"#C8C8C8\"}")
        func gray(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }
        #expect(button.showing(.highlighted).icon?.color == gray(110))
        #expect(button.showing(.disabled).icon?.color == gray(232))
        #expect(button.showing([.disabled, .highlighted]).icon?.color == gray(232))
        #expect(button.showing(.selected).icon?.color == gray(200))
        #expect(button.showing(.highlighted).title == button.title)
        button.options.adjustsImageWhenHighlighted = false
        #expect(button.showing(.highlighted).icon?.color == gray(200))
        // 200 × (1 - 65/255) = 149.02.
        button.options.adjustsImageWhenHighlighted = nil
        button.stateBlend = .customMild
        #expect(button.showing(.highlighted).icon?.color == gray(149))
        button.states[.highlighted] = ButtonLook(
            style: ButtonStyle(icon: LabelStyle(color: red)))
        #expect(button.showing(.highlighted).icon?.color == red)
    }

    // R27: alpha 0.2 of 255 is 51. R26: gray 0.52 is 133, alpha 0.45 is 115.
    @Test("a system button fades while pressed, and only a title without colour is gray")
    func system() throws {
        let plain = try ButtonSource.button(
            "layout: \"classic\", title: \"文\", icon: \"home\", stateBlend: \"system\"")
        #expect(plain.showing(.highlighted).title?.color.alpha == 51)
        #expect(plain.showing(.highlighted).icon?.color.alpha == 51)
        let gray = Color(red: 133, green: 133, blue: 133, alpha: 115)
        #expect(plain.showing(.disabled).title?.color == gray)
        let colored = try ButtonSource.button(
            "layout: \"classic\", title: {text: \"文\", color: \"#F00\"}, stateBlend: \"system\"")
        #expect(colored.showing(.disabled).title?.color == red)
    }

    // R74: alpha × 0.75 of 255 is 191; fill (120, 120, 128) at 0.12 is 31; title at 0.298 is 76; a plain
    // one selected has its tint at 0.18, 46.
    @Test("a configuration fades while pressed, is gray while disabled and tinted while selected")
    func configuration() throws {
        let filled = try ButtonSource.button(
            "layout: \"configuration\", title: \"文\", background: \"#F00\"")
        #expect(filled.showing(.highlighted).title?.color.alpha == 191)
        #expect(filled.showing(.highlighted).background?.color?.alpha == 191)
        #expect(
            filled.showing(.disabled).background?.color
                == Color(red: 120, green: 120, blue: 128, alpha: 31))
        #expect(
            filled.showing(.disabled).title?.color
                == Color(red: 60, green: 60, blue: 67, alpha: 76))
        #expect(filled.showing(.selected) == filled)
        let plain = try ButtonSource.button(
            "layout: \"configuration\", title: {text: \"文\", color: \"#F00\"}")
        #expect(
            plain.showing(.selected).background?.color
                == Color(red: 255, green: 0, blue: 0, alpha: 46))
        #expect(plain.showing(.disabled).background == nil)
    }

    @Test("stacks and icon-font buttons look the same in every state without looks")
    func none() throws {
        for keys in ["", "layout: \"iconFont\""] {
            let button = try ButtonSource.button("title: \"文\", icon: \"home\", \(keys)")
            #expect(button.showing([.highlighted, .disabled]) == button)
        }
    }
}
