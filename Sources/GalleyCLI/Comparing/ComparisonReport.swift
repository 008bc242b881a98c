import GalleyGeometry
import GalleyGoldens

/// A comparison in lines for people.
struct ComparisonReport {
    private let comparison: Comparison
    /// How many clusters are listed.
    private static let clusterLimit = 20

    init(_ comparison: Comparison) { self.comparison = comparison }

    /// The verdict, what was measured, the limits and the clusters.
    var lines: [String] {
        var lines = ["\(comparison.verdict.rawValue): \(comparison.summary)"]
        lines.append(
            "  metric: \(Self.name(comparison.metric)), "
                + "\(Decimal.percent(comparison.ratio)) of the pixels")
        lines.append("  channels: \(Self.channels(comparison.maxChannel))")
        if let largest = comparison.maxDeltaE, let mean = comparison.meanDeltaE {
            lines.append(
                "  colour difference (CIE 2000): largest \(Decimal.text(largest, digits: 2)), "
                    + "mean \(Decimal.text(mean, digits: 2)) of "
                    + "\(comparison.unequalPixels) unequal pixels")
        }
        for window in comparison.windows {
            lines.append("  densest \(window.side)×\(window.side): \(window.pixels) px")
        }
        if comparison.maskedPixels > 0 {
            lines.append(
                "  left out: \(comparison.maskedPixels) px, \(Decimal.percent(comparison.maskedShare))"
            )
        }
        for outcome in comparison.outcomes { lines.append("  " + Self.line(outcome)) }
        for cluster in comparison.clusters.prefix(Self.clusterLimit) {
            let box = cluster.bounds
            lines.append(
                "  at \(box.x),\(box.y),\(box.width),\(box.height): \(cluster.change.words), "
                    + "\(cluster.pixelCount) px, by up to \(cluster.largestDelta) of 255")
        }
        let rest = comparison.clusters.count - Self.clusterLimit
        if rest > 0 { lines.append("  and \(rest) more places") }
        return lines
    }

    private static func line(_ outcome: Comparison.Outcome) -> String {
        let limit = "limit \(outcome.limit.bound.words)"
        if outcome.holds { return "\(limit): holds" }
        guard let flag = outcome.sufficient?.flag else { return "\(limit): does not hold" }
        return "\(limit): does not hold; \(flag) would just pass"
    }

    /// A metric with its threshold and what it does with rims.
    static func name(_ metric: Metric) -> String {
        var text = metric.kind.rawValue
        if metric.kind != .exact { text += " \(Decimal.text(metric.threshold, digits: 6))" }
        if metric.antialiasing == .ignore { text += " without rims" }
        return text
    }

    private static func channels(_ delta: ChannelDelta) -> String {
        "red \(delta.red), green \(delta.green), blue \(delta.blue), alpha \(delta.alpha)"
    }
}

extension Tolerance.Bound {
    /// The flag of `galley diff` that sets the bound, or nil where none does.
    var flag: String? {
        switch self {
        case .pixels(let most): "--max-diff \(most)px"
        case .ratio(let most): "--max-diff \(most * 100)%"
        case .channel(let most): "--max-channel \(most)"
        case .window(let side, let most): "--window \(side):\(most)"
        case .antialiased(let most): "--max-aa \(most)"
        case .fuzzy(let ranges): "--fuzzy '\(ranges.notation)'"
        case .similarity(let least): "--threshold \(least)"
        case .delta: nil
        }
    }
}
