public import GalleyLayout

/// Why a JSON5 file is not a spec, and where.
public struct SpecIssue: Hashable, Sendable, CustomStringConvertible {
    /// What a name in a spec can refer to.
    public enum Reference: String, Hashable, Sendable, CaseIterable {
        /// A colour declared in `colors`.
        case color
        /// A chain of title fonts declared in `fonts`.
        case titleFont
        /// An icon font declared in `fonts`.
        case iconFont
        /// A style declared in `styles`.
        case style
        /// A button declared in `buttons`.
        case button
    }

    /// The cause, with the offending text inside.
    public enum Problem: Hashable, Sendable {
        /// A key its object does not have; the nearest known key unless none is near.
        case unknownKey(nearest: String?, known: [String])
        /// A key that has to be there is not.
        case missing(allowed: String)
        /// A value of the wrong kind or out of range.
        case unexpected(found: String, allowed: String)
        /// A reference to something that is not declared; up to three declared names, nearest first.
        case unknownName(String, Reference, nearest: [String])
        /// A button or screen whose file name another one takes, upper and lower case being equal.
        case duplicateName(String, first: SourcePosition)
        /// An equation of a screen, or the name of a button beside equations, is at fault.
        case constraint(ConstraintError)
    }

    /// Where the fault is.
    public let site: SpecSite
    /// What the fault is.
    public let problem: Problem

    /// Creates an issue from its place and cause.
    public init(site: SpecSite, problem: Problem) {
        self.site = site
        self.problem = problem
    }

    /// One sentence: `path:line:column: key.path: found …; allowed is …`.
    public var description: String { "\(site): \(problem)" }
}

extension SpecIssue.Problem: CustomStringConvertible {
    /// What was found and what is allowed instead.
    public var description: String {
        switch self {
        case .unknownKey(let nearest?, let known):
            "found an unknown key; allowed is \(nearest), the nearest of \(Wording.list(known))"
        case .unknownKey(nil, let known):
            "found an unknown key; allowed is \(Wording.list(known))"
        case .missing(let allowed):
            "found nothing; allowed is \(allowed)"
        case .unexpected(let found, let allowed):
            "found \(found); allowed is \(allowed)"
        case .unknownName(let name, let reference, let nearest) where nearest.isEmpty:
            "found \(Wording.quoted(name)); allowed is \(reference), of which there is none"
        case .unknownName(let name, let reference, let nearest):
            "found \(Wording.quoted(name)); "
                + "allowed is \(reference), the nearest being \(Wording.quotedList(nearest))"
        case .duplicateName(let name, let first):
            "found the name \(Wording.quoted(name)); allowed is one that differs in more than case "
                + "from the name at \(first), since names become file names in one folder"
        case .constraint(let error): error.finding
        }
    }
}

extension SpecIssue.Reference: CustomStringConvertible {
    /// What may stand where the reference stands.
    public var description: String {
        switch self {
        case .color: "a CSS colour or a name declared in colors"
        case .titleFont: "the name of a title font declared in fonts"
        case .iconFont: "the name of an icon font declared in fonts"
        case .style: "the name of a style declared in styles"
        case .button: "the name of a button declared in buttons"
        }
    }
}
