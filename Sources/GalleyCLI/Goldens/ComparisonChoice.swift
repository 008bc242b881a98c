import GalleyButtons
import GalleyGoldens

/// How pictures are compared: by the flags, or by what the project says of their names.
struct ComparisonChoice {
    private let project: ProjectSettings

    init(project: ProjectSettings) { self.project = project }

    /// Everything of the flags that verdicts depend on.
    var cacheKey: String { "" }

    /// Tells a picture how it is to be compared.
    func apply(to subject: inout GoldenSubject) {
        let path = subject.name.path
        guard let tolerance = project.tolerances.first(where: { $0.names.matches(path) }) else {
            return
        }
        subject.metric = tolerance.goldenMetric
        subject.tolerance = tolerance.goldenTolerance
    }
}

extension ProjectSettings.Tolerance {
    fileprivate var goldenMetric: Metric {
        Metric(
            metric.flatMap(Metric.Kind.init) ?? .exact, threshold: threshold,
            antialiasing: ignoresAntialiasing ? .ignore : .count)
    }

    fileprivate var goldenTolerance: GalleyGoldens.Tolerance {
        var bounds: [GalleyGoldens.Tolerance.Bound] = []
        if let pixels { bounds.append(.pixels(pixels)) }
        if let percent { bounds.append(.percent(percent)) }
        if let channel { bounds.append(.channel(channel)) }
        if let antialiased { bounds.append(.antialiased(antialiased)) }
        if let window { bounds.append(.window(side: window[0], pixels: window[1])) }
        if let fuzzy = fuzzy.flatMap(Fuzzy.init(notation:)) { bounds.append(.fuzzy(fuzzy)) }
        return GalleyGoldens.Tolerance(
            bounds.map { GalleyGoldens.Tolerance.Limit($0, reason: reason) })
    }
}
