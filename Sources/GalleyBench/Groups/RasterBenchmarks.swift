import Galley
import TestSupport

/// Outlines to coverage, against FreeType's own renderer.
enum RasterBenchmarks {
    /// Fonts whose glyphs consist of parts that cross, to be cut once: no goal when cold.
    private static let overlapping = ["NotoSansArabic", "MaterialSymbolsOutlined"]
    /// How many times as fast as FreeType's loading and rendering a glyph seen first is to be.
    private static let coldGoal = 0.8
    /// The same of rendering alone, for each font and in the mean.
    private static let preparedGoal = (each: 1.3, mean: 1.6)

    static func pairs() throws -> [BenchmarkPair] {
        let works = try ShippedFonts.unpacked.compactMap { try RasterWork(font: $0) }
        let plain = works.filter { work in
            !overlapping.contains { work.name.hasPrefix($0) }
        }
        let each = works.flatMap { work in
            let isPlain = plain.contains { $0 === work }
            return [
                cold(work.name, [work], goal: isPlain ? coldGoal : nil),
                prepared(work.name, [work], goal: preparedGoal.each),
            ]
        }
        return each + [
            cold("fonts without heavy overlap", plain, goal: coldGoal),
            prepared("all fonts", works, goal: preparedGoal.mean),
        ]
    }

    /// Loading, preparing and drawing each glyph.
    private static func cold(_ font: String, _ works: [RasterWork], goal: Double?) -> BenchmarkPair
    {
        let name = "rasterize, cold, \(font)"
        let count = works.reduce(0) { $0 + $1.count }
        return BenchmarkPair([
            Benchmark(name, unit: "glyphs", count: count) { for work in works { try work.cold() } },
            Benchmark(name, system: "FreeType", unit: "glyphs", count: count, goal: goal) {
                for work in works { work.peer.cold() }
            },
        ])
    }

    /// Drawing each glyph, prepared before.
    private static func prepared(
        _ font: String, _ works: [RasterWork], goal: Double
    ) -> BenchmarkPair {
        let name = "rasterize, prepared, \(font)"
        let count = works.reduce(0) { $0 + $1.count }
        return BenchmarkPair([
            Benchmark(name, unit: "glyphs", count: count) {
                for work in works { try work.prepared() }
            },
            Benchmark(name, system: "FreeType", unit: "glyphs", count: count, goal: goal) {
                for work in works { work.peer.prepared() }
            },
        ])
    }
}
