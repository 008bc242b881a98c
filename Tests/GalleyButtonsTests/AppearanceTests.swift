import GalleyButtons
import GalleyDrawing
import GalleyImage
import Testing

@Suite("Light and dark")
struct AppearanceTests {
    private func file(_ buttons: String) throws -> SpecFile {
        try SpecFile(
            decoding: Array(
                """
                {galley: 1, fonts: {t: "t"}, colors: {ink: {light: "#111", dark: "#EEE"}, red: "#F00"},
                  styles: {s: {title: {font: "t", size: 9}}}, buttons: {\(buttons)},
                  screens: {x: {size: [1, 1], background: {light: "red", dark: "ink"}}}}
                """.utf8), path: "a.json5")
    }

    private func gray(_ level: UInt8, alpha: UInt8 = 255) -> Color {
        Color(red: level, green: level, blue: level, alpha: alpha)
    }

    @Test("a colour by name or in place has the value of the appearance that is asked for")
    func colors() throws {
        let file = try file(
            """
            a: {style: "s", title: {text: "x", color: "ink"},
              background: {light: "#FFF", dark: "ink"}, tint: "red"},
            """)
        let (light, dark) = (try file.spec(for: .light), try file.spec(for: .dark))
        #expect(light.colors["ink"] == gray(0x11) && dark.colors["ink"] == gray(0xEE))
        #expect(light.buttons[0].title?.color == gray(0x11))
        #expect(dark.buttons[0].title?.color == gray(0xEE))
        #expect(light.buttons[0].background == .color(.white))
        #expect(dark.buttons[0].background == .color(gray(0xEE)))
        let red = Color(red: 255, green: 0, blue: 0)
        #expect(light.buttons[0].effects.tint == red && dark.buttons[0].effects.tint == red)
        #expect(light.screens[0].background == red)
        #expect(dark.screens[0].background == gray(0xEE))
        #expect(dark.appearance == .dark && dark.buttons[0].appearance == .dark)
    }

    // R26: gray 0.52 and 0.55 are 133 and 140, alpha 0.45 is 115. UIKit's tertiaryLabel and
    // tertiarySystemFill are (235, 235, 245) and (118, 118, 128) in the dark, at 0.298 and 0.24.
    @Test("the grays of disabled buttons are those of the appearance")
    func disabled() throws {
        let file = try file(
            """
            system: {style: "s", layout: "classic", title: "x", stateBlend: "system"},
            filled: {style: "s", layout: "configuration", title: "x", background: "red"},
            """)
        let dark = try file.spec(for: .dark).buttons.map { $0.showing(.disabled) }
        #expect(dark[0].title?.color == gray(140, alpha: 115))
        #expect(dark[1].title?.color == Color(red: 235, green: 235, blue: 245, alpha: 76))
        #expect(
            dark[1].background == .color(Color(red: 118, green: 118, blue: 128, alpha: 61)))
        let light = try file.spec(for: .light).buttons.map { $0.showing(.disabled) }
        #expect(light[0].title?.color == gray(133, alpha: 115))
    }

    // R74: alpha × 0.75.
    @Test("a pressed configuration fades every colour of a gradient")
    func gradient() throws {
        let button = try file(
            """
            a: {style: "s", layout: "configuration", title: "x",
              background: {gradient: "linear", stops: ["red", {color: "ink", position: 0.5}]}},
            """
        ).spec(for: .light).buttons[0].showing(.highlighted)
        guard case .gradient(let gradient)? = button.background else {
            Issue.record("the fill is a gradient")
            return
        }
        #expect(gradient.stops.map(\.color.alpha) == [191, 191])
        #expect(gradient.stops.map(\.position) == [0, 0.5])
    }
}
