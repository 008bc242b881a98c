import GalleyButtons
import GalleyGoldens

/// How pictures are compared: by what the project says of their names, and by the flags, which win.
struct ComparisonChoice: Sendable {
    /// How the pictures of some names are compared.
    private struct Choice: Sendable {
        /// The names; nil for all.
        let names: NamePattern?
        let metric: Metric
        let tolerance: Tolerance
    }

    private let choices: [Choice]
    private let mask: Mask
    private let sizeRule: ImageComparison.SizeRule
    /// Whether no flag says anything, so that verdicts depend on files alone.
    let isUsual: Bool

    /// Puts the flags on top of what the project says.
    init(
        _ flags: ComparisonFlags, _ project: ProjectSettings, verb: String, _ console: Console
    ) throws(CommandError) {
        let given = try flags.tolerance(verb: verb)
        var choices: [Choice] = []
        for usual in project.tolerances {
            choices.append(
                Choice(
                    names: usual.names, metric: try flags.metric(usual.goldenMetric, verb: verb),
                    tolerance: given == .exact ? usual.goldenTolerance : given))
        }
        choices.append(
            Choice(names: nil, metric: try flags.metric(.exact, verb: verb), tolerance: given))
        self.choices = choices
        mask = try flags.mask(verb: verb, console)
        sizeRule = flags.sizeRule
        isUsual =
            flags.metric == nil && choices[choices.count - 1].metric == .exact
            && given == .exact && mask.isEmpty && sizeRule == .fail
    }

    /// Tells a picture how it is to be compared: the first choice of its name counts.
    func apply(to subject: inout GoldenSubject) {
        let path = subject.name.path
        if let choice = choices.first(where: { $0.names?.matches(path) ?? true }) {
            subject.metric = choice.metric
            subject.tolerance = choice.tolerance
        }
        subject.mask = mask
        subject.sizeRule = sizeRule
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
