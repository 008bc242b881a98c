/// What verifying a picture against its golden came to, in one word.
public enum GoldenVerdict: String, CaseIterable, Sendable {
    /// The picture is within its tolerance.
    case match
    /// The picture is the golden now.
    case recorded
    /// Pixels differ.
    case changed
    /// Pixels differ, and so do the libraries or fonts that the golden was drawn with.
    case drift
    /// The sizes differ.
    case size
    /// There is no golden.
    case missing
    /// The golden is not the one that was recorded: its file was edited or replaced.
    case edited
    /// Drawing the picture again gives other pixels.
    case unstable
    /// The golden or the picture can't be read.
    case error

    /// Whether the picture is as it should be.
    public var isSuccess: Bool { self == .match || self == .recorded }

    /// The status of a process that ends with this verdict; 0 for success.
    public var status: Int32 {
        switch self {
        case .match, .recorded: 0
        case .changed, .drift, .unstable: 1
        case .missing: 2
        case .size: 3
        case .edited, .error: 65
        }
    }
}
