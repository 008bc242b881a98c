/// How one kind of value is written in a spec: what is allowed, its schema and its decoder.
///
/// Forms are put together from smaller forms, so that whatever decodes is also what `galley schema`
/// prints and what error messages allow.
struct SpecForm<Value>: Sendable {
    /// Reads the content of a node whose kind has been checked.
    typealias Decode = @Sendable (SpecNode) throws(ButtonsError) -> Value

    /// The kinds of JSON5 values the form can be written as.
    let kinds: JSON5Value.Kinds
    // Reading a file needs neither the words nor the schema of most forms: they are put together
    // when they are asked for.
    private let words: @Sendable () -> String
    private let schemas: @Sendable () -> [JSONSchema]
    private let content: Decode

    init(
        _ kinds: JSON5Value.Kinds, allowed: @autoclosure @escaping @Sendable () -> String,
        schema alternatives: @autoclosure @escaping @Sendable () -> [JSONSchema],
        decode content: @escaping Decode
    ) {
        self.kinds = kinds
        words = allowed
        schemas = alternatives
        self.content = content
    }

    /// What completes the sentence "allowed is …".
    var allowed: String { words() }

    /// The alternatives of the schema.
    var alternatives: [JSONSchema] { schemas() }

    /// The schema of the form.
    var schema: JSONSchema { .any(of: alternatives) }

    /// Reads a node.
    func decode(_ node: SpecNode) throws(ButtonsError) -> Value {
        guard kinds.contains(node.value.kind) else { throw unexpected(node) }
        return try content(node)
    }

    /// Makes the error of a node that is not of this form.
    func unexpected(_ node: SpecNode) -> ButtonsError {
        node.site.unexpected(node.value.summary, allowed: allowed)
    }

    /// Returns the form of whatever a value becomes; nil is the error of an unexpected value.
    func map<Result>(_ transform: @escaping @Sendable (Value) -> Result?) -> SpecForm<Result> {
        SpecForm<Result>(kinds, allowed: allowed, schema: alternatives) {
            (node) throws(ButtonsError) in
            guard let result = transform(try decode(node)) else { throw unexpected(node) }
            return result
        }
    }

    /// The same form with the place of its value.
    var located: SpecForm<Located<Value>> {
        SpecForm<Located<Value>>(kinds, allowed: allowed, schema: alternatives) {
            (node) throws(ButtonsError) in
            Located(value: try decode(node), site: node.site)
        }
    }

    /// Returns a form that allows either of two, told apart by the kind of the value.
    func or(_ other: SpecForm<Value>) -> SpecForm<Value> {
        precondition(kinds.isDisjoint(with: other.kinds), "two forms of one kind are ambiguous")
        return SpecForm(
            kinds.union(other.kinds), allowed: "\(self.allowed), or \(other.allowed)",
            schema: alternatives + other.alternatives
        ) { (node) throws(ButtonsError) in
            try (kinds.contains(node.value.kind) ? self : other).decode(node)
        }
    }

    /// The same form with its schema in `$defs`.
    func shared(as name: String) -> SpecForm<Value> {
        SpecForm(
            kinds, allowed: allowed, schema: [.shared(name, schema.described(allowed))],
            decode: content)
    }
}
