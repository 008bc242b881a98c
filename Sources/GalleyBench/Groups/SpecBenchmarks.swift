import CPeer
import Galley

/// Whole specs: from a file's text to the PNGs of all its pictures, fonts opened anew.
enum SpecBenchmarks {
    private static let titles = BenchmarkTitles.distinct(100)
    private static let scales = [1, 2, 3]

    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        let text = Array(SpecText.buttons(titles, scales: scales).utf8)
        let count = titles.count * scales.count
        let name = "spec of 100 buttons at 3 scales"
        return [
            BenchmarkPair([
                Benchmark("read a spec of 100 buttons", unit: "specs", count: 1) {
                    _ = try ButtonSpec(decoding: text, path: "benchmark.json5")
                }
            ]),
            BenchmarkPair([
                Benchmark(name, unit: "pictures", count: count) { try draw(text) },
                Benchmark(name, system: Peer.name, unit: "pictures", count: count, goal: 1.5) {
                    for scale in scales {
                        let peer = try Peer(size: Double(15 * scale))
                        for (index, title) in titles.enumerated() {
                            try peer.draw(
                                title, SpecText.icon(index), titleColor: .black, output: PEER_RGBA)
                        }
                    }
                },
            ]),
        ]
    }

    private static func draw(_ text: [UInt8]) throws {
        let spec = try ButtonSpec(decoding: text, path: "benchmark.json5")
        let renderer = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        for scale in spec.scales {
            let grid = PixelGrid(scale: Double(scale))
            for button in spec.buttons {
                let composed = try renderer.compose(button, grid: grid)
                _ = try renderer.picture(of: composed).encodedPNG(scale: grid.scale)
            }
        }
    }
}
