import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

@Suite("Independent systems", .enabled(if: Conformance.isAvailable, "needs GALLEY_CONFORMANCE"))
struct OracleTests {
    /// Where Galley decides otherwise, and why.
    private static let ownStrings = [
        // A line separator ends the line, as Pango has it; HarfBuzz draws it as a space without
        // width and Chromium as a space.
        "control-03"
    ]

    @Test("Every glyph, cluster, advance and total equals theirs, every ink box the exact one")
    func strings() throws {
        let oracle = Oracle.shared
        var compared = 0
        for (key, records) in oracle.records {
            guard let face = try oracle.face(key) else { continue }
            let style = TextStyle(
                chain: FallbackChain([face]), size: Double(face.unitsPerEm),
                icons: [IconFont(face: face)])
            for (id, record) in records where !Self.ownStrings.contains(id) {
                let text = try #require(oracle.texts[id])
                let layout = try TextLayout(text, style: style)
                let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
                let offsets = text.unicodeScalars.indices.map {
                    text.utf8.distance(from: text.startIndex, to: $0)
                }
                let ours = glyphs.map { glyph in
                    [
                        Int(glyph.glyph.rawValue), offsets[glyph.cluster], glyph.advance, 0,
                        glyph.xOffset, glyph.yOffset,
                    ]
                }
                #expect(ours == record.glyphs, "\(id) \(text.debugDescription) in \(key)")
                #expect(layout.width == Double(record.total), "total of \(id) in \(key)")
                for size in [10.0, 15, 17, 64] {
                    var scaled = style
                    scaled.size = size
                    let width = try TextLayout(text, style: scaled).width
                    let exact = Double(record.total) * size / Double(face.unitsPerEm)
                    #expect(abs(width - exact) < 1e-6, "width of \(id) in \(key) at \(size)")
                }
                if let ink = record.ink {
                    let box = try #require(layout.ink, "ink of \(id) in \(key)")
                    let found = [
                        box.minX, layout.baseline - box.maxY, box.maxX,
                        layout.baseline - box.minY,
                    ]
                    #expect(
                        zip(found, ink).allSatisfy { abs($0 - $1) <= 0.01 },
                        "ink of \(id) in \(key) is \(found), not \(ink)")
                }
                compared += 1
            }
        }
        #expect(compared > 150, "only \(compared) strings: are the fonts installed?")
    }

    /// The lines of a paragraph as offsets into UTF-16.
    private func starts(
        _ paragraph: Oracle.Paragraph, _ face: FontFace, width: Double, breaksLongWords: Bool
    ) throws -> [Int] {
        let style = TextStyle(
            chain: FallbackChain([face]), size: 15, icons: [IconFont(face: face)],
            language: paragraph.lang)
        let layout = try TextLayout(
            paragraph.text, style: style,
            paragraph: ParagraphStyle(breaksLongWords: breaksLongWords),
            bounds: TextBounds(width: width))
        var units = [0]
        for scalar in paragraph.text.unicodeScalars {
            units.append(units[units.count - 1] + scalar.utf16.count)
        }
        return layout.lines.map { units[$0.range.lowerBound] }
    }

    @Test("Lines break where the systems agree that they do")
    func lines() throws {
        let oracle = Oracle.shared
        var compared = 0
        for (id, widths) in oracle.consensus.sorted(by: { $0.key < $1.key }) {
            let paragraph = try #require(oracle.paragraphs[id])
            guard let face = try oracle.face(paragraph.font) else { continue }
            for width in widths {
                let theirs = try #require(paragraph.starts[width]?["chromium"]?.starts)
                let ours = try starts(
                    paragraph, face, width: try #require(Double(width)), breaksLongWords: false)
                #expect(ours == theirs, "\(id) at \(width): \(paragraph.text.debugDescription)")
                compared += 1
            }
        }
        #expect(compared > 100, "only \(compared) paragraphs: are the fonts installed?")
    }

    // The order itself is ICU's and not tested again; that it reaches the runs is.
    @Test("A text without any break option is one line that no scalar leaves")
    func wholeText() throws {
        let oracle = Oracle.shared
        for paragraph in oracle.paragraphs.values {
            guard let face = try oracle.face(paragraph.font) else { continue }
            let style = TextStyle(
                chain: FallbackChain([face]), size: 15, icons: [IconFont(face: face)])
            for width in [40.0, 80, 120, 200, 320] {
                let layout = try TextLayout(
                    paragraph.text, style: style, bounds: TextBounds(width: width))
                var shown = Set<Int>()
                for line in layout.lines {
                    shown.formUnion(line.range)
                    #expect(line.widthWithoutTrailingSpace <= width + 1e-6, "\(paragraph.id)")
                }
                let breaks = paragraph.text.unicodeScalars.enumerated().filter {
                    "\n\r\u{2028}\u{2029}".unicodeScalars.contains($1)
                }.map(\.offset)
                #expect(
                    shown.union(breaks) == Set(0..<paragraph.text.unicodeScalars.count),
                    "\(paragraph.id) at \(width)")
            }
        }
    }
}
