import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import TestSupport

/// Compares the coverage of whole fonts with the exact area, and FreeType's with the same.
///
/// The exact area of a glyph comes from its outline in font units, which is neither scaled to 26.6
/// nor flattened coarsely, so that it judges both renderers alike.
struct CoverageSweep {
    /// The sizes in pixels per em.
    var sizes = [15, 30, 45]
    /// Only every so many glyphs are drawn.
    var stride = 1

    /// What came out for one font.
    struct Row {
        var font: String
        var glyphs = 0
        var ours = CoverageError()
        var freeType = CoverageError()
        var perfect = CoverageError()
    }

    /// Draws the glyphs of a font.
    func run(font: String) throws -> Row {
        let path = PackagePaths.font(font)
        let face = try FontFace(path: path)
        let peer = FreeTypeCoverage(path: path)
        var row = Row(font: font)
        var rasterizer = Rasterizer()
        let everything = PixelRect(x: -4000, y: -4000, width: 8000, height: 8000)
        for number in Swift.stride(from: 0, to: face.glyphCount, by: stride) {
            let glyph = GlyphID(rawValue: UInt32(number))
            guard let outline = try face.outline(of: glyph), !outline.isEmpty else { continue }
            row.glyphs += 1
            let prepared = try PreparedOutline(outline, unitsPerEm: face.unitsPerEm)
            for (place, size) in sizes.enumerated() {
                let quarter = (number + place) % 4
                let scale = Double(size) / Double(face.unitsPerEm)
                let device = outline.transformed(
                    by: AffineTransform(
                        a: scale, b: 0, c: 0, d: -scale, tx: Double(quarter) / 4, ty: 0))
                let exact = ExactCoverage(device, rule: .nonZero)
                try rasterizer.withCoverage(
                    of: prepared, pixelsPerEm: Double(size), quarterX: quarter, clip: everything
                ) { rect, coverage in
                    row.ours.add(rect, coverage.indices.map { coverage[$0] }, exact: exact)
                }
                row.perfect.addPerfectRounding(exact)
                if let theirs = peer?.coverage(
                    of: glyph.rawValue, pixelsPerEm: size, quarterX: quarter)
                {
                    row.freeType.add(theirs.rect, theirs.bytes, exact: exact)
                }
            }
        }
        return row
    }
}
