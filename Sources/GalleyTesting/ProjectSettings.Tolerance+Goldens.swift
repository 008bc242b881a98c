import GalleyButtons
import GalleyGoldens

extension ProjectSettings.Tolerance {
    /// How far apart the settings say pixels are.
    var goldenMetric: Metric {
        Metric(
            metric.flatMap(Metric.Kind.init) ?? .exact, threshold: threshold,
            antialiasing: ignoresAntialiasing ? .ignore : .count)
    }

    /// What the settings let pictures differ by.
    var goldenTolerance: GalleyGoldens.Tolerance {
        let bounds: [GalleyGoldens.Tolerance.Bound?] = [
            pixels.map { .pixels($0) }, percent.map { .percent($0) }, channel.map { .channel($0) },
            antialiased.map { .antialiased($0) },
            window.map { .window(side: $0[0], pixels: $0[1]) },
            fuzzy.flatMap(Fuzzy.init(notation:)).map { .fuzzy($0) },
        ]
        return GalleyGoldens.Tolerance(
            bounds.compactMap(\.self).map { GalleyGoldens.Tolerance.Limit($0, reason: reason) })
    }
}
