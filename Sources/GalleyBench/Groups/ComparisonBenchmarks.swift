import Galley
import GalleyGoldens
import GalleyImage

/// Comparisons of pictures of buttons: 4 megapixels, 1 in 8 buttons with another title.
enum ComparisonBenchmarks {
    /// Two pictures to compare.
    private struct Pictures {
        let expected: StraightBitmap
        let actual: StraightBitmap
    }

    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        let pictures = try pictures()
        let same = Pictures(expected: pictures.expected, actual: pictures.expected)
        let small = Pictures(
            expected: try tiled([0], columns: 1, rows: 1),
            actual: try tiled([1], columns: 1, rows: 1))
        func edges(_ antialiasing: Metric.Antialiasing) -> Metric {
            Metric(.yiq, antialiasing: antialiasing)
        }
        return try [
            pair("compare equal pictures", .exact, same),
            pair("compare, exact", .exact, pictures),
            pair("compare, YIQ", edges(.count), pictures),
            pair("compare, YIQ without edges", edges(.ignore), pictures),
            pair("compare, OKLab", Metric(.oklab), pictures),
            pair("compare, exact, 2 threads", .exact, pictures, workers: 2),
            pair("compare, YIQ w/o edges, 2 threads", edges(.ignore), pictures, workers: 2),
            pair("compare two buttons, exact", .exact, small, unit: "comparisons", count: 1),
            pair("compare two buttons, YIQ", edges(.ignore), small, unit: "comparisons", count: 1),
        ]
    }

    private static func pair(
        _ name: String, _ metric: Metric, _ pictures: Pictures, workers: Int = 1,
        unit: String = "megapixels", count: Int = 4
    ) throws -> BenchmarkPair {
        let comparison = ImageComparison(
            expected: pictures.expected, actual: pictures.actual, metric: metric, workers: workers)
        let unequal = zip(
            stride(from: 0, to: pictures.expected.bytes.count, by: 4),
            stride(from: 0, to: pictures.actual.bytes.count, by: 4)
        ).count { pictures.expected.bytes[$0..<$0 + 4] != pictures.actual.bytes[$1..<$1 + 4] }
        return BenchmarkPair([
            Benchmark(name, unit: unit, count: count, isShared: workers > 1) {
                guard comparison.compare().unequalPixels == unequal else {
                    throw BenchError.wrongCount(name)
                }
            }
        ])
    }

    /// Makes 2 pictures of 4 megapixels, 208 buttons each.
    private static func pictures() throws -> Pictures {
        var numbers = (0..<208).map { $0 % BenchmarkTitles.words.count }
        let expected = try tiled(numbers, columns: 8, rows: 26)
        for index in stride(from: 3, to: numbers.count, by: 8) { numbers[index] = 0 }
        return Pictures(
            expected: expected, actual: try tiled(numbers, columns: 8, rows: 26))
    }

    private static func tiled(_ numbers: [Int], columns: Int, rows: Int) throws -> StraightBitmap {
        let renderer = ButtonRenderer(fonts: ButtonFonts(ButtonBenchmarks.fonts))
        let tiles = try ButtonBenchmarks.buttons(titleColor: .black).map { button in
            let composed = try renderer.compose(button, grid: PixelGrid(scale: 2))
            return StraightBitmap(try renderer.picture(of: composed))
        }
        var bytes: [UInt8] = []
        let row = tiles[0].width * 4
        for top in 0..<rows {
            for y in 0..<tiles[0].height {
                for number in numbers[top * columns..<(top + 1) * columns] {
                    bytes += tiles[number].bytes[y * row..<(y + 1) * row]
                }
            }
        }
        return try StraightBitmap(
            width: columns * tiles[0].width, height: rows * tiles[0].height, bytes: bytes)
    }
}
