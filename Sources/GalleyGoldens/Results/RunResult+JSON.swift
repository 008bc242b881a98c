extension RunResult {
    /// The result file: JSON of schema `result.v1` with a case a line, and a line break at the end.
    ///
    /// Keys stand in the schema's order and maps in the order of their keys, so that equal results
    /// give equal bytes.
    public var json: String { document.indented(depth: 2) + "\n" }

    /// The result as a value of schema `result.v1`.
    var document: JSONDocument {
        .members(headMembers + [("cases", .array(cases.map(\.document)))])
    }

    /// The result without its cases, as a journal begins.
    var head: JSONDocument { .members(headMembers) }

    private var headMembers: [(String, JSONDocument?)] {
        [
            ("schema", .string(Self.schemaName)),
            (
                "tool",
                .members([("name", .string("galley")), ("version", .string(toolVersion))])
            ),
            (
                "env",
                .members([
                    ("run", .text(environment)),
                    (
                        "table",
                        .members(
                            environments.sorted { $0.key < $1.key }.map { id, facts in
                                (id, .texts(facts) ?? .object([]))
                            })
                    ),
                ])
            ),
            ("run", runDocument),
        ]
    }

    private var runDocument: JSONDocument {
        .members([
            ("complete", .boolean(isComplete)), ("id", .text(id)), ("commit", .text(commit)),
            ("command", .text(command)), ("filter", .text(filter)),
            ("seconds", .optional(seconds)),
            (
                "shard",
                shard.map {
                    .members([
                        ("index", .integer($0.index)), ("count", .integer($0.count)),
                        ("inputs", .text($0.inputs)), ("split", .text($0.split)),
                    ])
                }
            ),
            ("missingShards", .list(missingShards) { .integer($0) }),
        ])
    }
}

extension JSONDocument {
    /// A text, or nothing.
    static func text(_ text: String?) -> JSONDocument? { text.map(JSONDocument.string) }

    /// A whole number, or nothing.
    static func optional(_ number: Int?) -> JSONDocument? { number.map(JSONDocument.integer) }

    /// A number, or nothing.
    static func optional(_ number: Double?) -> JSONDocument? { number.map(JSONDocument.number) }

    /// An array, or nothing of no elements.
    static func list<Element>(
        _ elements: [Element], _ value: (Element) -> JSONDocument
    ) -> JSONDocument? {
        elements.isEmpty ? nil : .array(elements.map(value))
    }

    /// Texts in the order of their keys, or nothing of none.
    static func texts(_ texts: [String: String]) -> JSONDocument? {
        texts.isEmpty
            ? nil
            : .members(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
}
