import GalleyButtons
import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage

/// The icons of a font as lines to print, each made when it is asked for.
///
/// Lengths are font units, or pixels where a size is given, from the icon's origin on the baseline,
/// y up.
struct IconListing {
    let catalog: IconCatalog
    /// The size in pixels per em, or nil for font units.
    let size: Double?
    /// How many icons are listed.
    let count: Int

    private var face: FontFace { catalog.font.face }

    /// What is known of an icon beside the catalog.
    struct Row {
        let icon: CatalogIcon
        /// Where the icon's cell is on the sheet, if there is one.
        var cell: PixelRect?
        /// Why the sheet has no picture of it.
        var failure: DrawingError?
    }

    // MARK: Text

    private static let widths = [10, 9, 9, 9, 9, 9]

    /// What is known of the font, a line each, then the heads of the columns.
    var header: String {
        let metrics = face.metrics()
        let names = [face.familyName, face.styleName].filter { !$0.isEmpty }.map(Self.shown)
        var lines = [
            (names + [face.index == 0 ? face.file.path : "\(face.file.path)#\(face.index)"])
                .joined(separator: " ")
        ]
        let covered = catalog.coveredCount
        lines.append(
            "\(count) \(count == 1 ? "icon" : "icons") of \(covered) code points, "
                + "\(face.glyphCount) glyphs, \(face.unitsPerEm) units per em, "
                + "ascender \(length(metrics.ascender)), descender \(length(metrics.descender))")
        for (axis, setting) in zip(face.axes, face.variations) {
            let name = axis.name.isEmpty ? "" : " \(axis.name.debugDescription)"
            lines.append(
                "axis \(axis.tag)\(name) from \(text(axis.minimum)) to \(text(axis.maximum)), "
                    + "default \(text(axis.defaultValue)), here \(text(setting.value))")
        }
        for instance in face.instances {
            let settings = instance.variations.map { "\($0.axis)=\(text($0.value))" }
            lines.append(
                "instance \(instance.name.debugDescription) \(settings.joined(separator: ","))")
        }
        for index in 0..<face.paletteCount {
            let isUsed = index == face.palette.index
            let colors = isUsed ? face.paletteColors : face.paletteColors(at: index) ?? []
            let shown = colors.prefix(Self.shownColors).map(\.notation)
            let rest = colors.count > shown.count ? " and \(colors.count - shown.count) more" : ""
            lines.append(
                "palette \(index)\(isUsed ? " (used)" : "") \(shown.joined(separator: " "))\(rest)")
        }
        let unit = size.map { "pixels at size \(text($0))" } ?? "font units"
        lines.append("")
        lines.append("Lengths are \(unit) from the origin on the baseline, y up.")
        let heads = ["CODE POINT", "ADVANCE", "INK LEFT", "BOTTOM", "RIGHT", "TOP"]
        lines.append(Self.columns(heads) + "  FORMAT   NAMES")
        return lines.joined(separator: "\n")
    }

    /// How many colours of a palette are shown to a person.
    private static let shownColors = 16

    /// One line for an icon.
    func line(_ row: Row) -> String {
        let icon = row.icon
        let names = icon.names.isEmpty ? [icon.unicodeName ?? ""] : icon.names
        let shown = names.map(Self.shown).joined(separator: ", ")
        let codePoint = icon.codePoint?.codePointNotation ?? "–"
        do {
            let measures = try catalog.measures(of: icon)
            let ink = measures.ink.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
            let numbers = ink?.map(length) ?? Array(repeating: "–", count: 4)
            let format = measures.format.rawValue
            let line =
                Self.columns([codePoint, length(Double(measures.advance))] + numbers)
                + "  \(format)" + String(repeating: " ", count: max(1, 9 - format.count)) + shown
            return Self.trimmed(line)
        } catch {
            let line = Self.columns([codePoint] + Array(repeating: "–", count: 5))
            return Self.trimmed(line + "  damaged  " + shown)
        }
    }

