import GalleyButtons
import GalleyDrawing
import GalleyFonts
import GalleyImage
import GalleyText

/// `galley icons`: lists the icons of a font, or draws them on a contact sheet.
struct IconsCommand: Command {
    static let name = "icons"
    static let abstract = "List the icons of a font, or draw them on a contact sheet."
    static let discussion =
        "Lists the private-use code points of a font and the icons that only names lead to, with "
        + "names, advance, ink and format; a font without any, such as one of emoji, lists all that "
        + "it covers. SEARCH is a code point such as U+E6DF, a name, a part of one, or a pattern "
        + "with * ? [abc]; case does not count and the best matches come first. With --json the "
        + "first line is an object of kind \"font\", each other one of kind \"icon\". A face of a "
        + "collection is given as FILE#INDEX or with --index."

    @Argument("FONT", help: "The font.")
    var font: String

    @Argument(optional: "SEARCH", help: "A code point, a name, a part of a name, or a pattern.")
    var search: String?

    @Flag("all", help: "List everything the font covers, not only its icons.")
    var all: Bool

    @Option("names", "FILE", help: "A .codepoints file that names the icons.")
    var names: String?

    @Option("index", "N", help: "The face of a collection, counted from 0.")
    var index: Int?

    @Option("instance", "NAME", help: "A named instance of a variable font, such as Bold.")
    var instance: String?

    @Option("axes", "TAG=VALUE,…", help: "Places on the axes of a variable font, such as FILL=1.")
    var axes: [AxisSetting]

    @Option(
        "optical-sizing", "MODE",
        help: "Whether the axis opsz follows the size where it is not set: automatic or none.")
    var opticalSizing: OpticalSizing = .automatic

    @Option("palette", "N", help: "The palette of a font in colour, counted from 0.")
    var palette: Int = 0

    @Option(
        "palette-override", "ENTRY=COLOR,…",
        help: "Colours that replace entries of the palette, such as 2=#1A73E8.")
    var overrides: [PaletteSetting]

    @Option("size", "N", help: "List lengths in pixels at a font size instead of font units.")
    var size: Double?

    @Flag("json", help: "Print one JSON object a line: the font, then each icon.")
    var json: Bool

    @Option(
        "sheet", "FILE",
        help: "Draw the icons with their code points and names to a PNG instead of listing them; "
            + "with --json list them too, each with its cell.")
    var sheet: String?

    @Option("icon-size", "N", help: "The size of icons on the sheet in points; 48 if not given.")
    var iconSize: Double = 48

    @Option(
        "columns", "N", help: "The columns of the sheet; as many as fit 1600 points if not given.")
    var columns: Int?

    @Option("scale", "N", help: "The pixels of a point on the sheet, 1 to 16.")
    var scale: Scale?

    @Option("color", "COLOR", help: "The colour of icons that have none of their own.")
    var color: Color?

    @Option("background", "COLOR", help: "The colour behind the sheet; white if not given.")
    var background: Color = .white

    @Option(
        "caption-font", "FILE",
        help: "The font of the sheet's captions, for names that are not ASCII.")
    var captionFont: String?

    @Flag("no-tiles", help: "Leave out the tiles that show each icon's advance and line.")
    var noTiles: Bool

    var arguments: [any ArgumentDeclaration] {
        [
            _font, _search, _all, _names, _index, _instance, _axes, _opticalSizing, _palette,
            _overrides, _size,
            _json, _sheet, _iconSize, _columns, _scale, _color, _background, _captionFont, _noTiles,
        ]
    }

    func run(_ console: Console) throws(CommandError) {
        try check()
        let catalog = try catalog(console)
        let icons = try found(in: catalog)
        let listing = IconListing(catalog: catalog, size: size, count: icons.count)
        if let sheet {
            try draw(icons, of: catalog, to: sheet, listing, console)
            return
        }
        console.print(json ? listing.jsonHeader : listing.header)
        for icon in icons {
            let row = IconListing.Row(icon: icon)
            console.print(json ? listing.jsonLine(row) : listing.line(row))
        }
    }

