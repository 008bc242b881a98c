import GalleyButtons
import GalleyFonts
import GalleyGeometry
import GalleyText

/// What a text measures, to print.
struct MeasureReport {
    private let measured: String
    private let layout: TextLayout

    init(of text: String, layout: TextLayout) {
        measured = text
        self.layout = layout
    }

    /// One JSON object on one line; `ink` is left out where nothing is drawn.
    var jsonLine: String {
        var members: [(key: String, value: JSON)] = [
            ("text", .string(measured)), ("width", .number(layout.width)),
            ("widthWithoutTrailingSpace", .number(layout.widthWithoutTrailingSpace)),
            ("height", .number(layout.height)), ("ascender", .number(layout.ascender)),
            ("descender", .number(layout.descender)), ("lineGap", .number(layout.lineGap)),
            ("metrics", .string(layout.metricsSource.rawValue)),
        ]
        if let ink = layout.ink {
            members.append(
                ("ink", .array([ink.minX, ink.minY, ink.width, ink.height].map(JSON.number))))
        }
        members.append(("baseline", .number(layout.baseline)))
        members.append(("lines", .array(layout.lines.map(Self.line))))
        members.append(
            ("missing", .array(layout.missingScalars.map { .string($0.codePointNotation) })))
        if let units { members.append(("units", units)) }
        return JSON.object(members).line
    }

    /// The glyphs of all lines from left to right, as hb-shape writes them without names:
    /// `[glyph=cluster@dx,dy+advance|…]`, offsets left out where they are zero.
    var glyphLine: String {
        let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs).map { glyph in
            let offset =
                glyph.xOffset == 0 && glyph.yOffset == 0
                ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
            return "\(glyph.glyph.rawValue)=\(glyph.cluster)\(offset)+\(glyph.advance)"
        }
        return "[" + glyphs.joined(separator: "|") + "]"
    }

    private static func line(_ line: TextLine) -> JSON {
        let glyphs = line.runs.flatMap { run in
            run.glyphs.map { glyph in
                JSON.object([
                    ("id", .integer(Int(glyph.glyph.rawValue))),
                    ("cluster", .integer(glyph.cluster)), ("advance", .integer(glyph.advance)),
                    ("dx", .integer(glyph.xOffset)), ("dy", .integer(glyph.yOffset)),
                    ("face", .string(run.face.shortName)),
                ])
            }
        }
        func range(_ range: Range<Int>) -> JSON {
            .array([.integer(range.lowerBound), .integer(range.upperBound)])
        }
        var members: [(key: String, value: JSON)] = [
            ("range", range(line.range)), ("width", .number(line.width)),
            ("baseline", .number(line.baseline)),
        ]
        if let hidden = line.truncatedRange { members.append(("truncated", range(hidden))) }
        members.append(("glyphs", .array(glyphs)))
        return .object(members)
    }

    /// The first run's face, its em, and the sum of its glyphs' advances, in font units.
    private var units: JSON? {
        let runs = layout.lines.flatMap(\.runs)
        guard let face = runs.first?.face else { return nil }
        let advance = runs.filter { $0.face == face }.reduce(0) { $0 + $1.unitAdvance }
        return .object([
            ("face", .string(face.shortName)), ("unitsPerEm", .integer(face.unitsPerEm)),
            ("advance", .integer(advance)),
        ])
    }

    /// The measures for a person to read.
    var text: String {
        let glyphs = layout.lines.flatMap(\.runs).reduce(0) { $0 + $1.glyphs.count }
        var rows = [
            ("width", "\(layout.width)"),
            ("height", "\(layout.height)"),
            ("baseline", "\(layout.baseline)"),
            ("ascender", "\(layout.ascender) (\(layout.metricsSource.rawValue))"),
            ("descender", "\(layout.descender)"),
            ("line gap", "\(layout.lineGap)"),
        ]
        if layout.widthWithoutTrailingSpace != layout.width {
            rows.insert(
                ("without trailing space", "\(layout.widthWithoutTrailingSpace)"), at: 1)
        }
        if let ink = layout.ink {
            rows.append(("ink x", "\(ink.minX) to \(ink.maxX)"))
            rows.append(("ink y", "\(ink.minY) to \(ink.maxY)"))
        }
        rows.append(("lines", "\(layout.lines.count)"))
        rows.append(("glyphs", "\(glyphs)"))
        if !layout.missingScalars.isEmpty {
            let names = layout.missingScalars.map(\.codePointNotation)
            rows.append(("missing", names.joined(separator: " ")))
        }
        let column = (rows.map(\.0.count).max() ?? 0) + 2
        return rows.map { name, value in
            name + String(repeating: " ", count: column - name.count) + value
        }.joined(separator: "\n")
    }
}

extension FontFace {
    /// The file's name without its folders, and `#INDEX` for a face that is not the first.
    fileprivate var shortName: String {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        return index == 0 ? name : "\(name)#\(index)"
    }
}
