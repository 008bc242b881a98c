import GalleyButtons

/// A JSON value without places and order, to compare with what Foundation reads.
enum PlainJSON: Equatable, Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([PlainJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: PlainJSON].self))
        }
    }

    init(_ value: JSON5Value) {
        self =
            switch value.content {
            case .null: .null
            case .boolean(let value): .boolean(value)
            case .number(let number): .number(number.value)
            case .string(let text): .string(text)
            case .array(let elements): .array(elements.map(PlainJSON.init))
            case .object(let members):
                .object(
                    Dictionary(uniqueKeysWithValues: members.map { ($0.key, PlainJSON($0.value)) }))
            }
    }

    /// The value of a key of an object.
    subscript(_ key: String) -> PlainJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }
}
