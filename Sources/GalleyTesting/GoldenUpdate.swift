import GalleyGoldens

/// Which goldens a test may write itself; with `CI` set it is none.
public enum GoldenUpdate: Hashable, Sendable, CaseIterable {
    /// None: what is missing or differs fails and waits to be accepted.
    case never
    /// Those that are missing.
    case missing
    /// Those that are missing or differ.
    case changed
    /// Those, and those of equal pixels that were drawn in another environment.
    case all

    /// The mode of a run.
    var mode: UpdateMode {
        switch self {
        case .never: .none
        case .missing: .missing
        case .changed: .changed
        case .all: .all
        }
    }
}
