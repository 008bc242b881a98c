import GalleyButtons
import GalleyGeometry
import TestSupport
import Testing

@Suite("UIKit code of variable and colour fonts")
struct FontCodeTests {
    private func code(
        _ fonts: String, _ button: String, _ language: UIKitCode.Language,
        state: ButtonState = .normal
    ) throws -> String {
        let spec = try SpecSource.decode(
            text: "{galley: 1, fonts: {\(fonts)}, buttons: {b: {layout: \"classic\", \(button)}}}")
        let composer = ButtonComposer(fonts: ButtonFonts(spec.fonts))
        let composed = try composer.compose(
            spec.buttons[0], grid: PixelGrid(scale: 1), state: state)
        return UIKitCode(composed).text(in: language)
    }

    private let symbols =
        "i: {icon: \"\(PackagePaths.font("MaterialSymbolsOutlined-subset.ttf"))\", axes: {wght: 900}}"
    private let icon = """
        icon: {name: "home", size: 30, color: "#000"}, selected: {icon: {axes: {FILL: 1}}}
        """

    // CTFontDescriptor.h: the keys of kCTFontVariationAttribute are the axes' numbers, here FILL is
    // 0x46494C4C, opsz 0x6F70737A and wght 0x77676874; 700 is the end of the axis. The font's list of
    // names has the icon at U+E9B2.
    @Test(
        "Each state's font has the axes that are not at their defaults, whatever state is drawn",
        arguments: [ButtonState.normal, .selected])
    func swift(state: ButtonState) throws {
        let text = try code(symbols, icon, .swift, state: state)
        let descriptor =
            ".font: UIFont(descriptor: UIFontDescriptor(fontAttributes: "
            + "[.name: \"MaterialSymbolsOutlined-Regular\", "
            + "UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String): ["
        let lines = text.split(separator: "\n").filter { $0.contains("UIFont(") }
        #expect(lines.count == 2)
        let axes = "0x6F70737A: 30, 0x77676874: 700]]), size: 30)"
        #expect(lines.first?.contains(descriptor + axes) == true, "\(text)")
        #expect(lines.last?.contains(descriptor + "0x46494C4C: 1, " + axes) == true, "\(text)")
        #expect(text.contains("(\"\\u{E9B2}\" as NSString).draw("))
        #expect(text.contains("// kCTFontVariationAttribute is of CoreText"))
    }

    @Test("Objective-C bridges the attribute and writes axes as numbers")
    func objectiveC() throws {
        let text = try code(symbols, icon, .objectiveC)
        let font =
            "[UIFont fontWithDescriptor:[UIFontDescriptor fontDescriptorWithFontAttributes:"
            + "@{UIFontDescriptorNameAttribute: @\"MaterialSymbolsOutlined-Regular\", "
            + "(__bridge NSString *)kCTFontVariationAttribute: "
            + "@{@0x46494C4C: @1, @0x6F70737A: @30, @0x77676874: @700}}] size:30]"
        #expect(text.contains(font), "\(text)")
    }

    @Test("An icon that the design space replaces has the code point of what it replaces")
    func replaced() throws {
        let button = "icon: {name: \"home\", size: 30, axes: {FILL: 1}}"
        #expect(try code(symbols, button, .swift).contains("(\"\\u{E9B2}\" as NSString)"))
    }

    @Test("A palette that UIKit can't choose is told")
    func palette() throws {
        let font = PackagePaths.font("TwoToneDemo-COLRv0.ttf")
        let button = "icon: {codepoints: \"U+E6DF\", size: 20}"
        let plain = try code("i: {icon: \"\(font)\"}", button, .swift)
        #expect(!plain.contains("palette") && !plain.contains("kCTFont"))
        let chosen = try code("i: {icon: \"\(font)\", palette: 1}", button, .swift)
        #expect(
            chosen.contains(
                "// \(font) is drawn here with palette 1, which UIFont can't choose\n"))
    }
}
