import GalleyButtons
import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

@Suite("Designs of variable and colour fonts in specs")
struct FontDesignTests {
    private static let symbols = PackagePaths.font("MaterialSymbolsOutlined-subset.ttf")
    private static let grid = PixelGrid(scale: 1)

    private func spec(
        fonts: String, styles: String = "", buttons: String, appearance: Appearance = .light
    ) throws -> ButtonSpec {
        try SpecFile(
            decoding: Array(
                """
                {galley: 1, fonts: {\(fonts)}, colors: {brand: {light: "#010203", dark: "#FFF8"}},
                  styles: {\(styles)}, buttons: {\(buttons)}}
                """.utf8), path: "spec.json5"
        ).spec(for: appearance)
    }

    private func compose(
        _ spec: ButtonSpec, fonts: ButtonFonts? = nil, state: ButtonState = .normal
    ) throws -> [ComposedButton] {
        let composer = ButtonComposer(fonts: fonts ?? ButtonFonts(spec.fonts))
        return try spec.buttons.map { (button) throws(ButtonsError) in
            try composer.compose(button, grid: Self.grid, state: state)
        }
    }

    private func run(of text: ComposedText?) throws -> GlyphRun {
        try #require(text?.text.lines.first?.runs.first)
    }

    private func icons(_ keys: String = "") -> String { "i: {icon: \"\(Self.symbols)\", \(keys)}" }

    private func places(_ keys: String, _ label: String = "", size: Double = 24) throws -> [Double]
    {
        let spec = try spec(
            fonts: icons(keys),
            buttons: "b: {icon: {codepoints: \"U+E88A\", size: \(size), \(label)}}")
        return try run(of: compose(spec)[0].icon).face.variations.map(\.value)
    }

