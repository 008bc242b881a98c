/// A JSON5 value with its place in the spec.
struct SpecNode {
    let value: JSON5Value
    let site: SpecSite
}

extension JSON5Value {
    /// Some of the six kinds of values, without what they hold.
    struct Kinds: OptionSet, Sendable {
        let rawValue: UInt8
        static let null = Kinds(rawValue: 1)
        static let boolean = Kinds(rawValue: 2)
        static let number = Kinds(rawValue: 4)
        static let string = Kinds(rawValue: 8)
        static let array = Kinds(rawValue: 16)
        static let object = Kinds(rawValue: 32)
    }

    /// The kind of the value.
    var kind: Kinds {
        switch content {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The value in the words of an error message.
    var summary: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): Wording.elided(number.text)
        case .string(let text): Wording.quoted(text)
        case .array(let elements):
            elements.count == 1 ? "an array of 1 value" : "an array of \(elements.count) values"
        case .object(let members):
            members.count == 1 ? "an object of 1 key" : "an object of \(members.count) keys"
        }
    }
}
