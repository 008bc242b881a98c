import GalleyImage
import Synchronization

/// Two pictures brought to one size, and what is left out of them.
struct ComparisonCanvas {
    let expected: StraightBitmap
    let actual: StraightBitmap
    /// A byte a pixel, other than 0 where it is left out; empty where nothing is.
    let mask: [UInt8]
    let maskedCount: Int

    init(_ comparison: ImageComparison) {
        let (first, second) = (comparison.expected, comparison.actual)
        if first.width == second.width, first.height == second.height {
            (expected, actual) = (first, second)
        } else {
            let size = Self.size(first, second)
            expected = first.placed(on: size)
            actual = second.placed(on: size)
        }
        mask = comparison.mask.marks(width: expected.width, height: expected.height)
        maskedCount = mask.reduce(0) { $0 + Int($1) }
    }

    /// Returns the smallest canvas that holds both; where no bitmap is that large, what both hold.
    private static func size(_ first: StraightBitmap, _ second: StraightBitmap) -> PixelSize {
        let union = PixelSize(
            width: max(first.width, second.width), height: max(first.height, second.height))
        if union.pixelCount <= Bitmap.maximumPixelCount { return union }
        return PixelSize(
            width: min(first.width, second.width), height: min(first.height, second.height))
    }

    /// Counts what differs, and notes it in a map that has a byte for each pixel or none at all.
    func tally(by comparison: ImageComparison, map: inout [UInt8]) -> Tally {
        let metric = comparison.metric
        let workers = comparison.workers
        switch metric.kind {
        case .exact, .ssim:
            return tally(ChannelMetric(threshold: 0), metric, workers, &map)
        case .channel:
            return tally(ChannelMetric(threshold: metric.threshold), metric, workers, &map)
        case .yiq:
            return tally(
                YIQMetric(threshold: metric.threshold, backdrop: metric.backdrop), metric,
                workers, &map)
        case .oklab:
            return tally(
                OKLabMetric(threshold: metric.threshold, backdrop: metric.backdrop), metric,
                workers, &map)
        case .cie76, .cie94, .ciede2000:
            return tally(ColorDifferenceMetric(metric), metric, workers, &map)
        }
    }

    private func tally(
        _ measure: some PixelMetric, _ metric: Metric, _ workers: Int, _ map: inout [UInt8]
    ) -> Tally {
        let edges = metric.antialiasing == .ignore ? EdgeDetector(metric) : nil
        let height = expected.height
        // Bands small enough that threads which got easy rows take more of them.
        let band = max(1, min(64, height / max(1, workers)))
        return PixelWords.lend(expected) { expected in
            PixelWords.lend(actual) { actual in
                PixelMask.lend(mask) { mask in
                    PixelMap.lend(&map) { map in
                        let pass = ComparisonPass(
                            expected: expected, actual: actual, metric: measure, edges: edges,
                            mask: mask, map: map)
                        if workers <= 1 {
                            var scratch = PassScratch(pass)
                            return pass.run(rows: 0..<height, &scratch)
                        }
                        let sum = Mutex(Tally())
                        // As many as threads, handed on from band to band.
                        let idle = Mutex<[PassScratch]>([])
                        Workers.run(count: (height + band - 1) / band, workers: workers) { piece in
                            let rows = piece * band..<min(height, (piece + 1) * band)
                            var scratch = idle.withLock { $0.popLast() } ?? PassScratch(pass)
                            let part = pass.run(rows: rows, &scratch)
                            idle.withLock { $0.append(scratch) }
                            sum.withLock { $0.merge(part) }
                        }
                        return sum.withLock { $0 }
                    }
                }
            }
        }
    }
}
