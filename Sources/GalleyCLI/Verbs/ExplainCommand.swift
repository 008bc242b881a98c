import GalleyGoldens

/// `galley explain`: says how two pictures differ and what each metric makes of it.
struct ExplainCommand: Command {
    static let name = "explain"
    static let abstract = "Say how two pictures differ, and by which metrics they would match."
    static let discussion =
        "Measures two PNG files by every metric at its usual threshold: how many pixels differ, how many of "
        + "them are rims of shapes, how far the farthest pixel is, and whether the pictures would match. Then it "
        + "lists what seems to have happened where, and which steps of grey each threshold hides."

    @Argument("EXPECTED", help: "The picture that is right.")
    var expected: String

    @Argument("ACTUAL", help: "The picture that is compared with it.")
    var actual: String

    @Flag("json", help: "Print one JSON object.")
    var json: Bool

    var arguments: [any ArgumentDeclaration] { [_expected, _actual, _json] }

    /// What one metric makes of the pictures.
    private struct Row {
        let metric: Metric
        let result: Comparison

        /// Whether the pictures match once rims are left out too.
        var matchesWithoutRims: Bool {
            result.differingPixels == 0 && metric.kind != .ssim
        }
    }

    func run(_ console: Console) throws(CommandError) {
        let first = try ComparedFile(path: expected, console).picture
        let second = try ComparedFile(path: actual, console).picture
        func compare(_ metric: Metric, _ tolerance: Tolerance = .exact) -> Comparison {
            ImageComparison(
                expected: first, actual: second, metric: metric, tolerance: tolerance,
                sizeRule: .pad, workers: Workers.available
            ).compare()
        }
        let farthest = Tolerance.of(.delta(.infinity), reason: "asks for the farthest pixel")
        let rows = Metric.Kind.allCases.map { kind in
            let metric = Metric(kind, antialiasing: kind == .ssim ? .count : .ignore)
            return Row(metric: metric, result: compare(metric, kind == .ssim ? .exact : farthest))
        }
        let full = ImageComparison(expected: first, actual: second).compare(detail: .full)
        if json {
            console.print(document(full, rows).line)
        } else {
            for line in ComparisonReport(full).lines + table(rows) + hiding() {
                console.print(line)
            }
        }
    }

    private func table(_ rows: [Row]) -> [String] {
        var lines = ["by metric:"]
        for row in rows {
            let result = row.result
            var text = "  \(ComparisonReport.name(Metric(row.metric.kind))): "
            if let similarity = result.similarity {
                text += "similarity \(Decimal.text(similarity, digits: 6)), "
                text += result.verdict == .match ? "would match" : "would differ"
            } else {
                let all = result.differingPixels + result.antialiasedPixels
                text += "\(all) px differ, \(result.antialiasedPixels) of them rims; "
                text += "farthest \(Decimal.text(result.maxDelta ?? 0, digits: 4)); "
                text +=
                    all == 0
                    ? "would match"
                    : row.matchesWithoutRims ? "would match with --aa ignore" : "would differ"
            }
            lines.append(text)
        }
        return lines
    }

    /// What thresholds hide, whatever the pictures.
    private func hiding() -> [String] {
        ["hidden by thresholds, of two greys 0–255:"]
            + Self.hidingMetrics.map { metric in
                "  \(ComparisonReport.name(metric)): steps up to \(metric.largestHiddenGreyStep ?? 0)"
            }
    }

    private static let hidingMetrics = [
        Metric(.channel, threshold: 2), Metric(.yiq, threshold: 0.05), Metric(.yiq),
        Metric(.yiq, threshold: 0.2), Metric(.oklab), Metric(.cie94), Metric(.ciede2000),
    ]

    private func document(_ full: Comparison, _ rows: [Row]) -> JSONDocument {
        .members([
            ("galleyExplain", .integer(1)), ("verdict", .string(full.verdict.rawValue)),
            ("expected", .string(expected)), ("actual", .string(actual)),
            ("message", .string(full.summary)), ("measured", full.json),
            (
                "metrics",
                .array(
                    rows.map { row in
                        .members([
                            ("metric", .string(row.metric.kind.rawValue)),
                            ("threshold", .number(row.metric.threshold)),
                            ("differing", .integer(row.result.differingPixels)),
                            ("antialiased", .integer(row.result.antialiasedPixels)),
                            ("maxDelta", row.result.maxDelta.map(JSONDocument.number)),
                            ("similarity", row.result.similarity.map(JSONDocument.number)),
                        ])
                    })
            ),
        ])
    }
}
