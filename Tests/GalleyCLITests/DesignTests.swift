import TestSupport
import Testing

@Suite("Designs of variable fonts on the command line")
struct DesignTests {
    private static let symbols = PackagePaths.font("MaterialSymbolsOutlined-subset.ttf")

    private func measured(_ arguments: String...) -> CommandRun {
        CommandRun(["measure", "--icon-font", Self.symbols, "--json"] + arguments + ["U+E88A"])
    }

    // The ink of the icon at a place is that of Fixtures/Variations, made with fontTools.
    @Test("An instance is where axes start from, and the optical size follows the size")
    func measuring() throws {
        let bold = measured("--instance", "Bold", "--size", "40")
        #expect(bold.status == 0 && bold.errors.isEmpty, "\(bold.errors)")
        #expect(measured("--axes", "wght=700", "--size", "40").output == bold.output)
        #expect(measured("--axes", "wght=700,opsz=40", "--size", "40").output == bold.output)
        let still = measured("--instance", "Bold", "--size", "40", "--optical-sizing", "none")
        #expect(still.output != bold.output)
        #expect(
            measured("--axes", "wght=700,opsz=24", "--size", "40").output == still.output)
        let thin = measured("--instance", "Bold", "--axes", "wght=100", "--size", "40")
        #expect(thin.output == measured("--instance", "Thin", "--size", "40").output)
    }

    @Test("What a font does not have is told, and a value beyond an axis is a warning")
    func faults() {
        let instance = measured("--instance", "Blod")
        #expect(instance.status == 65 && instance.output.isEmpty)
        #expect(
            instance.errors == """
                galley: error: \(Self.symbols) has no instance "Blod"; choose Bold, the nearest of \
                Thin, ExtraLight, Light, Regular, Medium, SemiBold, Bold

                """)
        let fixed = CommandRun(
            "measure", "--font", PackagePaths.font("Roboto-Regular.ttf"), "--instance", "Bold", "x")
        #expect(
            fixed.errors
                == "galley: error: none of the fonts has axes; leave --instance out\n")
        let clamped = measured("--axes", "wght=900.5")
        #expect(clamped.status == 0)
        #expect(
            clamped.errors == """
                galley: warning: \(Self.symbols): axis wght ends at 700, which is used instead of \
                900.5

                """)
        #expect(measured("--optical-sizing", "auto").status == 64)
    }

    @Test("A value beyond an axis is a warning of render and a diagnostic of layout")
    func specs() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            {galley: 1, fonts: {i: {icon: "\(Self.symbols)"}}, matrix: {scale: [1, 2]}, buttons: {
              a: {icon: {codepoints: "U+E88A", size: 24, axes: {FILL: 2, wght: 900}}, size: [40, 40]}}}
            """, to: "a.json5")
        let sentence = "which is used instead of"
        let run = CommandRun("render", path, "-o", "\(folder.path)/out")
        #expect(run.status == 0)
        #expect(
            run.errors.split(separator: "\n").map(String.init) == [
                "galley: warning: a: axis FILL ends at 1, \(sentence) 2 in \(Self.symbols), a font "
                    + "of the icon: set a place on the axis",
                "galley: warning: a: axis wght ends at 700, \(sentence) 900 in \(Self.symbols), a "
                    + "font of the icon: set a place on the axis",
            ])
        let layout = CommandRun("layout", path, "--json", "--scale", "1")
        #expect(
            layout.output.contains("{\"code\":\"axisClamped\",\"message\":\"axis FILL ends at 1"))
    }
}