    // The axes are FILL, GRAD, opsz and wght. By CSS Fonts 4 the optical size is the font size; all
    // others are what is written.
    @Test("Axes lie over the instance, the label's over the font's, and opsz follows the size")
    func layers() throws {
        #expect(try places("") == [0, 0, 24, 400])
        #expect(try places("", size: 30.5) == [0, 0, 30.5, 400])
        #expect(try places("", size: 300) == [0, 0, 48, 400])
        #expect(try places("opticalSizing: \"none\"", size: 40) == [0, 0, 24, 400])
        #expect(try places("axes: {opsz: 20}", size: 40) == [0, 0, 20, 400])
        #expect(try places("", "axes: {opsz: 44}", size: 40) == [0, 0, 44, 400])
        #expect(try places("instance: \"Bold\"", size: 40) == [0, 0, 40, 700])
        #expect(
            try places("instance: \"Bold\", axes: {wght: 300, FILL: 1}") == [1, 0, 24, 300])
        #expect(
            try places("axes: {wght: 300, FILL: 1}", "axes: {FILL: 0.5}") == [0.5, 0, 24, 300])
    }

    // hb-shape 6.0.0 gives glyph 45 for U+E88A up to FILL 0.98 and 46 from 0.99 on.
    @Test("A state fills the icon by its axes, whether a code point or a name asks for it")
    func filledState() throws {
        let names = PackagePaths.font("MaterialSymbolsOutlined.codepoints")
        let icons = [
            "{codepoints: \"U+E88A\", SIZE}", "{name: \"home\", SIZE}",
            "{name: \"home\", font: \"named\", SIZE}",
        ]
        let buttons = icons.enumerated().map { index, icon in
            let icon = icon.replacing("SIZE", with: "axes: {wght: 500}")
            return "b\(index): {style: \"s\", icon: \(icon)}"
        }.joined(separator: ", ")
        let spec = try spec(
            fonts: self.icons("axes: {GRAD: 100, wght: 300}")
                + ", named: {icon: \"\(Self.symbols)\", names: \"\(names)\"}",
            styles: "s: {icon: {size: 24}, selected: {icon: {axes: {FILL: 1}}}}", buttons: buttons)
        for (index, composed) in try compose(spec).enumerated() {
            let run = try run(of: composed.icon)
            #expect(run.glyphs.map(\.glyph.rawValue) == [45])
            #expect(run.face.variations.map(\.value) == [0, index == 2 ? 0 : 100, 24, 500])
        }
        for (index, composed) in try compose(spec, state: .selected).enumerated() {
            let run = try run(of: composed.icon)
            #expect(run.glyphs.map(\.glyph.rawValue) == [46])
            #expect(run.face.variations.map(\.value) == [1, index == 2 ? 0 : 100, 24, 500])
        }
    }

    // Made with fontTools: from FILL 0.99 on, star (glyph 3) is replaced by star.fill (4), and its
    // advance is 400 + 20 · FILL, that of star.fill 100 more.
    @Test(
        "A name without a code point is replaced where the design space says so",
        arguments: ["names-rvrn.ttf", "names-rclt.ttf"],
        [(0, 3, 400), (0.98, 3, 420), (0.99, 4, 520), (1, 4, 520)])
    func namedGlyph(font: String, place: (fill: Double, glyph: UInt32, advance: Int)) throws {
        let path = PackagePaths.fixture("Fonts/\(font)")
        let spec = try spec(
            fonts: "i: {icon: \"\(path)\"}",
            buttons: "b: {icon: {name: \"star\", size: 10, axes: {FILL: \(place.fill)}}}")
        let glyph = try #require(run(of: compose(spec)[0].icon).glyphs.first)
        #expect(glyph.glyph.rawValue == place.glyph && glyph.advance == place.advance)
    }

    @Test("Another font leaves the axes of the looks below behind")
    func otherFont() throws {
        let material = PackagePaths.font("MaterialIcons-Regular.ttf")
        let spec = try spec(
            fonts: icons() + ", m: {icon: \"\(material)\"}",
            styles: """
                s: {icon: {font: "i", size: 24, axes: {FILL: 1}},
                  disabled: {icon: {font: "m"}}, selected: {icon: {font: "i", axes: {wght: 700}}}}
                """, buttons: "b: {style: \"s\", icon: \"U+E88A\"}")
        let faces = try [ButtonState.normal, .disabled, .selected].map { state in
            try run(of: compose(spec, state: state)[0].icon).face
        }
        #expect(faces[0].variations.map(\.value) == [1, 0, 24, 400])
        #expect(faces[1].file.path == material && faces[1].variations.isEmpty)
        #expect(faces[2].variations.map(\.value) == [1, 0, 24, 700])
    }

    @Test("Axes of a title are for the fonts of its chain that have them, part by part")
    func titles() throws {
        let fonts = [
            "t: [\"\(PackagePaths.font("Roboto-Regular.ttf"))\", ",
            "{file: \"\(PackagePaths.fixture("Fonts/var-glyf.ttf"))\", axes: {XTRA: 0.5}}]",
        ].joined()
        let title = """
            {font: "t", size: 10, axes: {wght: 700}, parts: ["b", {text: "A", axes: {XTRA: 1}}]}
            """
        let spec = try spec(fonts: fonts, buttons: "b: {title: \(title)}")
        let runs = try compose(spec)[0].title?.text.lines[0].runs ?? []
        #expect(!runs.isEmpty)
        for run in runs { #expect(run.face.variations.isEmpty) }
        let alone = try self.spec(
            fonts: "t: {file: \"\(PackagePaths.fixture("Fonts/var-glyf.ttf"))\"}",
            buttons: """
                b: {title: {font: "t", size: 10, axes: {wght: 700},
                  parts: ["A", {text: "A", axes: {XTRA: 1}}, {text: "A", axes: {wght: 100}}]}}
                """)
        let composed = try compose(alone)[0]
        #expect(
            try #require(composed.title).text.lines[0].runs.map { $0.face.variations.map(\.value) }
                == [[700, 0], [700, 1], [100, 0]])
    }

    @Test("A hundred labels at three places open three faces")
    func faces() throws {
        let buttons = (0..<100).map { index in
            let axes = ["", "axes: {FILL: 1}", "axes: {wght: 700}"][index % 3]
            let symbol = index.isMultiple(of: 2) ? "name: \"home\"" : "codepoints: \"U+E88A\""
            return "b\(index): {icon: {\(symbol), size: 24, \(axes)}}"
        }.joined(separator: ",\n")
        let spec = try spec(fonts: icons(), buttons: buttons)
        let collection = FontCollection()
        let composed = try compose(
            spec, fonts: ButtonFonts(spec.fonts, collection: collection))
        #expect(composed.count == 100 && collection.faceCount == 3)
        #expect(Set(try composed.map { try run(of: $0.icon).face }).count == 3)
    }

    @Test("A value beyond its axis is told with the end that is used")
    func clamped() throws {
        let spec = try spec(
            fonts: icons("axes: {wght: 900}"),
            buttons: "b: {icon: {codepoints: \"U+E88A U+E88A\", size: 24, axes: {FILL: -0.5}}}")
        let composed = try compose(spec)[0]
        let messages = composed.diagnostics.filter { $0.code == "axisClamped" }.map(\.message)
        #expect(
            messages == [
                "axis FILL ends at 0, which is used instead of -0.5 in \(Self.symbols), a font of "
                    + "the icon: set a place on the axis",
                "axis wght ends at 700, which is used instead of 900 in \(Self.symbols), a font of "
                    + "the icon: set a place on the axis",
            ])
        // A size beyond the axis opsz is no mistake.
        let large = try self.spec(
            fonts: icons(), buttons: "b: {icon: {codepoints: \"U+E88A\", size: 100}}")
        #expect(try compose(large)[0].diagnostics.allSatisfy { $0.code != "axisClamped" })
    }

    @Test(
        "What a font does not have is an error with what it has",
        arguments: [
            (
                "axes: {fill: 1}", "",
                "SYMBOLS has no axis fill; set FILL, the nearest of FILL, GRAD, opsz, wght"
            ),
            (
                "", "axes: {slnt: 1}",
                "button b: SYMBOLS has no axis slnt; set one of FILL, GRAD, opsz, wght"
            ),
            (
                "instance: \"Blod\"", "",
                "SYMBOLS has no instance \"Blod\"; choose Bold, the nearest of Thin, ExtraLight, "
                    + "Light, Regular, Medium, SemiBold, Bold"
            ),
            (
                "palette: 1", "",
                "SYMBOLS has no palettes, so palette 1 can't be chosen; leave it out"
            ),
            (
                "paletteOverrides: {\"0\": \"#FFF\"}", "",
                "SYMBOLS has no palettes, so entry 0 can't be replaced; leave it out"
            ),
        ])
    func refusals(font: String, label: String, message: String) throws {
        let error = #expect(throws: ButtonsError.self) { _ = try places(font, label) }
        #expect(error?.description == message.replacing("SYMBOLS", with: Self.symbols))
    }

    @Test("A palette has the colours of the appearance")
    func palettes() throws {
        let path = PackagePaths.font("TwoToneDemo-COLRv0.ttf")
        let own = try FontFace(path: path).paletteColors(at: 1) ?? []
        #expect(own.count > 1)
        for (appearance, color) in [
            (Appearance.light, PaletteColor(red: 1, green: 2, blue: 3)),
            (.dark, PaletteColor(red: 255, green: 255, blue: 255, alpha: 0x88)),
        ] {
            let spec = try spec(
                fonts: """
                    i: {icon: "\(path)", palette: 1, paletteOverrides: {"1": "brand"}}
                    """, buttons: "b: {icon: {codepoints: \"U+E6DF\", size: 24}}",
                appearance: appearance)
            let face = try run(of: compose(spec)[0].icon).face
            #expect(face.paletteColors == [own[0], color] + own.dropFirst(2))
        }
    }
}
