import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyText
import Testing

@Suite("Attributed titles")
struct AttributedTitleTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)

    /// A button of the given parts alone; a Han glyph is as wide as its size.
    private func button(_ parts: [TitlePart]) -> IconButton {
        IconButton(
            name: "b", title: ButtonTitle(parts: parts, font: "title", size: 15, color: blue))
    }

    private func compose(
        _ button: IconButton, _ state: ButtonState = .normal
    ) throws -> ComposedButton {
        try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 1), state: state)
    }

    @Test("parts have sizes, spacings and faces of their own on one baseline")
    func parts() throws {
        let parts = [
            TitlePart("文"), TitlePart("字", size: 30), TitlePart("文字", letterSpacing: 2),
        ]
        let title = try #require(try compose(button(parts)).title)
        // 15 + 30 + two of 15 and 2 after each.
        #expect(title.text.width == 79 && title.text.lines.count == 1)
        // The tallest part makes the line: 1.448 of 30, as this font's metrics have it.
        #expect(abs(title.text.height - 43.44) < 1e-9)
    }

    @Test("each part is drawn in its colour, the others in the title's")
    func colors() throws {
        let composed = try compose(button([TitlePart("文"), TitlePart("文", color: red)]))
        let picture = try ButtonSource.renderer.picture(of: composed)
        // The first glyph covers the left half of the 30 pixels.
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                guard pixel.alpha > 0 else { continue }
                #expect(x < 15 ? pixel.red == 0 : pixel.blue == 0, "\(x), \(y): \(pixel)")
            }
        }
    }

    // Layout reference R25.
    @Test("an attributed title wins over a plain one, even over that of the state")
    func states() throws {
        var attributed = button([TitlePart("文", color: red)])
        attributed.states[.highlighted] = ButtonLook(
            title: ButtonTitle(text: "字", font: "title", size: 15))
        #expect(attributed.showing(.highlighted).title?.text == "文")
        attributed.states[.highlighted]?.title?.parts = [TitlePart("字", size: 20)]
        #expect(attributed.showing(.highlighted).title?.text == "字")
        var plain = button([TitlePart("文")])
        plain.states[.highlighted] = ButtonLook(
            title: ButtonTitle(text: "字", font: "title", size: 15))
        #expect(plain.showing(.highlighted).title?.text == "字")
    }

    @Test("an underline covers whole pixels below its part only")
    func underline() throws {
        let parts = [TitlePart("文"), TitlePart("文", decorations: .underline)]
        let without = try ButtonSource.renderer.picture(of: compose(button([TitlePart("文文")])))
        let with = try ButtonSource.renderer.picture(of: compose(button(parts)))
        var rows: Set<Int> = []
        for y in 0..<with.height {
            for x in 0..<with.width where with[x, y] != without[x, y] {
                #expect(x >= 15, "the first part has no line")
                rows.insert(y)
            }
        }
        // The font's post table: 50 of 1000 thick, which is less than a pixel and drawn as one.
        #expect(rows.count == 1)
    }

    @Test("a part's font that is not declared and a size beyond the limit are errors")
    func wrong() throws {
        #expect(throws: ButtonsError.self) { try compose(button([TitlePart("文", font: "none")])) }
        for size in [0, -1, Double.nan, 10_001] {
            #expect(throws: ButtonsError.self) {
                try compose(button([TitlePart("文", size: size)]))
            }
        }
    }

    @Test("a spec gives parts as texts or as objects with what differs from the title")
    func spec() throws {
        let button = try ButtonSource.button(
            """
            title: {size: 15, parts: ["文", {text: "字", font: "roboto", size: 9, color: "#F00",
              letterSpacing: -0.5, baselineOffset: 3, underline: true, strikethrough: true}]},
            selected: {title: {parts: [{text: "x", underline: true}]}}
            """)
        let parts = [
            TitlePart("文"),
            TitlePart(
                "字", font: "roboto", size: 9, color: red, letterSpacing: -0.5, baselineOffset: 3,
                decorations: [.underline, .strikethrough]),
        ]
        #expect(button.title == ButtonTitle(parts: parts, font: "title", size: 15))
        #expect(
            button.showing(.selected).title?.parts == [TitlePart("x", decorations: .underline)])
    }
}
