import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Places in design spaces")
struct InstanceTests {
    @Test(
        "At an instance advances, outlines, ink boxes and metrics are those of fontTools",
        arguments: InstanceCase.all)
    func instances(_ expected: InstanceCase) throws {
        let face = try FontFace(
            path: PackagePaths.anyFont(expected.font), variations: expected.settings)
        // FreeType's numbers have 1/64 unit.
        try check(face, expected, within: 1.0 / 16)
    }

    @Test(
        "At ten places on each axis, fonts of other projects are as fontTools makes them",
        .enabled(if: PackagePaths.conformance != nil, "needs GALLEY_CONFORMANCE"))
    func conformance() throws {
        let folder = try #require(PackagePaths.conformance)
        let fonts = Set(InstanceCase.conformance.map(\.font))
        #expect(fonts.count == 20)
        for expected in InstanceCase.conformance {
            let parent =
                expected.font.hasPrefix("test_glyphs")
                ? "color-fonts" : "text-rendering-tests/fonts"
            let face = try FontFace(
                path: "\(folder)/\(parent)/\(expected.font)", variations: expected.settings)
            // Half a unit where a glyph has its parts rounded to the grid, and the fixture's last digit.
            try check(face, expected, within: 0.505)
        }
    }

    private func check(
        _ face: FontFace, _ expected: InstanceCase, within tolerance: Double
    ) throws {
        #expect(face.clampedVariations.isEmpty)
        for wanted in expected.glyphs {
            let glyph = GlyphID(rawValue: wanted.glyph)
            let context = "\(expected.name), glyph \(wanted.glyph)"
            // An advance is rounded to whole units by both engines; a hundredth is the fixture's.
            #expect(abs(Double(face.advance(of: glyph)) - wanted.advance) <= 0.51, "\(context)")
            let ink = try face.inkBounds(of: glyph)
            #expect((ink == nil) == (wanted.ink == nil), "\(context)")
            guard let bounds = wanted.ink, let ink else { continue }
            for (actual, bound) in zip([ink.minX, ink.minY, ink.maxX, ink.maxY], bounds) {
                #expect(abs(actual - bound) <= tolerance, "\(context): \(ink) for \(bounds)")
            }
            let outline = try #require(try face.outline(of: glyph))
            if let area = wanted.area {
                // Points that are off move the area by less than several times around the box.
                #expect(
                    abs(outline.enclosedArea - area) <= 4 * tolerance * (ink.width + ink.height)
                        + 1,
                    "\(context): area \(outline.enclosedArea) for \(area)")
            }
            if let path = wanted.outline {
                let contours = try #require(OutlineContours(svgPath: path))
                #expect(
                    OutlineContours(outline).matches(contours, within: tolerance), "\(context)")
            }
        }
        let sources = [
            (MetricsSource.typo, expected.typo), (.hhea, expected.hhea ?? expected.typo),
        ]
        for case (let source, let wanted?) in sources {
            let metrics = face.metrics(from: source)
            #expect(
                isNear([metrics.ascender, metrics.descender, metrics.lineGap], wanted),
                "\(expected.name), \(source)")
        }
        if let win = expected.win {
            let metrics = face.metrics(from: .win)
            #expect(isNear([metrics.ascender, metrics.descender], win), "\(expected.name)")
        }
        if let xHeight = expected.xHeight, let capHeight = expected.capHeight {
            // A font may leave a height at zero, which is none.
            let wanted = [xHeight, capHeight].map { $0 == 0 ? nil : $0 }
            #expect(isNear([face.xHeight, face.capHeight], wanted), "\(expected.name)")
        }
    }

    private func isNear(_ values: [Double?], _ expected: [Double?]) -> Bool {
        zip(values, expected).allSatisfy { value, expected in
            guard let value, let expected else { return value == nil && expected == nil }
            return abs(value - expected) < 0.011
        }
    }
}