    /// A name as it is, or quoted where a terminal would not show it.
    private static func shown(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return isPlain ? name : name.debugDescription
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The first cell to the left, numbers to the right.
    private static func columns(_ cells: [String]) -> String {
        var line = ""
        for (index, (cell, width)) in zip(cells, widths).enumerated() {
            let pad = String(repeating: " ", count: max(0, width - cell.count))
            line += index == 0 ? cell + pad : " " + pad + cell
        }
        return line
    }

    /// A length in the listing's unit, to a thousandth.
    private func length(_ units: Double) -> String { text(scaled(units)) }

    private func scaled(_ units: Double) -> Double {
        size.map { units * $0 / Double(face.unitsPerEm) } ?? units
    }

    private func text(_ value: Double) -> String {
        let rounded = (value * 1_000).rounded() / 1_000
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }

    // MARK: JSON

    /// One object that tells of the font; its `kind` is `font`.
    var jsonHeader: String {
        let metrics = face.metrics()
        var members: [(key: String, value: JSON)] = [
            ("kind", .string("font")), ("file", .string(face.file.path)),
            ("index", .integer(face.index)), ("family", .string(face.familyName)),
            ("style", .string(face.styleName)), ("postScriptName", .string(face.postScriptName)),
            ("icons", .integer(count)), ("codePoints", .integer(catalog.coveredCount)),
            ("glyphs", .integer(face.glyphCount)), ("unitsPerEm", .integer(face.unitsPerEm)),
            ("unit", .string(size == nil ? "fontUnits" : "pixels")),
        ]
        if let size { members.append(("size", .number(size))) }
        members += [
            ("ascender", .number(scaled(metrics.ascender))),
            ("descender", .number(scaled(metrics.descender))),
            ("lineGap", .number(scaled(metrics.lineGap))),
            ("metrics", .string(metrics.source.rawValue)),
            ("axes", .array(zip(face.axes, face.variations).map(Self.axis))),
            ("instances", .array(face.instances.map(Self.instance))),
            ("palette", .integer(face.palette.index)),
            (
                "palettes",
                .array(
                    (0..<face.paletteCount).map { index in
                        let isUsed = index == face.palette.index
                        let colors =
                            isUsed ? face.paletteColors : face.paletteColors(at: index) ?? []
                        return .array(colors.map { .string($0.notation) })
                    })
            ),
        ]
        return JSON.object(members).line
    }

    /// One object for an icon; its `kind` is `icon`.
    func jsonLine(_ row: Row) -> String {
        let icon = row.icon
        var members: [(key: String, value: JSON)] = [("kind", .string("icon"))]
        if let codePoint = icon.codePoint {
            members.append(("codePoint", .string(codePoint.codePointNotation)))
        }
        members.append(("names", .array(icon.names.map(JSON.string))))
        if let name = icon.unicodeName { members.append(("unicodeName", .string(name))) }
        members.append(("glyph", .integer(Int(icon.glyph.rawValue))))
        var failure = row.failure?.description
        do {
            let measures = try catalog.measures(of: icon)
            members.append(("advance", .number(scaled(Double(measures.advance)))))
            if let ink = measures.ink {
                members.append(
                    (
                        "ink",
                        .array(
                            [ink.minX, ink.minY, ink.width, ink.height].map { .number(scaled($0)) })
                    ))
            }
            members.append(("format", .string(measures.format.rawValue)))
        } catch {
            failure = error.description
        }
        if let cell = row.cell {
            members.append(
                ("cell", .array([cell.x, cell.y, cell.width, cell.height].map(JSON.integer))))
        }
        if let failure { members.append(("error", .string(failure))) }
        return JSON.object(members).line
    }

    private static func axis(_ axis: VariationAxis, _ setting: FontVariation) -> JSON {
        .object([
            ("tag", .string(axis.tag.description)), ("name", .string(axis.name)),
            ("minimum", .number(axis.minimum)), ("default", .number(axis.defaultValue)),
            ("maximum", .number(axis.maximum)), ("value", .number(setting.value)),
            ("hidden", .bool(axis.isHidden)),
        ])
    }

    private static func instance(_ instance: NamedInstance) -> JSON {
        .object([
            ("name", .string(instance.name)),
            (
                "axes",
                .object(
                    instance.variations.map { (key: $0.axis.description, value: .number($0.value)) }
                )
            ),
        ])
    }
}

extension PaletteColor {
    /// The colour as CSS writes it, `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    fileprivate var notation: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#"
            + channels.map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
