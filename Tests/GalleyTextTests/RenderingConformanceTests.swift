import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

@Suite("Unicode text rendering tests")
struct RenderingConformanceTests {
    /// The size the pictures of the tests are drawn at, in units per em.
    private static let size = 1000.0

    @Test(
        "Positioned outlines are the expected ones; the listed texts deviate, each for its cause",
        .enabled(if: PackagePaths.conformance != nil, "needs GALLEY_CONFORMANCE"))
    func outlines() throws {
        let folder = "\(try #require(PackagePaths.conformance))/text-rendering-tests"
        let causes = Dictionary(
            RenderingDeviation.all.flatMap { group in group.cases.map { ($0, group.cause) } },
            uniquingKeysWith: { first, _ in first })
        let cases = try RenderingCase.all(in: folder)
        // As many expected cells as the pages hold.
        #expect(cases.count == 744)
        #expect(causes.keys.filter { name in !cases.contains { $0.name == name } } == [])
        let fonts = FontCollection()
        for item in cases {
            let face = try fonts.face(
                path: "\(folder)/fonts/\(item.font)", variations: item.variations)
            let runs = try line(item.text, face: face).runs
            let isExpected = try outline(of: runs).matches(
                item.outline, within: Self.tolerance(face))
            if let cause = causes[item.name] {
                #expect(!isExpected, "\(item.name) is as expected: take it off the list")
                #expect(seenCause(in: runs) == cause, "\(item.name)")
            } else {
                #expect(isExpected, "\(item.name): \(item.text) in \(item.font)")
            }
        }
    }

    /// One font unit where the pictures are in font units.
    ///
    /// In pictures of fonts with other units, outlines, advances and places have each been rounded to
    /// thousandths of an em; two roundings can add up.
    private static func tolerance(_ face: FontFace) -> Double {
        face.unitsPerEm == Int(size) ? 1 : 2
    }

    private func line(_ text: String, face: FontFace) throws -> TextLine {
        let style = TextStyle(chain: FallbackChain([face]), size: Self.size)
        return try #require(try TextLayout(text, style: style).lines.first)
    }

    /// Rounds as the pictures are rounded: outlines cut to whole units, then put at whole places.
    private func outline(of runs: [GlyphRun]) throws -> OutlineContours {
        var outline = OutlineContours()
        for run in runs {
            let unit = run.scaled(1)
            let scale = AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: 0, ty: 0)
            var pen = run.x
            for glyph in run.glyphs {
                if let path = try run.face.outline(of: glyph.glyph) {
                    outline.append(
                        OutlineContours(path.transformed(by: scale)).truncated,
                        x: (pen + run.scaled(glyph.xOffset)).rounded(),
                        y: run.scaled(glyph.yOffset).rounded())
                }
                pen += run.scaled(glyph.advance)
            }
        }
        return outline
    }

    private func seenCause(in runs: [GlyphRun]) -> RenderingDeviation.Cause {
        for run in runs {
            let circle = run.face.glyph(for: "\u{25CC}")
            for glyph in run.glyphs {
                if glyph.glyph == .notdef { return .missingGlyph }
                if glyph.glyph == circle { return .dottedCircle }
            }
        }
        return .placement
    }
}
