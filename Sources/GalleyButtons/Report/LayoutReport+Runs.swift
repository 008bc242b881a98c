import GalleyFonts
import GalleyText

extension LayoutReport {
    /// The glyphs of one face in a row.
    struct Run {
        let font: String
        let size: Double
        let glyphs: [Int]

        init(_ run: GlyphRun) {
            // A font without a name of its own is told by its file.
            let name = run.face.postScriptName
            font =
                name.isEmpty
                ? run.face.file.path.split(separator: "/").last.map(String.init) ?? "" : name
            size = run.size
            glyphs = run.glyphs.map { Int($0.glyph.rawValue) }
        }
    }

    /// The runs of a label.
    static let runs = ReportForm<[Run]>.array(
        of: .object([
            ReportKey("font", .text, "The PostScript name of the face.") { $0.font },
            ReportKey("size", .number, "The size of the em in points.") { $0.size },
            ReportKey("glyphs", .array(of: .count), "The glyph IDs.") { $0.glyphs },
        ]))
}

extension ComposedText {
    /// The glyphs that are drawn, line by line from left to right.
    var runs: [LayoutReport.Run] { text.lines.flatMap(\.runs).map(LayoutReport.Run.init) }
}

extension Icon {
    /// The icon as specs write it.
    var notation: String {
        switch self {
        case .named(let name): name
        case .codePoints(let scalars): scalars.map(\.codePointNotation).joined(separator: " ")
        }
    }
}
