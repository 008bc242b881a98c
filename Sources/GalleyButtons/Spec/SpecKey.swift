/// One key of an object: its name, what it means, and how its value gets into the draft.
struct SpecKey<Draft>: Sendable {
    let name: String
    let isRequired: Bool
    private let words: @Sendable () -> String
    private let described: @Sendable () -> JSONSchema
    /// Decodes a node into the draft.
    let decode: @Sendable (SpecNode, inout Draft) throws(ButtonsError) -> Void

    /// A key whose value goes to a property of the draft.
    init<Value>(
        _ name: String, _ property: any WritableKeyPath<Draft, Value?> & Sendable,
        _ form: SpecForm<Value>, required: Bool = false, _ meaning: String
    ) {
        self.name = name
        words = { form.allowed }
        described = { form.schema.described(meaning) }
        isRequired = required
        decode = { (node, draft) throws(ButtonsError) in
            draft[keyPath: property] = try form.decode(node)
        }
    }

    /// A key whose value replaces the one a property of the draft has.
    init<Value>(
        _ name: String, replacing property: any WritableKeyPath<Draft, Value> & Sendable,
        _ form: SpecForm<Value>, _ meaning: String
    ) {
        self.name = name
        words = { form.allowed }
        described = { form.schema.described(meaning) }
        isRequired = false
        decode = { (node, draft) throws(ButtonsError) in
            draft[keyPath: property] = try form.decode(node)
        }
    }

    /// A key whose value is of a form and goes nowhere: its members are decoded one by one elsewhere.
    init<Value>(_ name: String, apart form: SpecForm<Value>, _ meaning: String) {
        self.name = name
        words = { form.allowed }
        described = { form.schema.described(meaning) }
        isRequired = false
        decode = { (node, _) throws(ButtonsError) in _ = try form.decode(node) }
    }

    /// What completes the sentence "allowed is …".
    var allowed: String { words() }

    /// The schema of the value, with what the key means.
    var schema: JSONSchema { described() }

    /// A key with its own way into the draft.
    init(
        _ name: String, words: @escaping @Sendable () -> String,
        schema: @escaping @Sendable () -> JSONSchema,
        decode: @escaping @Sendable (SpecNode, inout Draft) throws(ButtonsError) -> Void
    ) {
        self.name = name
        self.words = words
        described = schema
        isRequired = false
        self.decode = decode
    }

    /// A key of a part of the draft.
    init<Part>(_ key: SpecKey<Part>, in part: any WritableKeyPath<Draft, Part> & Sendable) {
        name = key.name
        words = key.words
        described = key.described
        isRequired = key.isRequired
        decode = { (node, draft) throws(ButtonsError) in
            try key.decode(node, &draft[keyPath: part])
        }
    }
}

extension Array {
    /// Returns a part's keys as keys of the draft that holds the part.
    func `in`<Part, Draft>(
        _ part: any WritableKeyPath<Draft, Part> & Sendable
    ) -> [SpecKey<Draft>] where Element == SpecKey<Part> {
        map { SpecKey<Draft>($0, in: part) }
    }
}
