import GalleyGoldens

/// What a failed test says: what differs, what moved, where to look, and how to accept it.
struct FailureMessage {
    let text: String

    /// How many changed values of the layout are listed.
    private static let layoutLimit = 8
    /// How wide the words in front of each line are.
    private static let margin = 10

    init(_ result: GoldenResult, _ tolerance: Tolerance, _ project: TestProject) {
        var lines = [Self.headline(result)]
        func add(_ word: String, _ text: String) {
            let pad = String(repeating: " ", count: Self.margin - word.count)
            lines.append("  \(word)\(pad)\(text)")
        }
        for (index, outcome) in Self.brokenLimits(result, tolerance).enumerated() {
            add(index == 0 ? "limit" : "", outcome)
        }
        let changes = Self.sorted(result.layoutChanges)
        for (index, change) in changes.prefix(Self.layoutLimit).enumerated() {
            add(index == 0 ? "layout" : "", change)
        }
        if changes.count > Self.layoutLimit {
            add("", "and \(changes.count - Self.layoutLimit) more, all in result.json")
        }
        if let files = result.artefacts {
            let folder = project.shown(files.folder)
            if files.expected == nil {
                add("look at", "\(folder)/actual.png")
            } else {
                add("look at", "\(folder)/side-by-side.png")
                add("", "expected.png, actual.png, diff.png and result.json lie beside it")
            }
        }
        let golden = "\(project.shown(project.goldens))/\((result.goldenName ?? result.name).file)"
        add("golden", result.verdict == .missing ? "\(golden), which is not there yet" : golden)
        if result.isPending {
            let place = project.isCI ? " (on your own machine: CI writes no goldens)" : ""
            add("right?", project.acceptCommand(result.name) + place)
        }
        text = lines.joined(separator: "\n")
    }

    private static func headline(_ result: GoldenResult) -> String {
        let start = "golden \(result.name) "
        return switch result.verdict {
        case .missing: start + "is missing: this picture was never accepted"
        case .changed, .drift, .size: start + "differs: \(result.message)"
        case .edited: start + "can't be trusted: \(result.message)"
        case .match, .recorded, .unstable, .error:
            start + "is \(result.verdict.rawValue): \(result.message)"
        }
    }

    /// Puts what was chosen before what follows from it: texts, fonts and glyphs, then gaps and frames.
    private static func sorted(_ changes: [String]) -> [String] {
        func rank(_ change: String) -> Int {
            let key = change.prefix { $0 != " " }
            let last = key.split(separator: ".").last.map(String.init) ?? ""
            let isOfRun = key.contains("runs[")
            if ["titleText", "subtitleText", "iconSymbol", "layout", "scale"].contains(last) {
                return 0
            }
            if isOfRun { return 1 }
            if ["gap", "frame", "bounds", "baseline", "insets", "kind"].contains(last) { return 2 }
            return 3
        }
        let ranked = changes.enumerated().map { (rank: rank($1), place: $0, change: $1) }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map { $0.change }
    }

    /// The limits that do not hold, each with its reason and with what would pass.
    ///
    /// Without any the headline says it all.
    private static func brokenLimits(
        _ result: GoldenResult, _ tolerance: Tolerance
    ) -> [String] {
        guard !tolerance.limits.isEmpty, let comparison = result.comparison else { return [] }
        return comparison.outcomes.filter { !$0.holds }.map { outcome in
            let enough = outcome.sufficient.map { "; \($0.words) would pass" } ?? ""
            return "\(outcome.limit.bound.words) (\(outcome.limit.reason))\(enough)"
        }
    }
}

extension Tolerance.Bound {
    /// The bound as a person says it.
    fileprivate var words: String {
        switch self {
        case .pixels(let count): "up to \(count) pixels"
        case .ratio(let share): "up to \(share * 100) % of the pixels"
        case .delta(let delta): "pixels up to \(delta) apart"
        case .channel(let delta): "channels up to \(delta) of 255 apart"
        case .window(let side, let count): "up to \(count) pixels in \(side)×\(side)"
        case .antialiased(let count): "up to \(count) pixels at rims of shapes"
        case .fuzzy(let fuzzy): "fuzzy \(fuzzy)"
        case .similarity(let least): "a similarity of \(least) or more"
        }
    }
}
