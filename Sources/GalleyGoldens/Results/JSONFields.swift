/// Reads the members of a JSON object by their keys and names the path of what does not fit.
struct JSONFields {
    private let members: [String: JSONDocument]
    let path: String

    init(_ value: JSONDocument, at path: String) throws(ResultFault) {
        guard case .object(let members) = value else {
            throw ResultFault(at: path, "an object is expected")
        }
        self.members = Dictionary(
            members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        self.path = path
    }

    func value(_ key: String) -> JSONDocument? { members[key] }

    func optionalText(_ key: String) throws(ResultFault) -> String? {
        switch members[key] {
        case nil, .null: nil
        case .string(let text): text
        default: throw ResultFault(at: "\(path).\(key)", "a text is expected")
        }
    }

    func text(_ key: String) throws(ResultFault) -> String {
        guard let text = try optionalText(key) else { throw missing(key) }
        return text
    }

    func optionalNumber(_ key: String) throws(ResultFault) -> Double? {
        switch members[key] {
        case nil, .null: nil
        case .integer(let number): Double(number)
        case .number(let number): number
        default: throw ResultFault(at: "\(path).\(key)", "a number is expected")
        }
    }

    func number(_ key: String) throws(ResultFault) -> Double {
        guard let number = try optionalNumber(key) else { throw missing(key) }
        return number
    }

    func optionalWhole(_ key: String) throws(ResultFault) -> Int? {
        guard let value = members[key], value != .null else { return nil }
        return try Self.whole(value, "\(path).\(key)")
    }

    func whole(_ key: String) throws(ResultFault) -> Int {
        guard let number = try optionalWhole(key) else { throw missing(key) }
        return number
    }

    func flag(_ key: String) throws(ResultFault) -> Bool {
        guard case .boolean(let flag)? = members[key] else { throw missing(key) }
        return flag
    }

    func object(_ key: String) throws(ResultFault) -> JSONFields? {
        guard let value = members[key] else { return nil }
        return try JSONFields(value, at: "\(path).\(key)")
    }

    func word<Word: RawRepresentable>(_ key: String) throws(ResultFault) -> Word
    where Word.RawValue == String {
        let text = try text(key)
        guard let word = Word(rawValue: text) else {
            throw ResultFault(at: "\(path).\(key)", "\(text.debugDescription) is not known")
        }
        return word
    }

    func list<Element>(
        _ key: String, _ read: (JSONDocument, String) throws(ResultFault) -> Element
    ) throws(ResultFault) -> [Element] {
        guard let value = members[key] else { return [] }
        guard case .array(let values) = value else {
            throw ResultFault(at: "\(path).\(key)", "an array is expected")
        }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            elements.append(try read(value, "\(path).\(key)[\(index)]"))
        }
        return elements
    }

    /// Texts by key.
    func texts(_ key: String) throws(ResultFault) -> [String: String] {
        guard let fields = try object(key) else { return [:] }
        var texts: [String: String] = [:]
        for name in fields.members.keys { texts[name] = try fields.text(name) }
        return texts
    }

    /// The members' keys.
    var keys: [String] { members.keys.sorted() }

    static func text(_ value: JSONDocument, _ path: String) throws(ResultFault) -> String {
        guard case .string(let text) = value else {
            throw ResultFault(at: path, "a text is expected")
        }
        return text
    }

    static func whole(_ value: JSONDocument, _ path: String) throws(ResultFault) -> Int {
        switch value {
        case .integer(let whole): return whole
        case .number(let number):
            if let whole = Int(exactly: number) { return whole }
            fallthrough
        default: throw ResultFault(at: path, "a whole number is expected")
        }
    }

    private func missing(_ key: String) -> ResultFault {
        ResultFault(at: path, "\(key) is missing")
    }
}
