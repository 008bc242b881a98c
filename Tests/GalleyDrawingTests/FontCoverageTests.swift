import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Coverage of fonts")
struct FontCoverageTests {
    /// How many glyphs of each font are drawn, evenly spaced; galley-bench draws all.
    private static let sampleSize = 6

    // The bounds are those that galley-bench holds for every glyph of every font.
    @Test(
        "Every pixel of a glyph is within 2/255 of the exact area, the mean within 0.05 of rounding",
        arguments: ShippedFonts.all)
    func sample(font: String) throws {
        let face = try FontFace(path: PackagePaths.font(font))
        var (ours, perfect, edgePixels) = (0.0, 0.0, 0)
        let step = max(1, face.glyphCount / Self.sampleSize)
        for number in stride(from: step / 2, to: face.glyphCount, by: step) {
            let glyph = GlyphID(rawValue: UInt32(number))
            guard let outline = try face.outline(of: glyph), !outline.isEmpty else { continue }
            let prepared = try PreparedOutline(outline, unitsPerEm: face.unitsPerEm)
            for (quarter, size) in [15.0, 30, 45].enumerated() {
                let scale = size / Double(face.unitsPerEm)
                let device = outline.transformed(
                    by: AffineTransform(
                        a: scale, b: 0, c: 0, d: -scale, tx: Double(quarter) / 4, ty: 0))
                let exact = ExactCoverage(device, rule: .nonZero, flatness: 1.0 / 1000)
                let coverage = try Coverage.of(prepared, pixelsPerEm: size, quarterX: quarter)
                let error = coverage.largestError(to: exact)
                #expect(error <= 2, "glyph \(number) at \(size): \(error)/255")
                for y in exact.rect.y..<exact.rect.maxY {
                    for x in exact.rect.x..<exact.rect.maxX {
                        let area = exact.area(x: x, y: y) * 255
                        guard area > 1e-6, area < 255 - 1e-6 else { continue }
                        edgePixels += 1
                        ours += abs(area - Double(coverage[x, y]))
                        perfect += abs(area - area.rounded())
                    }
                }
            }
        }
        guard edgePixels > 0 else {
            // Only a font of bitmaps has no outline to draw.
            #expect(font.contains("CBDT"))
            return
        }
        #expect((ours - perfect) / Double(edgePixels) <= 0.05)
    }
}
