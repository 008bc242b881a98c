import GalleyFonts

extension SpecForm {
    /// An object of known keys, decoded into a draft in the order of the file.
    ///
    /// The one list of keys decodes, names what is allowed for an unknown key, and becomes the
    /// schema. Keys that few files have stand in `more` and are made when one is met, because reading
    /// a file is to start fast; a family has the keys that are too many to list.
    static func object(
        _ empty: Value, _ allowed: String, keys: [SpecKey<Value>],
        more: @autoclosure @escaping @Sendable () -> [SpecKey<Value>] = [],
        family: @autoclosure @escaping @Sendable () -> SpecKeyFamily<Value>? = nil,
        rules: [SpecRule] = []
    ) -> SpecForm where Value: Sendable {
        return SpecForm(
            [.object], allowed: allowed,
            schema: [objectSchema(keys: keys + more(), family: family(), rules: rules)]
        ) { (node) throws(ButtonsError) in
            guard case .object(let members) = node.value.content else { return empty }
            var draft = empty
            for member in members {
                guard
                    let key = keys.first(where: { $0.name == member.key })
                        ?? more().first(where: { $0.name == member.key })
                        ?? family()?.key(member.key)
                else {
                    let site = node.site.key(member.key, at: member.keyPosition)
                    let names = (keys + more()).map(\.name)
                    throw site.issue(
                        .unknownKey(
                            nearest: NearestName.suggestion(for: member.key, among: names),
                            known: names))
                }
                let site = node.site.key(member.key, at: member.value.position)
                try key.decode(SpecNode(value: member.value, site: site), &draft)
            }
            for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name })
            {
                throw node.site.key(key.name).issue(.missing(allowed: key.allowed))
            }
            for rule in rules { try rule.check(members, at: node.site) }
            return draft
        }
    }

    private static func objectSchema(
        keys: [SpecKey<Value>], family: SpecKeyFamily<Value>?, rules: [SpecRule]
    ) -> JSONSchema {
        var members: [(key: String, value: JSONSchema)] = [
            ("properties", .object(keys.map { ($0.name, $0.schema) })),
            ("additionalProperties", .boolean(false)),
        ]
        if let family {
            members.insert(
                ("patternProperties", .object([(family.pattern(), family.schema())])), at: 1)
        }
        let required = keys.filter(\.isRequired)
        if !required.isEmpty {
            members.append(("required", .array(required.map { .string($0.name) })))
        }
        if !rules.isEmpty { members.append(("allOf", .array(rules.map(\.schema)))) }
        return .typed("object", members)
    }
}
