import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport

/// Measures how long comparing 35 megapixels takes: a pair of pixelmatch, 14 times each way.
struct ComparisonBench {
    private let copies = 14
    private let repeats = 7

    /// Prints the times; fails where a count is not what the tiling predicts.
    func run() throws -> Int32 {
        guard let folder = PackagePaths.conformance else {
            print("set GALLEY_CONFORMANCE to the folder that holds pixelmatch/4a.png and 4b.png")
            return 66
        }
        let tile = (
            try picture("\(folder)/pixelmatch/4a.png"), try picture("\(folder)/pixelmatch/4b.png")
        )
        let pair = (try tiled(tile.0), try tiled(tile.1))
        print("\(pair.0.width)×\(pair.0.height) pixels, best of \(repeats), milliseconds")
        var isRight = true
        for threshold in [0.1, 0.05] {
            for antialiasing in [Metric.Antialiasing.ignore, .count] {
                let metric = Metric(.yiq, threshold: threshold, antialiasing: antialiasing)
                isRight =
                    measure("yiq \(threshold), edges \(antialiasing.rawValue)d", metric, pair, tile)
                    && isRight
            }
        }
        isRight = measure("exact", .exact, pair, tile) && isRight
        isRight =
            measure("exact, equal pictures", .exact, (pair.0, pair.0), (tile.0, tile.0)) && isRight
        isRight = measure("oklab 0.1", Metric(.oklab), pair, tile) && isRight
        return isRight ? 0 : 1
    }

    private func measure(
        _ name: String, _ metric: Metric, _ pair: (StraightBitmap, StraightBitmap),
        _ tile: (StraightBitmap, StraightBitmap)
    ) -> Bool {
        var row = name.padding(toLength: 26, withPad: " ", startingAt: 0)
        let one = ImageComparison(expected: tile.0, actual: tile.1, metric: metric).compare()
        var isRight = true
        for workers in [1, 2] {
            let comparison = ImageComparison(
                expected: pair.0, actual: pair.1, metric: metric, workers: workers)
            var best = Duration.seconds(1000)
            var bestWork = clock_t.max
            for _ in 0..<repeats {
                let clock = ContinuousClock()
                let (start, work) = (clock.now, Foundation.clock())
                let result = comparison.compare()
                best = min(best, clock.now - start)
                bestWork = min(bestWork, Foundation.clock() - work)
                isRight = isRight && isPredicted(result, by: one)
            }
            row +=
                "  \(workers) thread\(workers == 1 ? " " : "s")" + column(best / .milliseconds(1))
            row += " (processor\(column(Double(bestWork) * 1000 / Double(CLOCKS_PER_SEC))))"
        }
        print(row + (isRight ? "" : "  WRONG COUNT"))
        return isRight
    }

    /// Whether the counts are those of the tiles.
    ///
    /// Across the seams a pixel has other neighbours than at the border of one tile, so the rims
    /// there may be told otherwise; all that differs, rims or not, is the same.
    private func isPredicted(_ result: Comparison, by one: Comparison) -> Bool {
        let tiles = copies * copies
        return result.unequalPixels == one.unequalPixels * tiles
            && result.differingPixels + result.antialiasedPixels
                == (one.differingPixels + one.antialiasedPixels) * tiles
            && result.maxChannel == one.maxChannel
    }

    private func picture(_ path: String) throws -> StraightBitmap {
        try StraightBitmap(png: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }

    private func tiled(_ tile: StraightBitmap) throws -> StraightBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(tile.bytes.count * copies * copies)
        for _ in 0..<copies {
            for y in 0..<tile.height {
                let row = tile.bytes[y * tile.width * 4..<(y + 1) * tile.width * 4]
                for _ in 0..<copies { bytes += row }
            }
        }
        return try StraightBitmap(
            width: tile.width * copies, height: tile.height * copies, bytes: bytes)
    }
}
