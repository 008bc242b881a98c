/// What can go wrong between a spec file and its buttons.
public enum ButtonsError: Error, Hashable, Sendable {
    /// The bytes are not JSON5.
    case syntax(JSON5Issue)
    /// The file is JSON5 but not a spec of this format.
    case spec(SpecIssue)
    /// A pattern that chooses buttons and screens by name is malformed.
    case filter(pattern: String, found: String, allowed: String)
}

extension ButtonsError: CustomStringConvertible {
    /// One sentence that says where the fault is, what was found and what is allowed.
    public var description: String {
        switch self {
        case .syntax(let issue): issue.description
        case .spec(let issue): issue.description
        case .filter(let pattern, let found, let allowed):
            "filter \(Wording.quoted(pattern)): found \(found); allowed is \(allowed)"
        }
    }
}
