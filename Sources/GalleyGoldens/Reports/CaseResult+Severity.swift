extension CaseResult {
    /// How bad a change looks, from 0 to 10: √(share · RMS of the largest channel steps ÷ 255).
    public var severity: Double {
        guard let measured else { return 0 }
        let squares = (measured.maxChannel ?? []).reduce(0.0) { $0 + Double($1 * $1) }
        return ((measured.ratio ?? 0) * 100 * (squares / 4).squareRoot() / 255).squareRoot()
    }
}

extension CaseResult.Status {
    /// The statuses in the order of reports: what blocks most comes first.
    static let inOrder: [CaseResult.Status] = [
        .error, .missing, .size, .changed, .new, .env, .orphan, .match,
    ]

    /// What reports call the status.
    var word: String {
        switch self {
        case .match: "passed"
        case .changed: "changed"
        case .missing: "missing"
        case .new: "new"
        case .size: "size"
        case .env: "environment"
        case .error: "error"
        case .orphan: "orphan"
        }
    }
}

extension RunResult {
    /// The cases by status, then the worst first, then by name.
    var worstFirst: [CaseResult] { worstFirstIndices.map { cases[$0] } }

    /// The places in ``cases`` in the order of ``worstFirst``.
    var worstFirstIndices: [Int] {
        let ranks = Dictionary(
            uniqueKeysWithValues: CaseResult.Status.inOrder.enumerated().map { ($1, $0) })
        let keys = cases.map { (ranks[$0.status] ?? 0, -$0.severity, $0.name) }
        return cases.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }

    /// The cases that a person has to look at, the worst first.
    var failures: [CaseResult] { worstFirst.filter(\.status.isFailure) }

    /// The verdict in a few words, such as `3 of 214 need a look`.
    var headline: String {
        let failing = cases.count { $0.status.isFailure }
        if !isComplete { return "The run is incomplete" }
        if cases.isEmpty { return "No cases" }
        return failing == 0
            ? "All \(cases.count) match" : "\(failing) of \(cases.count) need a look"
    }

    /// How many cases there are of each status that occurs, such as `2 changed, 1 missing`.
    var countsText: String {
        let counts = counts
        return CaseResult.Status.inOrder.compactMap { status in
            counts[status].map { "\($0) \(status.word)" }
        }.joined(separator: ", ")
    }

    /// What is missing from the result, or nil of a whole one.
    var incompleteness: String? {
        if isComplete, missingShards.isEmpty { return nil }
        if missingShards.isEmpty { return "The run did not reach its end; cases may be missing." }
        let list = missingShards.map(String.init).joined(separator: ", ")
        return "Shards are missing: \(list). What they hold is not in this report."
    }
}

extension CaseResult {
    /// What was measured in a few words, such as `12 px (0.4 %), ΔE 3.2`; empty without numbers.
    var numbers: String {
        var parts: [String] = []
        if let golden, let actual, golden.width != actual.width || golden.height != actual.height {
            parts.append("\(golden.width)×\(golden.height) → \(actual.width)×\(actual.height)")
        }
        if let measured {
            let share = measured.ratio.map { " (\(NumberText.percent($0)))" } ?? ""
            parts.append("\(measured.pixels) px\(share)")
            if let aa = measured.antialiased, aa > 0 { parts.append("\(aa) anti-aliased") }
            if let channels = measured.maxChannel {
                parts.append("channels up to \(channels.max() ?? 0)")
            }
            if let delta = measured.maxDeltaE { parts.append("ΔE \(NumberText.short(delta))") }
        }
        return parts.joined(separator: ", ")
    }
}
