/// What the keys of one object demand of each other.
enum SpecRule: Sendable {
    /// One of the keys is there, or more.
    case atLeastOne([String])
    /// Exactly one of the keys is there.
    case exactlyOne([String])
    /// Where the first key is, the second has to be.
    case requires(String, String)
    /// Where the first key is, none of the others may be.
    case excludes(String, [String])

    /// Checks the keys of an object.
    func check(_ members: [JSON5Member], at site: SpecSite) throws(ButtonsError) {
        func member(_ name: String) -> JSON5Member? { members.first { $0.key == name } }
        switch self {
        case .atLeastOne(let names):
            guard names.allSatisfy({ member($0) == nil }) else { return }
            throw site.issue(
                .missing(allowed: "at least one of the keys \(Wording.list(names, last: "and"))"))
        case .exactlyOne(let names):
            let present = names.compactMap(member)
            guard let first = present.first else {
                throw site.issue(.missing(allowed: "one of the keys \(Wording.list(names))"))
            }
            if let second = present.dropFirst().first {
                throw Self.conflict(second, with: first, at: site)
            }
        case .requires(let name, let other):
            guard let found = member(name), member(other) == nil else { return }
            throw site.key(name, at: found.keyPosition).unexpected(
                "\(name) without \(other)", allowed: "both or neither")
        case .excludes(let name, let others):
            guard let found = member(name), let other = others.lazy.compactMap(member).first else {
                return
            }
            throw Self.conflict(other, with: found, at: site)
        }
    }

    private static func conflict(
        _ member: JSON5Member, with other: JSON5Member, at site: SpecSite
    ) -> ButtonsError {
        site.key(member.key, at: member.keyPosition).unexpected(
            "\(member.key) beside \(other.key)", allowed: "one of the two")
    }

    /// The rule in JSON Schema, to be met together with all others.
    var schema: JSONSchema {
        func required(_ names: [String]) -> JSONSchema {
            .object([("required", .array(names.map(JSONSchema.string)))])
        }
        switch self {
        case .atLeastOne(let names):
            return .any(of: names.map { required([$0]) })
        case .exactlyOne(let names):
            return .object([("oneOf", .array(names.map { required([$0]) }))])
        case .requires(let name, let other):
            return .object([
                ("dependentRequired", .object([(name, .array([.string(other)]))]))
            ])
        case .excludes(let name, let others):
            let conflicts = others.map { required([name, $0]) }
            return .object([("not", .any(of: conflicts))])
        }
    }
}
