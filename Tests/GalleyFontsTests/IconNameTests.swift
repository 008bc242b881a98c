import GalleyFonts
import TestSupport
import Testing

@Suite("Icon names")
struct IconNameTests {
    private func font(_ name: String, metadata: IconMetadata? = nil) throws -> IconFont {
        IconFont(face: try FontFace(path: PackagePaths.anyFont(name)), metadata: metadata)
    }

    // The count is fontTools' of the font's rlig lookup.
    @Test("A font without glyph names gives the names its ligatures spell")
    func ligatures() throws {
        let icons = try font("MaterialIcons-Regular.ttf")
        #expect(icons.names.count == 2193)
        #expect(try icons.icon(named: "multiline_chart") == .scalars(["\u{E6DF}"]))
        #expect(try icons.icon(named: "content_paste_search") == .scalars(["\u{EA9B}"]))
    }

    @Test("A CFF font gives the names of its charset")
    func charset() throws {
        let icons = try font("MaterialIconsOutlined-Regular.otf")
        #expect(try icons.icon(named: "multiline_chart") == .scalars(["\u{E6DF}"]))
    }

    @Test("A post table gives names, also to glyphs that no code point leads to")
    func post() throws {
        #expect(try font("puaA.ttf").icon(named: "home") == .scalars(["\u{F0001}"]))
        #expect(try font("uvs.ttf").icon(named: "alt") == .glyph(GlyphID(rawValue: 2)))
    }

    @Test("Metadata comes before the font's own names and knows more than one name a code point")
    func metadata() throws {
        let metadata = try IconMetadata(
            codepoints: Array("chart e6df\n\nalias E6DF\r\nadd_alarm ea9b\n".utf8))
        let icons = try font("MaterialIcons-Regular.ttf", metadata: metadata)
        #expect(try icons.icon(named: "chart") == .scalars(["\u{E6DF}"]))
        #expect(try icons.icon(named: "alias") == .scalars(["\u{E6DF}"]))
        #expect(try icons.icon(named: "add_alarm") == .scalars(["\u{EA9B}"]))
        #expect(try icons.icon(named: "multiline_chart") == .scalars(["\u{E6DF}"]))
    }

    @Test("The full font's metadata serves a subset, and says which code points it lacks")
    func subset() throws {
        let metadata = try IconMetadata(
            path: PackagePaths.font("MaterialSymbolsOutlined.codepoints"))
        let icons = try font("MaterialSymbolsOutlined-subset.ttf", metadata: metadata)
        #expect(try icons.icon(named: "multiline_chart") == .scalars(["\u{E6DF}"]))
        #expect(
            throws: FontError.namedIconMissing(
                "10k", codePoint: "\u{E951}",
                path: PackagePaths.font("MaterialSymbolsOutlined-subset.ttf"))
        ) { try icons.icon(named: "10k") }
    }

    @Test(
        "An unknown name is refused with the names it was likely meant to be",
        arguments: [
            ("add alarm", "add_alarm"), ("Multiline-Chart", "multiline_chart"), ("hmoe", "home"),
        ])
    func unknown(name: String, meant: String) throws {
        let icons = try font("MaterialIcons-Regular.ttf")
        let error = #expect(throws: FontError.self) { try icons.icon(named: name) }
        guard case .unknownIconName(_, _, let nearest) = error else {
            Issue.record("expected an unknown name, not \(String(describing: error))")
            return
        }
        #expect(nearest.first == meant)
    }

    @Test(
        "A line of metadata of another form is refused with its number",
        arguments: ["home", "home e88a extra", "home xyz", "home d800", "home 1234567", "a\nb 12"])
    func badLine(text: String) {
        #expect(throws: FontError.self) {
            try IconMetadata(codepoints: Array("ok e000\n\(text)\n".utf8))
        }
    }
}
