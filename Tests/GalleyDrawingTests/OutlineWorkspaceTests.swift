import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Outlines prepared in kept memory")
struct OutlineWorkspaceTests {
    /// A glyph's pixels and their coverage.
    private struct Mask: Equatable {
        let rect: PixelRect
        let coverage: [UInt8]
    }

    @Test(
        "What was prepared before in the same memory does not change an outline",
        arguments: ["Roboto-Regular.ttf", "NotoSansArabic-Regular.ttf"])
    func reuse(font: String) throws {
        let face = try FontFace(path: PackagePaths.font(font))
        var workspace = OutlineWorkspace()
        var rasterizer = Rasterizer()
        // Both fonts have contours that cross among those that do not; refused ones come between.
        var refused = Path()
        refused.move(to: .zero)
        refused.line(to: Point(x: .nan, y: 0))
        for number in stride(from: UInt32(20), to: UInt32(face.glyphCount), by: 37) {
            guard let path = try face.outline(of: GlyphID(rawValue: number)) else { continue }
            #expect(throws: DrawingError.nonFiniteCoordinate(index: 1)) {
                try PreparedOutline(refused, unitsPerEm: face.unitsPerEm, using: &workspace)
            }
            let kept = try PreparedOutline(
                path, unitsPerEm: face.unitsPerEm, using: &workspace)
            let alone = try PreparedOutline(path, unitsPerEm: face.unitsPerEm)
            let (first, second) = (
                try mask(of: kept, &rasterizer), try mask(of: alone, &rasterizer)
            )
            #expect(first == second, "glyph \(number)")
        }
    }

    private func mask(
        of outline: PreparedOutline, _ rasterizer: inout Rasterizer
    ) throws(DrawingError) -> Mask {
        try rasterizer.withCoverage(
            of: outline, pixelsPerEm: 20, clip: PixelRect(x: -100, y: -100, width: 400, height: 200)
        ) { rect, coverage throws(DrawingError) in
            Mask(rect: rect, coverage: coverage.indices.map { coverage[$0] })
        }
    }
}
