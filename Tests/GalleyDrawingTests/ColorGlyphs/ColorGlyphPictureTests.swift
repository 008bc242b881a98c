import GalleyDrawing
import GalleyFonts
import GalleyImage
import GalleyTesting
import TestSupport
import Testing

@Suite("Pictures of colour glyphs")
struct ColorGlyphPictureTests {
    private struct Group: Decodable {
        struct Glyph: Decodable {
            let codePoint: UInt32
        }
        let glyphs: [Glyph]
    }

    private static func sheet(_ path: String, codePoints: [UInt32]? = nil) throws -> Bitmap {
        let catalog = IconCatalog(IconFont(face: try FontFace(path: path)), scope: .all)
        let icons = try codePoints?.map { number in
            try #require(Unicode.Scalar(number).flatMap { catalog.icon(at: $0) })
        }
        var style = IconSheet.Style()
        style.iconSize = 64
        style.columns = 8
        style.color = Color(red: 0x20, green: 0x60, blue: 0xA0)
        let sheet = try IconSheet(catalog, icons: icons, style: style)
        return try Bitmap(png: sheet.encodedPNG())
    }

    @Test(
        "Glyphs of our own fonts look as they did when they were looked at",
        arguments: [
            "Fixtures/Fonts/colr1-paints.ttf", "Fonts/TwoToneDemo-COLRv0.ttf",
            "Fonts/NotoColorEmoji-COLRv1-subset.ttf", "Fonts/NotoColorEmoji-CBDT-subset.ttf",
        ])
    func fonts(path: String) throws {
        let name = try #require(path.split(separator: "/").last?.split(separator: ".").first)
        assertGolden(try Self.sheet("\(PackagePaths.root)/\(path)"), named: String(name))
    }

    @Test(
        "Glyphs of the test font look as they did when they were held against their descriptions",
        .enabled(if: Conformance.isAvailable, "needs GALLEY_CONFORMANCE"),
        arguments: ColorGlyphGroups.names)
    func groups(name: String) throws {
        let group = Fixture.load(Group.self, from: "ColorGlyphs/Groups/\(name).json")
        let folder = "\(PackagePaths.conformance ?? "")/color-fonts"
        assertGolden(
            try Self.sheet(
                "\(folder)/test_glyphs-glyf_colr_1.ttf", codePoints: group.glyphs.map(\.codePoint)),
            named: name)
    }
}
