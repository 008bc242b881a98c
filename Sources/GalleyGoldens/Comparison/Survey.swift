import GalleyImage

/// A closer look at the unequal pixels.
struct Survey {
    /// The farthest pixel, in the unit of the metric.
    var maxDelta = 0.0
    /// The mean over the unequal pixels of the square of the largest channel difference.
    var meanSquaredDelta = 0.0
    /// The largest and the mean CIE 2000 colour difference; nil where nobody asked.
    var maxDeltaE: Double?
    var meanDeltaE: Double?
}

extension ComparisonCanvas {
    /// Looks at every unequal pixel that counts.
    func survey(by metric: Metric, withColors: Bool) -> Survey {
        switch metric.kind {
        case .exact, .channel, .ssim: survey(ChannelMetric(threshold: 0), withColors)
        case .yiq:
            survey(YIQMetric(threshold: 0, backdrop: metric.backdrop), withColors)
        case .oklab:
            survey(OKLabMetric(threshold: 0, backdrop: metric.backdrop), withColors)
        case .cie76, .cie94, .ciede2000: survey(ColorDifferenceMetric(metric), withColors)
        }
    }

    /// Sums up in the order of the pixels, so that the last digit is the same everywhere.
    private func survey(_ metric: some PixelMetric, _ withColors: Bool) -> Survey {
        var survey = Survey()
        let colors = ColorDifferenceMetric(Metric(.ciede2000))
        var (count, squares, colorSum, colorMax) = (0, 0, 0.0, 0.0)
        forEachUnequalPixel { index, first, second in
            count += 1
            survey.maxDelta = max(survey.maxDelta, metric.distance(first, second, at: index))
            let largest = Int(ChannelMetric.largest(first, second))
            squares += largest * largest
            if withColors {
                let difference = colors.distance(first, second, at: index)
                colorSum += difference
                colorMax = max(colorMax, difference)
            }
        }
        survey.meanSquaredDelta = count == 0 ? 0 : Double(squares) / Double(count)
        if withColors {
            survey.maxDeltaE = colorMax
            survey.meanDeltaE = count == 0 ? 0 : colorSum / Double(count)
        }
        return survey
    }

    /// Calls a closure for each pair of pixels that is not the same and not left out.
    func forEachUnequalPixel(_ body: (_ index: Int, _ first: UInt32, _ second: UInt32) -> Void) {
        PixelWords.lend(expected) { expected in
            PixelWords.lend(actual) { actual in
                PixelMask.lend(mask) { mask in
                    let width = expected.width
                    for y in 0..<expected.height {
                        let row = y * width
                        if expected.equals(actual, from: row, count: width) { continue }
                        for index in row..<row + width {
                            let (first, second) = (expected[index], actual[index])
                            if first == second { continue }
                            if (first | second) & UInt32.alphaBits == 0 { continue }
                            if let mask, mask.isMasked(index) { continue }
                            body(index, first, second)
                        }
                    }
                }
            }
        }
    }
}
