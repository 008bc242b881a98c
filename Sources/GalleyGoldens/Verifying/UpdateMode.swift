/// Which goldens a run may write.
public enum UpdateMode: String, CaseIterable, Sendable {
    /// None: what is missing or differs fails and waits to be accepted.
    case none
    /// Those that are missing.
    case missing
    /// Those that are missing or differ.
    case changed
    /// Those, and those of equal pixels that were drawn in another environment.
    case all
}
