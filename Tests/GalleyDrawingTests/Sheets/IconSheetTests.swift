import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText
import TestSupport
import Testing

@Suite("Icon sheets")
struct IconSheetTests {
    private static func catalog(
        _ font: String, variations: [FontVariation] = []
    ) throws -> IconCatalog {
        IconCatalog(
            IconFont(
                face: try FontFace(path: PackagePaths.anyFont(font), variations: variations)))
    }

    private static func alarms() throws -> (catalog: IconCatalog, icons: [CatalogIcon]) {
        let catalog = try catalog("MaterialIcons-Regular.ttf")
        return (catalog, catalog.icons(matching: "alarm"))
    }

    /// Copies a part of a picture.
    private static func part(_ bitmap: Bitmap, _ rect: PixelRect) throws -> Bitmap {
        var part = try Bitmap(width: rect.width, height: rect.height)
        for y in 0..<rect.height {
            for x in 0..<rect.width { part[x, y] = bitmap[rect.x + x, rect.y + y] }
        }
        return part
    }

    // By hand, for icons of 48 and names of one line: margins of 12; cells of 8 + 88 + 8 across, and
    // of 8 + 48 + 5 + two lines of 11 + 8 down.
    @Test("Cells stand in rows, one beside the other, inside the margins")
    func geometry() throws {
        let (catalog, icons) = try Self.alarms()
        let one = try IconSheet(catalog, icons: icons)
        #expect(one.columns == 7 && one.rows == 1)
        #expect(one.width == 12 + 7 * 104 + 12 && one.height == 12 + 91 + 12)
        let style = IconSheet.Style(scale: 2, columns: 3)
        let three = try IconSheet(catalog, icons: icons, style: style)
        #expect(three.rows == 3)
        #expect(three.width == 2 * (24 + 3 * 104) && three.height == 2 * (24 + 3 * 91))
        #expect(three.cell(at: 0) == PixelRect(x: 24, y: 24, width: 208, height: 182))
        #expect(three.cell(at: 4) == PixelRect(x: 232, y: 206, width: 208, height: 182))
    }

    // By hand: 1600 points hold 15 cells of 104; 2148 icons take 144 rows; the longest name takes three
    // lines of 88, so that a cell is 61 + 44 + 8 high.
    @Test("All Material Icons make a sheet of fifteen columns")
    func all() throws {
        let sheet = try IconSheet(try Self.catalog("MaterialIcons-Regular.ttf"))
        #expect(sheet.columns == 15 && sheet.rows == 144)
        #expect(sheet.width == 24 + 15 * 104 && sheet.height == 24 + 144 * 113)
    }

    // Material Icons: ascender 512 of 512, descender 0: the baseline 48 below the tile's top. Glyphicons:
    // 1300 and -123 of 1200: a line of 56.92 in a room of 57, the baseline 52 below its top.
    @Test(
        "An icon stands on the tile of its advance and line as the canvas alone draws it",
        arguments: [
            ("MaterialIcons-Regular.ttf", "U+E855", 1, 61),
            ("MaterialIcons-Regular.ttf", "U+E855", 2, 61),
            ("glyphicons-halflings-regular.ttf", "U+E118", 1, 70),
        ] as [(String, String, Int, Int)])
    func cell(font: String, codePoint: String, scale: Int, captionTop: Int) throws {
        let catalog = try Self.catalog(font)
        let icons = catalog.icons(matching: codePoint)
        let sheet = try IconSheet(
            catalog, icons: icons, style: IconSheet.Style(scale: Double(scale)))
        let picture = try Bitmap(png: try sheet.encodedPNG())
        #expect(picture.width == sheet.width && picture.height == sheet.height)
        let cell = sheet.cell(at: 0)
        var canvas = try Canvas(
            width: cell.width, height: captionTop * scale, scale: Double(scale),
            background: .white, cache: GlyphCache())
        let scalar = try #require(icons.first?.codePoint)
        let icon = try TextLayout(
            icon: .codePoints([scalar]), style: IconStyle(fonts: [catalog.font], size: 48))
        let line = icon.ascender - icon.descender
        try canvas.fill(
            Rect(x: 28, y: 8, width: 48, height: line.rounded()),
            color: Color(red: 0, green: 0, blue: 0, alpha: 12))
        try canvas.draw(icon, at: Point(x: 28, y: 8), color: .black)
        let expected = canvas.finish()
        let found = try Self.part(
            picture,
            PixelRect(x: cell.x, y: cell.y, width: cell.width, height: captionTop * scale))
        #expect(found == expected)
    }

