import CPeer
import Galley
import TestSupport

/// Shaping and measuring, against HarfBuzz alone.
enum TextBenchmarks {
    static func pairs(_ peer: Peer) throws -> [BenchmarkPair] {
        let face = try FontFace(path: PackagePaths.font("Roboto-Regular.ttf"))
        let style = TextStyle(chain: FallbackChain([face]), size: 15)
        let titles = BenchmarkTitles.distinct(1_000)
        let repeated = (0..<1_000).map { ["Save all", "Cancel", "Download", "Settings"][$0 % 4] }
        let cache = TextCache()
        let scalars = titles.map { $0.unicodeScalars.map(\.value) }
        return [
            BenchmarkPair([
                Benchmark("shape, distinct titles", unit: "titles", count: scalars.count) {
                    for title in scalars {
                        _ = face.shape(title.span, range: 0..<title.count)
                    }
                },
                peer.measuring("shape, distinct titles", titles),
            ]),
            BenchmarkPair(
                [
                    Benchmark("measure, distinct titles", unit: "titles", count: titles.count) {
                        for title in titles { _ = try TextLayout(title, style: style).width }
                    },
                    peer.measuring("measure, distinct titles", titles),
                ], goal: 1 / 1.5),
            BenchmarkPair(
                [
                    Benchmark("measure, repeated titles", unit: "titles", count: repeated.count) {
                        for title in repeated { _ = try cache.layout(title, style: style).width }
                    },
                    peer.measuring("measure, repeated titles", repeated),
                ], goal: 5),
        ]
    }
}
