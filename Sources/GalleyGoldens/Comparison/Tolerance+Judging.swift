extension Tolerance {
    /// The sides of the squares that limits ask of, each once.
    var windowSides: [Int] {
        var sides: [Int] = []
        for limit in limits {
            if case .window(let side, _) = limit.bound, !sides.contains(side) { sides.append(side) }
        }
        return sides
    }

    /// Whether a limit is on the farthest pixel, in the unit of the metric.
    var boundsDelta: Bool {
        limits.contains { limit in
            if case .delta = limit.bound { return true }
            return false
        }
    }

    /// Whether a limit is on the similarity.
    var boundsSimilarity: Bool {
        limits.contains { limit in
            if case .similarity = limit.bound { return true }
            return false
        }
    }

    /// The limits that a comparison by a metric is held to.
    ///
    /// A metric of whole pictures bounds what it measures by its threshold. Where nothing says how
    /// much may differ, nothing may.
    func effectiveLimits(for metric: Metric) -> [Limit] {
        var effective = limits
        if metric.kind == .ssim {
            effective.append(
                Limit(.similarity(metric.threshold), reason: "the threshold of the metric"))
        }
        if !effective.contains(where: \.bound.boundsDifference) {
            effective.append(Limit(.pixels(0), reason: "no limit allows a difference"))
        }
        return effective
    }
}

extension Tolerance.Limit {
    /// Holds the limit against what was measured.
    func outcome(for comparison: Comparison) -> Comparison.Outcome {
        let (holds, sufficient) = bound.judge(comparison)
        return Comparison.Outcome(limit: self, holds: holds, sufficient: sufficient)
    }
}

extension Tolerance.Bound {
    /// Returns whether the bound holds, and the tightest of its kind that does.
    fileprivate func judge(_ measured: Comparison) -> (Bool, Tolerance.Bound?) {
        switch self {
        case .pixels(let most):
            return (measured.differingPixels <= most, .pixels(measured.differingPixels))
        case .ratio(let most):
            return (Self.isWithin(most, measured), .ratio(measured.ratio))
        case .delta(let most):
            let delta = measured.maxDelta ?? 0
            return (delta <= most, .delta(delta))
        case .channel(let most):
            let largest = measured.maxChannel.largest
            return (largest <= most, .channel(largest))
        case .window(let side, let most):
            let densest = measured.windows.first { $0.side == side }?.pixels ?? 0
            return (densest <= most, .window(side: side, pixels: densest))
        case .antialiased(let most):
            return (measured.antialiasedPixels <= most, .antialiased(measured.antialiasedPixels))
        case .fuzzy(let ranges):
            let colors = measured.maxChannel
            let difference = max(colors.red, colors.green, colors.blue)
            let pixels = measured.unequalColorPixels
            let exact = Fuzzy(
                maxDifference: difference...difference, totalPixels: pixels...pixels)
            return (ranges.contains(difference: difference, pixels: pixels), .fuzzy(exact))
        case .similarity(let least):
            let similarity = measured.similarity ?? 0
            return (similarity >= least, .similarity(similarity))
        }
    }

    /// Whether a share of the pixels holds all that differ: whole pixels decide, not the quotient.
    private static func isWithin(_ share: Double, _ measured: Comparison) -> Bool {
        Double(measured.differingPixels) <= share * Double(measured.canvasSize.pixelCount)
    }
}
