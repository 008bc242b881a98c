import GalleyGoldens

/// Another comparator whose numbers and statuses `galley diff` gives.
enum Compatibility: String, ArgumentValue, CaseIterable {
    case odiff
    case pixelmatch

    /// How it compares when nothing is said.
    var metric: Metric {
        switch self {
        case .odiff: Metric(.yiq, backdrop: .white)
        case .pixelmatch: Metric(.yiq, antialiasing: .ignore)
        }
    }

    /// What it ends with where pictures don't match.
    func status(_ verdict: Comparison.Verdict) -> ExitCode {
        switch (self, verdict) {
        case (_, .match): .success
        case (.odiff, .changed): .odiffPixels
        case (.odiff, .size): .odiffLayout
        // The numbers that pixelmatch ends with have other meanings among ours.
        case (.pixelmatch, .changed): .missingInput
        case (.pixelmatch, .size): .badData
        }
    }
}
