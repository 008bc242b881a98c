extension SpecForm where Value == Bool {
    /// `true` or `false`.
    static let boolean = SpecForm(
        [.boolean], allowed: "true or false", schema: [.typed("boolean")]
    ) { (node) throws(ButtonsError) in node.value.content == .boolean(true) }
}

extension SpecForm where Value == Double {
    /// A number in a range, its lower end included or not.
    static func number(
        from minimum: Double, isOpen: Bool = false, to maximum: Double, unit: String = ""
    ) -> SpecForm {
        let lower = isOpen ? "above \(Int(minimum))" : "from \(Int(minimum))"
        let form = SpecForm(
            [.number], allowed: "a number \(lower) to \(Int(maximum))\(unit)",
            schema: [
                .typed(
                    "number",
                    [
                        (isOpen ? "exclusiveMinimum" : "minimum", .number(minimum)),
                        ("maximum", .number(maximum)),
                    ])
            ]
        ) { (node) throws(ButtonsError) in
            guard case .number(let number) = node.value.content else { return .nan }
            return number.value
        }
        return form.map { value in
            let isAbove = isOpen ? value > minimum : value >= minimum
            return isAbove && value <= maximum ? value : nil
        }
    }
}

extension SpecForm where Value == Int {
    /// A whole number in a range.
    static func integer(_ range: ClosedRange<Int>) -> SpecForm {
        let form = SpecForm<Double>(
            [.number],
            allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            schema: [
                .typed(
                    "integer",
                    [
                        ("minimum", .number(Double(range.lowerBound))),
                        ("maximum", .number(Double(range.upperBound))),
                    ])
            ]
        ) { (node) throws(ButtonsError) in
            guard case .number(let number) = node.value.content else { return .nan }
            return number.value
        }
        return form.map { Int(exactly: $0).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension SpecForm where Value == Double {
    /// One of a few numbers.
    static func choice(of values: [Double]) -> SpecForm {
        let form = SpecForm(
            [.number], allowed: Wording.list(values.map(Wording.points)),
            schema: [.object([("enum", .array(values.map(JSONSchema.number)))])]
        ) { (node) throws(ButtonsError) in
            guard case .number(let number) = node.value.content else { return .nan }
            return number.value
        }
        return form.map { values.contains($0) ? $0 : nil }
    }
}

extension SpecForm where Value == String {
    /// A text that passes a check, which the rules tell the schema.
    static func string(
        _ allowed: @autoclosure @escaping @Sendable () -> String,
        rules: @autoclosure @escaping @Sendable () -> [(key: String, value: JSONSchema)] = [],
        check: @escaping @Sendable (String) -> Bool
    ) -> SpecForm {
        let form = SpecForm([.string], allowed: allowed(), schema: [.typed("string", rules())]) {
            (node) throws(ButtonsError) in
            guard case .string(let text) = node.value.content else { return "" }
            return text
        }
        return form.map { check($0) ? $0 : nil }
    }

    /// A text that is not empty and has at most `limit` scalars.
    static func text(_ what: String, limit: Int) -> SpecForm {
        string(
            "\(what) of 1 to \(limit) characters",
            rules: [("minLength", .number(1)), ("maxLength", .number(Double(limit)))]
        ) { !$0.isEmpty && $0.unicodeScalars.dropFirst(limit).isEmpty }
    }
}

extension SpecForm
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of an enumeration's names.
    static func choice() -> SpecForm {
        let names: @Sendable () -> [String] = { Value.allCases.map(\.rawValue) }
        return SpecForm(
            [.string], allowed: Wording.quotedList(names()),
            schema: [.object([("enum", .array(names().map(JSONSchema.string)))])]
        ) { (node) throws(ButtonsError) in
            guard case .string(let text) = node.value.content, let value = Value(rawValue: text)
            else {
                throw node.site.unexpected(node.value.summary, allowed: Wording.quotedList(names()))
            }
            return value
        }
    }
}