    private func check() throws(CommandError) {
        if let index, index < 0 { throw .usage("--index counts from 0", verb: Self.name) }
        if palette < 0 { throw .usage("--palette counts from 0", verb: Self.name) }
        if let size, !(size > 0 && size <= TextStyle.sizeLimit) {
            throw .usage(
                "--size \(size) is out of range; give a number above 0 and up to "
                    + "\(Int(TextStyle.sizeLimit))", verb: Self.name)
        }
        guard (4...1_024).contains(iconSize) else {
            throw .usage(
                "--icon-size \(iconSize) is out of range; give 4 to 1024", verb: Self.name)
        }
        if let columns, !(1...Bitmap.maximumSide).contains(columns) {
            throw .usage(
                "--columns \(columns) is out of range; give 1 to \(Bitmap.maximumSide)",
                verb: Self.name)
        }
    }

    private func catalog(_ console: Console) throws(CommandError) -> IconCatalog {
        do {
            let shown = sheet == nil ? size : iconSize
            let face = try FaceOptions(
                font: font, index: index, instance: instance, axes: axes, palette: palette,
                overrides: overrides, size: opticalSizing == .automatic ? shown : nil
            ).face()
            for clamped in face.clampedVariations { console.note("\(face.file.path): \(clamped)") }
            let metadata = try names.map { path throws(FontError) in try IconMetadata(path: path) }
            let catalog = IconCatalog(
                IconFont(face: face, metadata: metadata), scope: all ? .all : .icons)
            if let names, let first = catalog.missing.first {
                let count = catalog.missing.count
                console.note(
                    "\(names) names \(count) code \(count == 1 ? "point" : "points") that the font "
                        + "lacks, the first \(first.codePoint.codePointNotation) "
                        + first.name.debugDescription)
            }
            return catalog
        } catch {
            throw CommandError(error)
        }
    }

    /// The icons that are searched for, the best first.
    private func found(in catalog: IconCatalog) throws(CommandError) -> [CatalogIcon] {
        guard let search else { return catalog.icons }
        var icons = catalog.icons(matching: search)
        if icons.isEmpty, search.contains(where: { "*?[".contains($0) }) {
            do {
                let pattern = try NamePattern(search.lowercased())
                icons = catalog.icons(named: pattern.matches)
            } catch {
                throw CommandError(error)
            }
        }
        guard icons.isEmpty else { return icons }
        let near = catalog.names(near: search)
        let hint =
            near.isEmpty
            ? "leave SEARCH out to see all" : "did you mean \(near.joined(separator: ", "))?"
        throw CommandError(
            exitCode: .badData,
            message: "no icon of \(catalog.font.face.file.path) matches "
                + "\(search.debugDescription); \(hint)")
    }

    private func draw(
        _ icons: [CatalogIcon], of catalog: IconCatalog, to path: String, _ listing: IconListing,
        _ console: Console
    ) throws(CommandError) {
        var failures: [Int: DrawingError] = [:]
        let sheet: IconSheet
        do throws(DrawingError) {
            let style = IconSheet.Style(
                iconSize: iconSize, scale: Double(scale?.value ?? 1), columns: columns,
                color: color, background: background, captionFace: try captionFace(),
                showsTiles: !noTiles)
            sheet = try IconSheet(catalog, icons: icons, style: style)
            let png = try sheet.encodedPNG { failures[$0.index] = $0.error }
            do throws(ImageError) {
                try AtomicFile.replace(path, with: png)
            } catch {
                throw DrawingError.image(error)
            }
        } catch {
            throw CommandError(error)
        }
        if let first = failures.keys.min(), let error = failures[first] {
            console.note(
                "\(failures.count) of \(icons.count) icons can't be drawn and have a crossed box; "
                    + "the first: \(error)")
        }
        guard json else {
            console.print(
                "\(path) \(sheet.width)×\(sheet.height) \(icons.count) "
                    + (icons.count == 1 ? "icon" : "icons"))
            return
        }
        console.print(listing.jsonHeader)
        for (index, icon) in icons.enumerated() {
            console.print(
                listing.jsonLine(
                    IconListing.Row(
                        icon: icon, cell: sheet.cell(at: index), failure: failures[index])))
        }
    }

    private func captionFace() throws(DrawingError) -> FontFace? {
        guard let captionFont else { return nil }
        do {
            return try FaceOptions(font: captionFont).face()
        } catch {
            throw .font(error)
        }
    }
}
