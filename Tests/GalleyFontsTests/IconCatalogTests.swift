import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Icon catalog")
struct IconCatalogTests {
    /// What another program reads of an icon.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let why: String
        let font: String
        let codePoint: String
        let names: [String]
        let glyph: UInt32
        let advance: Int
        let ink: [Double]
        var testDescription: String { name }
    }

    /// What a search must find.
    struct Search: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let why: String
        let search: String
        let found: [String]
        var testDescription: String { name }
    }

    private static func catalog(
        _ font: String, scope: IconCatalog.Scope = .icons, metadata: String? = nil
    ) throws -> IconCatalog {
        let face = try FontFace(path: PackagePaths.anyFont(font))
        let names = try metadata.map { try IconMetadata(codepoints: Array($0.utf8)) }
        return IconCatalog(IconFont(face: face, metadata: names), scope: scope)
    }

    private static let material = Result { try catalog("MaterialIcons-Regular.ttf") }

    @Test(
        "Names, advance and ink of an icon are those of the font's tables",
        arguments: Fixture.load([Case].self, from: "Icons/icons.json"))
    func icon(expected: Case) throws {
        let catalog = try Self.catalog(expected.font)
        let scalar = try #require(IconCatalog.codePoint(expected.codePoint))
        let icon = try #require(catalog.icons.first { $0.codePoint == scalar })
        #expect(icon == catalog.icon(at: scalar))
        #expect(icon.names.sorted() == expected.names && icon.glyph.rawValue == expected.glyph)
        let measures = try catalog.measures(of: icon)
        #expect(measures.advance == expected.advance && measures.format == .outline)
        let ink = try #require(measures.ink)
        for (side, value) in zip([ink.minX, ink.minY, ink.maxX, ink.maxY], expected.ink) {
            #expect(abs(side - value) < 0.01)
        }
    }

    // fontTools counts 2185 code points, of which 2148 are private.
    @Test("Icons are the private-use code points in order; all is the whole character map")
    func scope() throws {
        let icons = try Self.material.get()
        #expect(icons.icons.count == 2148 && !icons.listsAll && icons.coveredCount == 2185)
        let scalars = icons.icons.compactMap(\.codePoint)
        #expect(scalars == scalars.sorted() && scalars.allSatisfy(\.isPrivateUse))
        let all = try Self.catalog("MaterialIcons-Regular.ttf", scope: .all)
        #expect(all.icons.count == 2185 && all.listsAll)
    }

    @Test("A font without icons lists all it covers, with Unicode's names")
    func emoji() throws {
        let catalog = try Self.catalog("NotoColorEmoji-CBDT-subset.ttf")
        #expect(catalog.listsAll && catalog.icons.count == catalog.coveredCount)
        let face = try #require(catalog.icons(matching: "grinning").first)
        #expect(face.codePoint == "\u{1F600}" && face.names.isEmpty)
        #expect(face.title == "grinning face")
    }

    // The font is made with fontTools: seven letters, and ligatures for label, alia, bed and fi.
    @Test("Glyphs without a code point that ligatures spell are icons")
    func ligatures() throws {
        let catalog = try Self.catalog("ligature-icons.ttf")
        #expect(catalog.icons.allSatisfy { $0.codePoint == nil } && !catalog.listsAll)
        #expect(catalog.icons.map { $0.names.sorted() } == [["alia", "label"], ["fi"], ["bed"]])
        let label = try #require(catalog.icons(matching: "label").first)
        #expect(try catalog.measures(of: label).ink == Rect(x: 100, y: 0, width: 800, height: 800))
        #expect(catalog.shape(label).map(\.glyph) == [label.glyph])
    }

    // The font is made with fontTools: f, i and a ligature for ffi.
    @Test("The ligatures of a title font are no icons")
    func titleLigatures() throws {
        let catalog = try Self.catalog("ligature-title.ttf")
        #expect(catalog.listsAll && catalog.icons.compactMap(\.codePoint) == ["f", "i"])
    }

    @Test("Metadata names come first, make icons of other code points, and tell what is missing")
    func metadata() throws {
        let catalog = try Self.catalog(
            "MaterialIcons-Regular.ttf",
            metadata: "line e6df\nchart e6df\nletter 0061\nmultiline_chart e6df\nnone f0000\n")
        let icon = try #require(catalog.icon(at: "\u{E6DF}"))
        #expect(icon.names == ["line", "chart", "multiline_chart"])
        #expect(catalog.icons.first?.codePoint == "a" && catalog.icons.first?.title == "letter")
        #expect(catalog.icons.count == 2149)
        #expect(catalog.missing.map(\.name) == ["none"])
    }

    @Test("Metadata with a hundred thousand names of one code point gives the first of them, soon")
    func manyNames() throws {
        let lines = (0..<100_000).map { "name_\($0) e6df\n" }.joined()
        let catalog = try Self.catalog("MaterialIcons-Regular.ttf", metadata: lines)
        let names = try #require(catalog.icon(at: "\u{E6DF}")?.names)
        #expect(names.count == IconCatalog.nameLimit + 1 && names.last == "multiline_chart")
    }

    @Test("Glyph names that only repeat a code point or a number are no names of icons")
    func placeholders() throws {
        // Its glyph names are uniE001 and so on.
        let catalog = try Self.catalog("glyphicons-halflings-regular.ttf")
        #expect(catalog.icon(at: "\u{E001}")?.names == [])
        #expect(catalog.icons.allSatisfy { !$0.names.contains { $0.hasPrefix("uni") } })
        let symbols = try Self.catalog("MaterialSymbolsOutlined-subset.ttf")
        #expect(symbols.icon(at: "\u{E6DF}")?.names == ["multiline_chart"])
    }

    @Test(
        "A search finds code points and names, the best first",
        arguments: Fixture.load([Search].self, from: "Icons/searches.json"))
    func search(expected: Search) throws {
        let found = try Self.material.get().icons(matching: expected.search)
        #expect(found.compactMap(\.names.first) == expected.found)
    }

    @Test("The beginning of a code point finds all that begin so, in order")
    func codePoints() throws {
        let found = try Self.material.get().icons(matching: "u+e85")
        #expect(
            found.count > 1 && found.allSatisfy { (0xE850...0xE85F).contains($0.codePoint!.value) })
        #expect(found.map(\.codePoint!.value) == found.map(\.codePoint!.value).sorted())
    }

    @Test("A code point outside of the scope is found, one that the font lacks is not")
    func anyCodePoint() throws {
        let catalog = try Self.material.get()
        #expect(catalog.icons(matching: "U+61").map(\.codePoint) == ["a"])
        #expect(catalog.icons(matching: "U+10FFFF").isEmpty)
        #expect(catalog.icons(matching: "U+D800").isEmpty)
        #expect(catalog.icons(matching: "U+FFFFFFFFFF").isEmpty)
    }

    @Test("Names near a search without matches are told")
    func near() throws {
        #expect(try Self.material.get().names(near: "multiline chat") == ["multiline_chart"])
    }

    // FILL above 0.99 replaces glyphs by their filled forms (table rvrn or rclt).
    @Test("Measures follow the place in the design space")
    func design() throws {
        let path = PackagePaths.font("MaterialSymbolsOutlined-subset.ttf")
        func ink(_ weight: Double) throws -> Rect? {
            let face = try FontFace(
                path: path,
                variations: [FontVariation(axis: try #require(Tag("wght")), value: weight)])
            let catalog = IconCatalog(IconFont(face: face))
            return try catalog.measures(of: try #require(catalog.icon(at: "\u{E88A}"))).ink
        }
        #expect(try ink(100) != ink(700))
    }

    @Test("A damaged glyph is an error of its measures alone")
    func damaged() throws {
        let catalog = try Self.catalog("recursive.ttf")
        let icon = try #require(catalog.icon(at: "\u{E000}"))
        #expect(throws: FontError.self) { try catalog.measures(of: icon) }
    }
}
