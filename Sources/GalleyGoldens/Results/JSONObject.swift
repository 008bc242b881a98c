/// Collects the members of a JSON object; what is nil is left out.
struct JSONObject {
    private(set) var members: [JSONValue.Member] = []

    var value: JSONValue { .object(members) }

    subscript(_ key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set { if let newValue { members.append(JSONValue.Member(key, newValue)) } }
    }

    /// An array, or nil of no elements.
    static func list<Element>(
        _ elements: [Element], _ value: (Element) -> JSONValue
    ) -> JSONValue? {
        elements.isEmpty ? nil : .array(elements.map(value))
    }

    /// Texts by key, in the order of the keys.
    static func map(_ texts: [String: String]) -> JSONValue {
        .object(texts.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
    }
}
