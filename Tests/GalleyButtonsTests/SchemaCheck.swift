/// Checks a JSON value against the keywords of JSON Schema that Galley's own schemas use.
struct SchemaCheck {
    /// What does not fit, as paths with a reason; empty where all fits.
    private(set) var faults: [String] = []

    init(_ value: PlainJSON, against schema: PlainJSON) {
        check(value, schema, at: "$")
    }

    private mutating func check(_ value: PlainJSON, _ schema: PlainJSON, at path: String) {
        guard case .object(let keywords) = schema else { return }
        for (keyword, rule) in keywords {
            switch (keyword, rule) {
            case ("description", _), ("title", _), ("$schema", _), ("$defs", _): break
            case ("type", .string(let type)):
                if !has(value, type) { faults.append("\(path) is no \(type)") }
            case ("enum", .array(let allowed)):
                if !allowed.contains(value) { faults.append("\(path) is not in \(allowed)") }
            case ("required", .array(let names)):
                for case .string(let name) in names where value[name] == nil {
                    faults.append("\(path) has no \(name)")
                }
            case ("properties", .object(let properties)):
                guard case .object(let members) = value else { continue }
                for (name, member) in members {
                    if let property = properties[name] {
                        check(member, property, at: "\(path).\(name)")
                    }
                }
            case ("additionalProperties", .boolean(false)):
                guard case .object(let members) = value,
                    case .object(let known)? = schema["properties"]
                else { continue }
                for name in members.keys where known[name] == nil {
                    faults.append("\(path) has \(name)")
                }
            case ("items", _):
                guard case .array(let elements) = value else { continue }
                for (index, element) in elements.enumerated() {
                    check(element, rule, at: "\(path)[\(index)]")
                }
            case ("minItems", .number(let least)):
                if count(value) < Int(least) { faults.append("\(path) is too short") }
            case ("maxItems", .number(let most)):
                if count(value) > Int(most) { faults.append("\(path) is too long") }
            case ("minimum", .number(let least)):
                if case .number(let number) = value, number < least {
                    faults.append("\(path) is too small")
                }
            default: faults.append("\(path): the keyword \(keyword) is not known")
            }
        }
    }

    private func has(_ value: PlainJSON, _ type: String) -> Bool {
        switch (value, type) {
        case (.object, "object"), (.array, "array"), (.string, "string"), (.boolean, "boolean"),
            (.number, "number"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }

    private func count(_ value: PlainJSON) -> Int {
        if case .array(let elements) = value { elements.count } else { 0 }
    }
}
