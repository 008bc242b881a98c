/// Keys of an object that follow a rule instead of a list.
struct SpecKeyFamily<Draft>: Sendable {
    /// The names as a regular expression for the schema.
    let pattern: @Sendable () -> String
    /// The schema of the values.
    let schema: @Sendable () -> JSONSchema
    /// Returns the key of a name that follows the rule.
    let key: @Sendable (String) -> SpecKey<Draft>?
}

extension SpecKeyFamily {
    /// States joined with `+`; `normal` is no key, since the object itself is the normal look.
    static func joinedStates<Look: Sendable>(
        _ looks: any WritableKeyPath<Draft, [ButtonState: Look]> & Sendable,
        _ form: @autoclosure @escaping @Sendable () -> SpecForm<Look>
    ) -> SpecKeyFamily {
        SpecKeyFamily(
            pattern: {
                let names = ButtonState.named.map(\.name).joined(separator: "|")
                return "^(\(names))(\\+(\(names))){1,3}$"
            }, schema: { form().schema }
        ) { name in
            if name == ButtonState.normal.description { return .normalState(form()) }
            return ButtonState(name).map { .state(name, $0, looks, form()) }
        }
    }
}

extension SpecKey {
    /// The looks of the single states.
    static func states<Look: Sendable>(
        _ looks: any WritableKeyPath<Draft, [ButtonState: Look]> & Sendable,
        _ form: SpecForm<Look>
    ) -> [SpecKey] {
        ButtonState.named.map { state($0.name, $0.state, looks, form) }
    }

    /// The look of a state; a state has one, however its names are ordered.
    fileprivate static func state<Look: Sendable>(
        _ name: String, _ state: ButtonState,
        _ looks: any WritableKeyPath<Draft, [ButtonState: Look]> & Sendable,
        _ form: SpecForm<Look>
    ) -> SpecKey {
        SpecKey(name, form, "What changes while the button is \(name) and nothing else.") {
            (node, draft) throws(ButtonsError) in
            guard draft[keyPath: looks][state] == nil else {
                throw node.site.unexpected(
                    "the state \(state) a second time", allowed: "one look for each state")
            }
            draft[keyPath: looks][state] = try form.decode(node)
        }
    }

    fileprivate static func normalState<Look>(_ form: SpecForm<Look>) -> SpecKey {
        SpecKey(ButtonState.normal.description, form, "") { (node, _) throws(ButtonsError) in
            throw node.site.unexpected(
                "a look of the normal state", allowed: "its keys one level up, beside the states")
        }
    }

    private init<Look>(
        _ name: String, _ form: SpecForm<Look>, _ meaning: String,
        decode: @escaping @Sendable (SpecNode, inout Draft) throws(ButtonsError) -> Void
    ) {
        self.init(
            name, words: { form.allowed }, schema: { form.schema.described(meaning) },
            decode: decode)
    }
}
