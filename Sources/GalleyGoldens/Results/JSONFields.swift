/// Reads the members of a JSON object by their keys and names the path of what does not fit.
struct JSONFields {
    private let members: [String: JSONValue]
    let path: String

    init(_ value: JSONValue, at path: String) throws(JSONFault) {
        guard case .object(let members) = value else {
            throw JSONFault(at: path, "an object is expected")
        }
        self.members = Dictionary(
            members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        self.path = path
    }

    func value(_ key: String) -> JSONValue? { members[key] }

    func optionalText(_ key: String) throws(JSONFault) -> String? {
        switch members[key] {
        case nil, .null: nil
        case .string(let text): text
        default: throw JSONFault(at: "\(path).\(key)", "a text is expected")
        }
    }

    func text(_ key: String) throws(JSONFault) -> String {
        guard let text = try optionalText(key) else { throw missing(key) }
        return text
    }

    func optionalNumber(_ key: String) throws(JSONFault) -> Double? {
        switch members[key] {
        case nil, .null: nil
        case .number(let number): number
        default: throw JSONFault(at: "\(path).\(key)", "a number is expected")
        }
    }

    func number(_ key: String) throws(JSONFault) -> Double {
        guard let number = try optionalNumber(key) else { throw missing(key) }
        return number
    }

    func optionalWhole(_ key: String) throws(JSONFault) -> Int? {
        guard let number = try optionalNumber(key) else { return nil }
        return try Self.whole(number, at: "\(path).\(key)")
    }

    func whole(_ key: String) throws(JSONFault) -> Int {
        guard let number = try optionalWhole(key) else { throw missing(key) }
        return number
    }

    func flag(_ key: String) throws(JSONFault) -> Bool {
        guard case .boolean(let flag)? = members[key] else { throw missing(key) }
        return flag
    }

    func object(_ key: String) throws(JSONFault) -> JSONFields? {
        guard let value = members[key] else { return nil }
        return try JSONFields(value, at: "\(path).\(key)")
    }

    func word<Word: RawRepresentable>(_ key: String) throws(JSONFault) -> Word
    where Word.RawValue == String {
        let text = try text(key)
        guard let word = Word(rawValue: text) else {
            throw JSONFault(at: "\(path).\(key)", "\(text.debugDescription) is not known")
        }
        return word
    }

    func list<Element>(
        _ key: String, _ read: (JSONValue, String) throws(JSONFault) -> Element
    ) throws(JSONFault) -> [Element] {
        guard let value = members[key] else { return [] }
        guard case .array(let values) = value else {
            throw JSONFault(at: "\(path).\(key)", "an array is expected")
        }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            elements.append(try read(value, "\(path).\(key)[\(index)]"))
        }
        return elements
    }

    /// Texts by key.
    func texts(_ key: String) throws(JSONFault) -> [String: String] {
        guard let fields = try object(key) else { return [:] }
        var texts: [String: String] = [:]
        for name in fields.members.keys { texts[name] = try fields.text(name) }
        return texts
    }

    /// Every member as an object.
    func objects(_ key: String) throws(JSONFault) -> [String: JSONFields] {
        guard let fields = try object(key) else { return [:] }
        var objects: [String: JSONFields] = [:]
        for name in fields.members.keys { objects[name] = try fields.object(name) }
        return objects
    }

    /// The members' keys.
    var keys: [String] { members.keys.sorted() }

    static func whole(_ number: Double, at path: String) throws(JSONFault) -> Int {
        guard let whole = Int(exactly: number) else {
            throw JSONFault(at: path, "a whole number is expected")
        }
        return whole
    }

    static func text(_ value: JSONValue, _ path: String) throws(JSONFault) -> String {
        guard case .string(let text) = value else {
            throw JSONFault(at: path, "a text is expected")
        }
        return text
    }

    static func whole(_ value: JSONValue, _ path: String) throws(JSONFault) -> Int {
        guard case .number(let number) = value else {
            throw JSONFault(at: path, "a number is expected")
        }
        return try whole(number, at: path)
    }

    private func missing(_ key: String) -> JSONFault { JSONFault(at: path, "\(key) is missing") }
}
