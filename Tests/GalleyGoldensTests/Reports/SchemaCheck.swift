import Foundation

/// Checks JSON against the keywords of JSON Schema that the published schemas use.
struct SchemaCheck {
    private let root: [String: Any]
    private var faults: [String] = []

    /// Returns what does not fit, as paths with a reason; empty where all fits.
    static func faults(in bytes: [UInt8], schema: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(
            with: Data(bytes), options: .fragmentsAllowed)
        let schema = try JSONSerialization.jsonObject(with: Data(schema.utf8))
        var check = SchemaCheck(root: schema as? [String: Any] ?? [:])
        check.check(value, check.root, at: "$")
        return check.faults
    }

    private init(root: [String: Any]) { self.root = root }

    private mutating func check(_ value: Any, _ schema: [String: Any], at path: String) {
        for (keyword, rule) in schema {
            switch (keyword, rule) {
            case ("$schema", _), ("$defs", _), ("title", _), ("description", _): break
            case ("$ref", let name as String):
                let key = name.split(separator: "/").last.map(String.init) ?? ""
                let part = (root["$defs"] as? [String: Any])?[key] as? [String: Any]
                if let part {
                    check(value, part, at: path)
                } else {
                    faults.append("\(name) is not defined")
                }
            case ("const", _):
                if "\(value)" != "\(rule)" { faults.append("\(path) is not \(rule)") }
            case ("enum", let words as [String]):
                if !words.contains(value as? String ?? "") {
                    faults.append("\(path) is not among \(words)")
                }
            case ("type", let type as String): checkType(value, [type], at: path)
            case ("type", let types as [String]): checkType(value, types, at: path)
            case ("required", let names as [String]):
                let members = value as? [String: Any] ?? [:]
                for name in names where members[name] == nil {
                    faults.append("\(path) has no \(name)")
                }
            case ("properties", let properties as [String: [String: Any]]):
                for (name, member) in value as? [String: Any] ?? [:] {
                    if let property = properties[name] {
                        check(member, property, at: "\(path).\(name)")
                    }
                }
            case ("additionalProperties", let part as [String: Any]):
                for (name, member) in value as? [String: Any] ?? [:] {
                    check(member, part, at: "\(path).\(name)")
                }
            case ("additionalProperties", _):
                let known = schema["properties"] as? [String: Any] ?? [:]
                for name in (value as? [String: Any] ?? [:]).keys where known[name] == nil {
                    faults.append("\(path) has \(name)")
                }
            case ("items", let part as [String: Any]):
                for (index, element) in (value as? [Any] ?? []).enumerated() {
                    check(element, part, at: "\(path)[\(index)]")
                }
            case ("minItems", let least as Int):
                if (value as? [Any])?.count ?? least < least { faults.append("\(path) is short") }
            case ("maxItems", let most as Int):
                if (value as? [Any])?.count ?? most > most { faults.append("\(path) is long") }
            case ("minimum", let least as Double):
                if let number = value as? Double, number < least {
                    faults.append("\(path) is too small")
                }
            default: faults.append("\(path): the keyword \(keyword) is not known")
            }
        }
    }

    private mutating func checkType(_ value: Any, _ types: [String], at path: String) {
        let number = value is String ? nil : value as? Double
        let fits = types.contains { type in
            switch type {
            case "object": value is [String: Any]
            case "array": value is [Any]
            case "string": value is String
            case "null": value is NSNull
            // A number 0 or 1 passes for a flag here; reading the file back tells them apart.
            case "boolean": value is Bool
            case "number": number != nil
            case "integer": number.map { $0.rounded() == $0 } ?? false
            default: false
            }
        }
        if !fits { faults.append("\(path) is no \(types.joined(separator: " or "))") }
    }
}
