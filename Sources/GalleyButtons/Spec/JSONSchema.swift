/// A JSON text under construction whose objects keep their order; `shared` parts go to `$defs`.
indirect enum JSONSchema: Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONSchema])
    case object([(key: String, value: JSONSchema)])
    case shared(String, JSONSchema)

    /// An object with a type, a description and whatever else constrains the value.
    static func typed(
        _ type: String, _ rules: [(key: String, value: JSONSchema)] = []
    ) -> JSONSchema {
        .object([("type", .string(type))] + rules)
    }

    /// One schema where any of the alternatives will do.
    static func any(of alternatives: [JSONSchema]) -> JSONSchema {
        if alternatives.count == 1, let only = alternatives.first { return only }
        return .object([("anyOf", .array(alternatives))])
    }

    /// The members of an object; nothing else has any.
    var members: [(key: String, value: JSONSchema)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// Returns the schema with a description, which in draft 2020-12 may stand beside a `$ref`.
    func described(_ text: String) -> JSONSchema {
        let description: (key: String, value: JSONSchema) = ("description", .string(text))
        switch self {
        case .object(let members): return .object([description] + members)
        case .shared: return .object([description, ("$ref", self)])
        default: return self
        }
    }
}
