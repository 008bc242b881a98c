import Foundation
import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Coverage beside FreeType, Cairo and supersampling")
struct RasterPeerTests {
    /// Differences of one font at one size, in 1/255.
    private struct Tally {
        var (glyphs, pixels) = (0, 0)
        var (oursToArea, theirsToArea, samplesToArea) = (0.0, 0.0, 0.0)
        var (oursWorst, theirsWorst, samplesWorst) = (0.0, 0.0, 0.0)
        var oursToSamples = 0
    }

    /// Opens a font where it is there in the version that was measured.
    private func face(of font: RasterOracle.Font) -> FontFace? {
        guard let face = try? FontFace(path: font.file, index: font.index),
            face.unitsPerEm == font.upem, face.glyphCount == font.glyphs
        else { return nil }
        return face
    }

    // The samples are within 5/255 of the area and ours within 2/255, so both are within 7/255.
    @Test(
        "every pixel is within 2/255 of the area and of the supersampled bitmaps as they allow",
        .enabled(if: Conformance.isAvailable, "GALLEY_CONFORMANCE is not set"))
    func peers() throws {
        var tallies: [String: Tally] = [:]
        let fonts = RasterOracle.fonts()
        var faces: [String: FontFace] = [:]
        var missing: Set<String> = []
        let glyphs = RasterOracle.load().glyphs
        for name in Set(glyphs.map(\.font)) {
            faces[name] = fonts[name].flatMap(face)
            if faces[name] == nil { missing.insert(name) }
        }
        for glyph in glyphs {
            guard let face = faces[glyph.font] else { continue }
            try compare(
                glyph, face,
                &tallies["\(glyph.font) \(glyph.size)", default: Tally()])
        }
        if !missing.isEmpty {
            print("not compared, as the font is missing or another one: \(missing.sorted())")
        }
        print("error in 1/255 against the exact area: mean over edge pixels and worst")
        print("font, size      glyphs     galley           FreeType, Cairo  32 x 32 samples")
        func cell(_ sum: Double, _ worst: Double, _ tally: Tally) -> String {
            String(format: "%8.3f %7.2f", sum / Double(max(1, tally.pixels)), worst)
        }
        for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            print(
                name.padding(toLength: 16, withPad: " ", startingAt: 0)
                    + String(format: "%6d", tally.glyphs)
                    + cell(tally.oursToArea, tally.oursWorst, tally) + " "
                    + cell(tally.theirsToArea, tally.theirsWorst, tally) + " "
                    + cell(tally.samplesToArea, tally.samplesWorst, tally))
            #expect(tally.oursWorst <= 2, "\(name)")
            #expect(tally.oursToSamples <= 7, "\(name)")
            #expect(tally.oursToArea <= tally.theirsToArea, "\(name)")
        }
        #expect(!tallies.isEmpty || !missing.isEmpty)
    }

    private func compare(
        _ glyph: RasterOracle.Glyph, _ face: FontFace, _ tally: inout Tally
    ) throws {
        let outline = try #require(try face.outline(of: GlyphID(rawValue: glyph.gid)))
        let scale = Double(glyph.size) / Double(face.unitsPerEm)
        let device = outline.transformed(
            by: AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0))
        let area = ExactCoverage(device, rule: .nonZero, flatness: 1.0 / 1000)
        let ours = try Coverage.of(
            PreparedOutline(outline, unitsPerEm: face.unitsPerEm),
            pixelsPerEm: Double(glyph.size))
        let (peer, supersampled) = (glyph.ft.coverage, glyph.exact.coverage)
        tally.glyphs += 1
        for y in area.rect.y - 1...area.rect.maxY {
            for x in area.rect.x - 1...area.rect.maxX {
                let exact = area.area(x: x, y: y) * 255
                let (drawn, sampled) = (peer[x, y], supersampled[x, y])
                let own = abs(Double(ours[x, y]) - exact)
                let theirs = abs(Double(drawn) - exact)
                let samples = abs(Double(sampled) - exact)
                tally.oursWorst = max(tally.oursWorst, own)
                tally.theirsWorst = max(tally.theirsWorst, theirs)
                tally.samplesWorst = max(tally.samplesWorst, samples)
                tally.oursToSamples = max(
                    tally.oursToSamples, abs(ours[x, y] - sampled))
                guard exact > 1e-6, exact < 255 - 1e-6 else { continue }
                tally.pixels += 1
                tally.oursToArea += own
                tally.theirsToArea += theirs
                tally.samplesToArea += samples
            }
        }
    }
}
