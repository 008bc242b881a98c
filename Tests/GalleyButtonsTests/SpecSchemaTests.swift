import Foundation
import GalleyButtons
import Testing

@Suite("Spec schema")
struct SpecSchemaTests {
    /// A key of the schema: the source of a spec with a value for it left open, and its key path.
    struct Key: CustomTestStringConvertible {
        var prefix: String
        var suffix: String
        var path: String
        var testDescription: String { path }

        func source(value: String) -> String { prefix + value + suffix }
    }

    private static let root: PlainJSON = {
        guard let schema = try? JSON5Value(reading: Array(ButtonSpec.schema.utf8), path: "schema")
        else { return .null }
        return PlainJSON(schema)
    }()

    /// Every key the schema has, found by walking through its properties.
    static let keys = walk(root, at: Key(prefix: "", suffix: "", path: ""))

    private static func walk(_ schema: PlainJSON?, at key: Key) -> [Key] {
        guard let schema else { return [] }
        if case .string(let reference)? = schema["$ref"] {
            return walk(root["$defs"]?[String(reference.dropFirst("#/$defs/".count))], at: key)
        }
        if case .array(let alternatives)? = schema["anyOf"] {
            return alternatives.flatMap { walk($0, at: key) }
        }
        if case .object(let properties)? = schema["properties"] {
            return properties.keys.sorted().flatMap { name in
                let child = nested(key, in: "\"\(name)\": ", path: name)
                return [child] + walk(properties[name], at: child)
            }
        }
        if let element = schema["additionalProperties"], case .object = element {
            // Entries of a palette have numbers for names.
            var name = "n"
            if case .string(let pattern)? = schema["propertyNames"]?["pattern"],
                pattern.contains("[0-9]{0,4}")
            {
                name = "0"
            }
            return walk(element, at: nested(key, in: "\"\(name)\": ", path: name))
        }
        if case .object? = schema["items"] {
            return walk(
                schema["items"],
                at: Key(
                    prefix: key.prefix + "[", suffix: "]" + key.suffix, path: key.path + "[0]"))
        }
        return []
    }

    private static func nested(_ key: Key, in member: String, path: String) -> Key {
        let isRoot = key.path.isEmpty
        let version = isRoot && path != "galley" ? "galley: 1, " : ""
        return Key(
            prefix: key.prefix + "{" + version + member, suffix: "}" + key.suffix,
            path: isRoot ? path : "\(key.path).\(path)")
    }

    @Test("the decoder knows every key of the schema", arguments: keys)
    func knownKeys(_ key: Key) {
        let error = #expect(throws: ButtonsError.self) {
            try SpecSource.decode(text: key.source(value: "null"))
        }
        guard case .spec(let issue) = error, case .unexpected(let found, _) = issue.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == "null")
        #expect(issue.site.keyPath == key.path)
    }

    @Test("the schema has every key of the fixture that has them all")
    func completeness() throws {
        let source = try SpecSource.bytes("Spec/every-key.json5")
        let value = try JSON5Value(reading: source, path: "every-key.json5")
        var used: Set<String> = []
        func collect(_ value: JSON5Value) {
            switch value.content {
            case .object(let members):
                for member in members {
                    used.insert(member.key)
                    collect(member.value)
                }
            case .array(let elements): elements.forEach(collect)
            default: break
            }
        }
        collect(value)
        let names = Set(
            Self.keys.compactMap { $0.path.split(separator: ".").last.map(String.init) })
        // Some 90 places, of which many have the same key; every one of them is in the fixture.
        #expect(Self.keys.count > 60)
        #expect(names.subtracting(used).isEmpty)
    }

    @Test("the schema is the same text every time and says which draft it follows")
    func deterministic() {
        #expect(ButtonSpec.schema == ButtonSpec.schema)
        #expect(
            Self.root["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
        #expect(Self.root["additionalProperties"] == .boolean(false))
        #expect(Self.root["required"] == .array([.string("galley")]))
        #expect(ButtonSpec.schema.hasSuffix("}\n"))
    }

    @Test("every key of the schema is described")
    func descriptions() {
        func undescribed(_ schema: PlainJSON) -> [String] {
            switch schema {
            case .object(let members):
                var missing = members.values.flatMap(undescribed)
                if case .object(let properties)? = members["properties"] {
                    missing += properties.filter { $0.value["description"] == nil }.keys
                }
                return missing
            case .array(let elements): return elements.flatMap(undescribed)
            default: return []
            }
        }
        #expect(undescribed(Self.root) == [])
    }

    @Test("every pattern of the schema is a regular expression")
    func patterns() throws {
        func patterns(_ schema: PlainJSON) -> [String] {
            switch schema {
            case .object(let members):
                if case .string(let pattern)? = members["pattern"] { return [pattern] }
                return members.values.flatMap(patterns)
            case .array(let elements): return elements.flatMap(patterns)
            default: return []
            }
        }
        let all = Set(patterns(Self.root))
        #expect(all.count == 6)
        for pattern in all { _ = try Regex(pattern) }
    }

    @Test("Foundation reads the schema as JSON")
    func plainJSON() throws {
        let read = try JSONDecoder().decode(PlainJSON.self, from: Data(ButtonSpec.schema.utf8))
        #expect(read == Self.root)
    }
}
