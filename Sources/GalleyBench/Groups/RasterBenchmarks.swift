import Galley
import TestSupport

/// Outlines to coverage, against FreeType's own renderer.
enum RasterBenchmarks {
    static func pairs(_ peer: Peer) throws -> [BenchmarkPair] {
        let face = try FontFace(path: PackagePaths.font("MaterialIcons-Regular.ttf"))
        let glyphs = (0..<face.glyphCount).map { GlyphID(rawValue: UInt32($0)) }
        let clip = PixelRect(x: -64, y: -64, width: 256, height: 256)
        let paths = try glyphs.map { try face.outline(of: $0) ?? Path() }
        var workspace = OutlineWorkspace()
        let outlines = try paths.map {
            try PreparedOutline($0, unitsPerEm: face.unitsPerEm, using: &workspace)
        }
        var rasterizer = Rasterizer()
        return [
            BenchmarkPair(
                [
                    Benchmark("rasterize, cold", unit: "glyphs", count: glyphs.count) {
                        for glyph in glyphs {
                            let outline = try PreparedOutline(
                                face.outline(of: glyph) ?? Path(), unitsPerEm: face.unitsPerEm,
                                using: &workspace)
                            try rasterizer.withCoverage(
                                of: outline, pixelsPerEm: 30, quarterX: 0, clip: clip
                            ) { _, _ in }
                        }
                    },
                    peer.rasterizing("rasterize, cold", count: glyphs.count, goal: 1),
                ]),
            BenchmarkPair([
                Benchmark("rasterize, prepared", unit: "glyphs", count: glyphs.count) {
                    for outline in outlines {
                        try rasterizer.withCoverage(
                            of: outline, pixelsPerEm: 30, quarterX: 0, clip: clip
                        ) { _, _ in }
                    }
                },
                peer.rasterizing("rasterize, prepared", count: glyphs.count),
            ]),
        ]
    }
}