    @Test("Captions are drawn below the icons, one line for the code point and one for the name")
    func captions() throws {
        let (catalog, icons) = try Self.alarms()
        let picture = try Bitmap(
            png: try IconSheet(catalog, icons: icons, style: IconSheet.Style(columns: 1))
                .encodedPNG())
        func inked(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in
                sum + (12..<116).count { picture[$0, y] != .white }
            }
        }
        let top = 12 + 61
        #expect(inked(top..<top + 11) > 40 && inked(top + 11..<top + 22) > 40)
        #expect(inked(top + 22..<top + 30) == 0 && inked(top - 4..<top) == 0)
    }

    @Test("The same sheet has the same bytes")
    func determinism() throws {
        let (catalog, icons) = try Self.alarms()
        let first = try IconSheet(catalog, icons: icons).encodedPNG()
        let again = try Self.alarms()
        #expect(try IconSheet(again.catalog, icons: again.icons).encodedPNG() == first)
    }

    @Test("Colours of icons and ground are those of the style; a clear ground stays clear")
    func colors() throws {
        let (catalog, icons) = try Self.alarms()
        let blue = Color(red: 0x1A, green: 0x73, blue: 0xE8)
        let style = IconSheet.Style(color: blue, background: .clear, showsTiles: false)
        let sheet = try IconSheet(catalog, icons: [icons[0]], style: style)
        let picture = try Bitmap(png: try sheet.encodedPNG())
        let cell = sheet.cell(at: 0)
        #expect(picture[0, 0] == .clear && picture[cell.x + 28, cell.y + 8] == .clear)
        // The ring of the alarm is 43 units wide: 4 pixels, at the left of the tile's middle.
        let row = (cell.x..<cell.x + 104).map { picture[$0, cell.y + 32] }
        #expect(row.contains(blue))
        let dark = try IconSheet(
            catalog, icons: icons, style: IconSheet.Style(background: .black)
        ).encodedPNG()
        #expect(try Bitmap(png: dark).bytes.contains(255))
    }

    @Test("An icon that can't be drawn is a crossed box and is told, the others are drawn")
    func failures() throws {
        let catalog = try Self.catalog("recursive.ttf")
        let icons = try ["\u{E000}", "o"].map { scalar in
            try #require(catalog.icon(at: scalar))
        }
        let sheet = try IconSheet(catalog, icons: icons)
        var failed: [Int] = []
        let picture = try Bitmap(png: try sheet.encodedPNG { failed.append($0.index) })
        #expect(failed == [0])
        // The box is 48 wide in the middle of 88; its diagonals meet in its middle.
        let cell = sheet.cell(at: 0)
        let box = PixelRect(x: cell.x + 28, y: cell.y + 8, width: 48, height: 48)
        let rows = sheet.height - 2 * 12 - (5 + 22 + 8) - 8
        let top = cell.y + 8 + (rows - 48) / 2
        #expect(picture[box.x, top] != .white && picture[box.x + 47, top + 47] != .white)
        #expect(picture[box.x + 23, top + 23] != .white && picture[box.x + 24, top + 24] != .white)
    }

    @Test("A face's place in its design space shows")
    func axes() throws {
        let fill = try #require(Tag("FILL"))
        let pictures = try [0.0, 1].map { value in
            let catalog = try Self.catalog(
                "MaterialSymbolsOutlined-subset.ttf",
                variations: [FontVariation(axis: fill, value: value)])
            let icons = catalog.icons(matching: "U+E87D")
            return try Bitmap(png: try IconSheet(catalog, icons: icons).encodedPNG())
        }
        // A filled heart is dark in its middle: the tile is 48 wide and 57.6 high, at 28 across.
        #expect(pictures[0][12 + 52, 12 + 34].red > 200 && pictures[1][12 + 52, 12 + 34].red < 50)
    }

    // The font's note: its first layer has entry 0, #2196F2 and #F54236 in its two palettes.
    @Test("Icons in colour have the colours of the palette")
    func palettes() throws {
        for (palette, color) in [
            (FontPalette(), Color(red: 0x21, green: 0x96, blue: 0xF2)),
            (FontPalette(index: 1), Color(red: 0xF5, green: 0x42, blue: 0x36)),
        ] {
            let face = try FontFace(
                path: PackagePaths.font("TwoToneDemo-COLRv0.ttf"), palette: palette)
            let sheet = try IconSheet(IconCatalog(IconFont(face: face)))
            let picture = try Bitmap(png: try sheet.encodedPNG())
            let cell = sheet.cell(at: 0)
            #expect((0..<48).contains { picture[cell.x + 28 + $0, cell.y + 8 + 30] == color })
        }
    }

    @Test("Captions in a face that is given need no ASCII")
    func captionFace() throws {
        let face = try FontFace(path: PackagePaths.font("MaterialIcons-Regular.ttf"))
        let metadata = try IconMetadata(codepoints: Array("图表_折线 e6df".utf8))
        let catalog = IconCatalog(IconFont(face: face, metadata: metadata))
        let icons = catalog.icons(matching: "图表")
        #expect(icons.count == 1)
        let chinese = try FontFace(path: PackagePaths.font("NotoSansCJKsc-subset.otf"))
        let style = IconSheet.Style(captionFace: chinese)
        let sheet = try IconSheet(catalog, icons: icons, style: style)
        let plain = try IconSheet(catalog, icons: icons)
        #expect(try sheet.encodedPNG() != plain.encodedPNG())
    }

    // 32 744 pixels inside the margins hold 359 rows of 91; 14 000 icons in 39 columns take as many.
    @Test("Ten thousand icons and more fit a picture by the columns chosen")
    func many() throws {
        let (catalog, icons) = try Self.alarms()
        let many = Array(repeating: icons, count: 2_000).flatMap(\.self)
        let sheet = try IconSheet(catalog, icons: many)
        #expect(sheet.columns == 39 && sheet.rows == 359)
        #expect(sheet.height <= Bitmap.maximumSide)
        #expect(sheet.cell(at: many.count - 1).maxY == sheet.height - 12)
    }

    // 32 744 pixels inside the margins hold 359 rows of 91 and 314 columns of 104.
    @Test("A sheet beyond the limits says what to change")
    func limits() throws {
        let (catalog, icons) = try Self.alarms()
        let many = Array(repeating: icons, count: 300).flatMap(\.self)
        #expect(
            throws: DrawingError.sheetTooLong(
                columns: 5, width: 24 + 5 * 104, height: 24 + 420 * 91, fitting: 6...314)
        ) { try IconSheet(catalog, icons: many, style: IconSheet.Style(columns: 5)) }
        #expect {
            try IconSheet(
                catalog, icons: many, style: IconSheet.Style(iconSize: 1_024, scale: 16))
        } throws: { error in
            guard case .sheetTooLarge(2_100, _, _)? = error as? DrawingError else { return false }
            return "\(error)".contains("search for fewer icons")
        }
        for style in [
            IconSheet.Style(iconSize: 0), IconSheet.Style(iconSize: .nan),
            IconSheet.Style(scale: 17), IconSheet.Style(columns: 0),
        ] {
            #expect(throws: DrawingError.self) {
                try IconSheet(catalog, icons: icons, style: style)
            }
        }
    }

    @Test("A sheet without icons is its margins alone")
    func empty() throws {
        let (catalog, _) = try Self.alarms()
        let sheet = try IconSheet(catalog, icons: [])
        #expect(sheet.rows == 0 && sheet.height == 24)
        #expect(try Bitmap(png: try sheet.encodedPNG()).height == 24)
    }
}
