/// Writes a schema as indented JSON and collects its shared parts once each.
struct JSONSchemaWriter {
    private var definitions: [(key: String, value: JSONSchema)] = []

    /// Returns the document of a root object, with `$defs` in order of first use and a line break.
    static func text(of root: [(key: String, value: JSONSchema)]) -> String {
        var writer = JSONSchemaWriter()
        // The parts are known once everything is resolved, parts within parts included.
        var members = root.map { (key: $0.key, value: writer.resolved($0.value)) }
        if !writer.definitions.isEmpty { members.append(("$defs", .object(writer.definitions))) }
        return write(.object(members), indent: "") + "\n"
    }

    /// Replaces shared parts by references.
    private mutating func resolved(_ schema: JSONSchema) -> JSONSchema {
        switch schema {
        case .boolean, .number, .string: return schema
        case .array(let elements):
            return .array(elements.map { resolved($0) })
        case .object(let members):
            return .object(
                members.map { member in
                    if member.key == "$ref", case .shared(let name, let part) = member.value {
                        return (member.key, define(name, part))
                    }
                    return (member.key, resolved(member.value))
                })
        case .shared(let name, let part):
            return .object([("$ref", define(name, part))])
        }
    }

    private mutating func define(_ name: String, _ part: JSONSchema) -> JSONSchema {
        if !definitions.contains(where: { $0.key == name }) {
            let place = definitions.count
            definitions.append((name, part))
            definitions[place].value = resolved(part)
        }
        return .string("#/$defs/\(name)")
    }

    private static func write(_ schema: JSONSchema, indent: String) -> String {
        let inner = indent + "  "
        switch schema {
        case .boolean(let value): return "\(value)"
        case .number(let value): return Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let text): return quoted(text)
        case .array(let elements):
            let isFlat = elements.allSatisfy(\.isScalar)
            let parts = elements.map { write($0, indent: isFlat ? "" : inner) }
            return isFlat
                ? "[" + parts.joined(separator: ", ") + "]"
                : "[\n\(inner)" + parts.joined(separator: ",\n\(inner)") + "\n\(indent)]"
        case .object(let members):
            let parts = members.map { "\(quoted($0.key)): \(write($0.value, indent: inner))" }
            return "{\n\(inner)" + parts.joined(separator: ",\n\(inner)") + "\n\(indent)}"
        case .shared(let name, _): return quoted("#/$defs/\(name)")
        }
    }

    private static func quoted(_ text: String) -> String { JSON.string(text).line }
}

extension JSONSchema {
    /// Whether the value is written on one line wherever it stands.
    fileprivate var isScalar: Bool {
        switch self {
        case .boolean, .number, .string: true
        case .array, .object, .shared: false
        }
    }
}
