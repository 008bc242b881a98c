import GalleyFonts
import GalleyText
import TestSupport
import Testing

@Suite("Text errors")
struct TextErrorTests {
    private func style(size: Double = 16, icons: [String] = []) throws -> TextStyle {
        TextStyle(
            chain: FallbackChain([try FontFace(path: PackagePaths.anyFont("ink.ttf"))]), size: size,
            icons: try icons.map { IconFont(face: try FontFace(path: PackagePaths.anyFont($0))) })
    }

    // The title font maps U+E000, and must not be asked.
    @Test("A private-use code point without an icon font is an error that names it")
    func noIconFont() throws {
        let style = try style()
        #expect(throws: TextError.font(.noIconFont(codePoint: "\u{E000}", tried: []))) {
            try TextLayout("Save \u{E000}", style: style)
        }
    }

    @Test("A private-use code point no icon font has is an error that names the fonts tried")
    func noIcon() throws {
        let style = try style(icons: ["puaA.ttf", "symbol30.ttf"])
        let tried = ["puaA.ttf", "symbol30.ttf"].map(PackagePaths.anyFont)
        #expect(throws: TextError.font(.noIconFont(codePoint: "\u{F8FF}", tried: tried))) {
            try TextLayout("\u{F8FF}", style: style)
        }
        #expect(throws: TextError.font(.noIconFont(codePoint: "\u{F8FF}", tried: tried))) {
            try TextLayout(
                icon: .codePoints(["\u{F021}", "\u{F8FF}"]),
                style: IconStyle(fonts: style.icons, size: 16))
        }
    }

    @Test(
        "A size that is not above 0 and up to 10 000 is refused",
        arguments: [0, -1, Double.nan, .infinity, 1e9])
    func size(value: Double) throws {
        let style = try style(size: value)
        #expect(throws: TextError.self) { try TextLayout("a", style: style) }
    }

    @Test("A glyph that can't be loaded is an error, not a gap")
    func damagedGlyph() throws {
        let face = try FontFace(path: PackagePaths.anyFont("recursive.ttf"))
        #expect(throws: TextError.self) {
            try TextLayout(
                icon: .codePoints(["\u{E000}"]),
                style: IconStyle(fonts: [IconFont(face: face)], size: 16))
        }
    }
}
