/// Words given by their place; the last positional of a command may take all that are left.
@propertyWrapper
final class Argument<Value>: ArgumentDeclaration {
    var wrappedValue: Value
    let kind = ArgumentKind.positional
    let short: Character? = nil
    let customName: String? = nil
    let valueName: String
    let help: String
    private(set) var isRequired = true
    private let store: (inout Value, String) -> String?

    /// Declares one word.
    init(_ valueName: String, help: String) where Value == String {
        wrappedValue = ""
        self.valueName = valueName
        self.help = help
        store = { value, text in
            value = text
            return nil
        }
    }

    /// Declares one word or more.
    init(_ valueName: String, help: String) where Value == [String] {
        wrappedValue = []
        self.valueName = valueName + "…"
        self.help = help
        store = { value, text in
            value.append(text)
            return nil
        }
    }

    /// Whether the argument takes all words that are left.
    var takesMany: Bool { Value.self == [String].self }

    func accept(_ text: String) -> String? {
        isRequired = false
        return store(&wrappedValue, text)
    }
}

/// A named value: `--name VALUE` or `--name=VALUE`.
@propertyWrapper
final class Option<Value>: ArgumentDeclaration {
    var wrappedValue: Value
    let kind = ArgumentKind.option
    let short: Character?
    let customName: String?
    let valueName: String
    let help: String
    private(set) var isRequired: Bool
    private let store: (inout Value, String) -> String?

    private init(
        initial: Value, short: Character?, name: String?, valueName: String, help: String,
        isRequired: Bool, store: @escaping (inout Value, String) -> String?
    ) {
        wrappedValue = initial
        self.short = short
        customName = name
        self.valueName = valueName
        self.help = help
        self.isRequired = isRequired
        self.store = store
    }

    /// Declares a value with a default.
    convenience init(
        wrappedValue: Value, short: Character? = nil, name: String? = nil, _ valueName: String,
        help: String
    ) where Value: ArgumentValue {
        self.init(
            initial: wrappedValue, short: short, name: name, valueName: valueName, help: help,
            isRequired: false, store: Self.replace)
    }

    /// Declares a value that may be left out.
    convenience init<Wrapped: ArgumentValue>(
        short: Character? = nil, name: String? = nil, _ valueName: String, help: String
    ) where Value == Wrapped? {
        self.init(
            initial: nil, short: short, name: name, valueName: valueName, help: help,
            isRequired: false
        ) { value, text in
            guard let read = Wrapped(argument: text) else { return Wrapped.allowed }
            value = read
            return nil
        }
    }

    /// Declares a value that must be given.
    convenience init(
        required initial: Value, short: Character? = nil, name: String? = nil,
        _ valueName: String, help: String
    ) where Value: ArgumentValue {
        self.init(
            initial: initial, short: short, name: name, valueName: valueName, help: help,
            isRequired: true, store: Self.replace)
    }

    /// Declares a list: words separated by commas, or the option given several times.
    convenience init<Element: ArgumentValue>(
        short: Character? = nil, name: String? = nil, _ valueName: String, help: String
    ) where Value == [Element] {
        self.init(
            initial: [], short: short, name: name, valueName: valueName, help: help,
            isRequired: false
        ) { value, text in
            for word in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard !word.isEmpty, let read = Element(argument: String(word)) else {
                    return Element.allowed
                }
                value.append(read)
            }
            return nil
        }
    }

    private static func replace(_ value: inout Value, _ text: String) -> String?
    where Value: ArgumentValue {
        guard let read = Value(argument: text) else { return Value.allowed }
        value = read
        return nil
    }

    func accept(_ text: String) -> String? {
        isRequired = false
        return store(&wrappedValue, text)
    }
}

/// A name that is given or not: `--name`.
@propertyWrapper
final class Flag: ArgumentDeclaration {
    var wrappedValue = false
    let kind = ArgumentKind.flag
    let short: Character?
    let customName: String? = nil
    let valueName = ""
    let help: String
    let isRequired = false

    /// Declares a flag that is off until given.
    init(short: Character? = nil, help: String) {
        self.short = short
        self.help = help
    }

    func accept(_ text: String) -> String? {
        wrappedValue = true
        return nil
    }
}
