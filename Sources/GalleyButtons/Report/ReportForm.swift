import GalleyGeometry

/// How one kind of value stands in a report: how it is written and the schema of that.
///
/// Forms are put together from smaller forms, so that whatever is written is also what
/// `galley schema --report` says.
struct ReportForm<Value>: Sendable {
    private let described: @Sendable () -> JSONSchema
    /// Writes a value.
    let json: @Sendable (Value) -> JSON

    init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
        json: @escaping @Sendable (Value) -> JSON
    ) {
        described = schema
        self.json = json
    }

    /// The schema of what is written.
    var schema: JSONSchema { described() }

    /// An object with the given keys in their order; those without a value are left out.
    static func object(_ keys: [ReportKey<Value>]) -> ReportForm {
        ReportForm(objectSchema(keys)) { value in
            .object(keys.compactMap { key in key.json(value).map { (key.name, $0) } })
        }
    }

    private static func objectSchema(_ keys: [ReportKey<Value>]) -> JSONSchema {
        .typed(
            "object",
            [
                ("properties", .object(keys.map { ($0.name, $0.schema()) })),
                ("required", .array(keys.filter(\.isRequired).map { .string($0.name) })),
                ("additionalProperties", .boolean(false)),
            ])
    }

    /// An array of values of one form.
    static func array<Element>(of element: ReportForm<Element>) -> ReportForm
    where Value == [Element] {
        ReportForm(.typed("array", [("items", element.schema)])) { values in
            .array(values.map(element.json))
        }
    }

    /// A form of values that are written as another form's.
    func of<Other>(_ transform: @escaping @Sendable (Other) -> Value) -> ReportForm<Other> {
        ReportForm<Other>(schema) { json(transform($0)) }
    }
}

/// One key of an object of a report: its name, what it means, and where its value comes from.
struct ReportKey<Owner>: Sendable {
    let name: String
    let isRequired: Bool
    let schema: @Sendable () -> JSONSchema
    let json: @Sendable (Owner) -> JSON?

    /// A key that every object has.
    init<Value>(
        _ name: String, _ form: ReportForm<Value>, _ meaning: String,
        _ value: @escaping @Sendable (Owner) -> Value
    ) {
        self.name = name
        isRequired = true
        schema = { form.schema.described(meaning) }
        json = { form.json(value($0)) }
    }

    /// A key that is left out where it has no value.
    init<Value>(
        optional name: String, _ form: ReportForm<Value>, _ meaning: String,
        _ value: @escaping @Sendable (Owner) -> Value?
    ) {
        self.name = name
        isRequired = false
        schema = { form.schema.described(meaning) }
        json = { value($0).map(form.json) }
    }
}

extension ReportForm where Value == Bool {
    static let boolean = ReportForm(.typed("boolean"), json: JSON.bool)
}

extension ReportForm where Value == Int {
    static let count = ReportForm(
        .typed("integer", [("minimum", .number(0))]), json: JSON.integer)
}

extension ReportForm where Value == Double {
    static let number = ReportForm(.typed("number"), json: JSON.number)
}

extension ReportForm where Value == String {
    static let text = ReportForm(.typed("string"), json: JSON.string)

    /// One of some words.
    static func word(_ words: @autoclosure @escaping @Sendable () -> [String]) -> ReportForm {
        ReportForm(
            .object([("enum", .array(words().map(JSONSchema.string)))]), json: JSON.string)
    }
}

extension ReportForm where Value == [Double] {
    /// So many numbers.
    fileprivate static func numbers(_ count: Int) -> ReportForm {
        ReportForm(
            .typed(
                "array",
                [
                    ("items", .typed("number")), ("minItems", .number(Double(count))),
                    ("maxItems", .number(Double(count))),
                ])
        ) { .array($0.map(JSON.number)) }
    }
}

extension ReportForm where Value == Rect {
    /// `[x, y, width, height]`.
    static let rect = ReportForm<[Double]>.numbers(4)
        .of { (rect: Rect) in [rect.minX, rect.minY, rect.width, rect.height] }
}

extension ReportForm where Value == Size {
    /// `[width, height]`.
    static let size = ReportForm<[Double]>.numbers(2)
        .of { (size: Size) in [size.width, size.height] }
}

extension ReportForm where Value == EdgeInsets {
    /// `[top, left, bottom, right]`.
    static let insets = ReportForm<[Double]>.numbers(4)
        .of { (insets: EdgeInsets) in [insets.top, insets.left, insets.bottom, insets.right] }
}
