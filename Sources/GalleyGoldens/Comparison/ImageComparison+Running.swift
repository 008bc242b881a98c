import GalleyImage

extension ImageComparison {
    /// Compares the pictures.
    ///
    /// Different sizes are no error: both pictures then lie on one canvas, from their common top
    /// left, with nothing where one of them ends.
    ///
    /// - Parameter detail: What is measured beside what the verdict needs.
    /// - Returns: The verdict and the counts.
    public func compare(detail: Detail = .verdict) -> Comparison {
        let canvas = ComparisonCanvas(self)
        var comparison = Comparison(
            verdict: .match, metric: metric,
            expectedSize: PixelSize(width: expected.width, height: expected.height),
            actualSize: PixelSize(width: actual.width, height: actual.height),
            canvasSize: PixelSize(width: canvas.expected.width, height: canvas.expected.height))
        comparison.maskedPixels = canvas.maskedCount
        let isFull = detail == .full
        let sides = isFull ? windowSides : tolerance.windowSides
        var map = [UInt8](
            repeating: PixelMap.same,
            count: isFull || !sides.isEmpty ? comparison.canvasSize.pixelCount : 0)
        comparison.take(canvas.tally(by: self, map: &map))
        comparison.windows = sides.map { side in
            Comparison.Window(
                side: side,
                pixels: DifferenceDensity(map, width: canvas.expected.width).largest(side: side))
        }
        if isFull || tolerance.boundsDelta {
            comparison.take(canvas.survey(by: metric, withColors: isFull))
        }
        if tolerance.boundsSimilarity || metric.kind == .ssim {
            comparison.similarity = StructuralSimilarity().mean(
                canvas.expected, canvas.actual, mask: canvas.mask)
        }
        if isFull { comparison.clusters = ClusterFinder(canvas, map, self).clusters() }
        comparison.judge(by: tolerance, sizeRule)
        return comparison
    }

    /// The squares that a full measurement looks at where no limit asks for any.
    private var windowSides: [Int] {
        tolerance.windowSides.isEmpty ? [8] : tolerance.windowSides
    }
}

extension Comparison {
    /// Takes the counts of all rows.
    fileprivate mutating func take(_ tally: Tally) {
        differingPixels = tally.differing
        antialiasedPixels = tally.antialiased
        unequalPixels = tally.unequal
        unequalColorPixels = tally.unequalColor
        maxChannel = tally.maxChannel
        bounds = tally.bounds
    }

    /// Takes what a closer look found.
    fileprivate mutating func take(_ survey: Survey) {
        maxDelta = survey.maxDelta
        meanSquaredDelta = survey.meanSquaredDelta
        maxDeltaE = survey.maxDeltaE
        meanDeltaE = survey.meanDeltaE
    }

    /// Comes to the verdict.
    fileprivate mutating func judge(by tolerance: Tolerance, _ sizeRule: ImageComparison.SizeRule) {
        outcomes = tolerance.effectiveLimits(for: metric).map { $0.outcome(for: self) }
        if sizeRule == .fail, expectedSize != actualSize {
            verdict = .size
        } else {
            verdict = outcomes.allSatisfy(\.holds) ? .match : .changed
        }
    }
}
