/// Words given by their place; the last positional of a command may take all that are left.
@propertyWrapper
final class Argument<Value>: ArgumentDeclaration {
    var wrappedValue: Value
    let kind = ArgumentKind.positional
    let short: Character? = nil
    let name: String
    let help: String
    private(set) var isRequired = true
    private let store: (inout Value, String) -> String?

    /// Declares one word.
    init(_ name: String, help: String) where Value == String {
        wrappedValue = ""
        self.name = name
        self.help = help
        store = { value, text in
            value = text
            return nil
        }
    }

    /// Declares one word that may be left out.
    init(optional name: String, help: String) where Value == String? {
        wrappedValue = nil
        self.name = name
        self.help = help
        isRequired = false
        store = { value, text in
            value = text
            return nil
        }
    }

    /// Declares any number of words.
    init(optional name: String, help: String) where Value == [String] {
        wrappedValue = []
        self.name = name + "…"
        self.help = help
        isRequired = false
        store = { value, text in
            value.append(text)
            return nil
        }
    }

    /// Declares one word or more.
    init(_ name: String, help: String) where Value == [String] {
        wrappedValue = []
        self.name = name + "…"
        self.help = help
        store = { value, text in
            value.append(text)
            return nil
        }
    }

    /// A word is its own value.
    var valueName: String { name }

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
    let name: String
    let valueName: String
    let impliedValue: String?
    let help: String
    let isRequired = false
    private let store: (inout Value, String) -> String?

    private init(
        initial: Value, name: String, short: Character?, valueName: String,
        impliedValue: String? = nil, help: String,
        store: @escaping (inout Value, String) -> String?
    ) {
        wrappedValue = initial
        self.impliedValue = impliedValue
        self.short = short
        self.name = name
        self.valueName = valueName
        self.help = help
        self.store = store
    }

    /// Declares a value with a default.
    convenience init(
        wrappedValue: Value, _ name: String, short: Character? = nil, _ valueName: String,
        help: String
    ) where Value: ArgumentValue {
        self.init(
            initial: wrappedValue, name: name, short: short, valueName: valueName, help: help,
            store: Self.replace)
    }

    /// Declares a value that may be left out, alone or, where one is implied, with the option given.
    convenience init<Wrapped: ArgumentValue>(
        _ name: String, short: Character? = nil, _ valueName: String, implied: String? = nil,
        help: String
    ) where Value == Wrapped? {
        self.init(
            initial: nil, name: name, short: short, valueName: valueName, impliedValue: implied,
            help: help
        ) { value, text in
            guard let read = Wrapped(argument: text) else { return Wrapped.allowed }
            value = read
            return nil
        }
    }

    /// Declares a list: words separated by commas, or the option given several times.
    convenience init<Element: ArgumentValue>(
        _ name: String, short: Character? = nil, _ valueName: String, help: String
    ) where Value == [Element] {
        self.init(
            initial: [], name: name, short: short, valueName: valueName, help: help
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
        store(&wrappedValue, text)
    }
}

/// A name that is given or not: `--name`.
@propertyWrapper
final class Flag: ArgumentDeclaration {
    var wrappedValue = false
    let kind = ArgumentKind.flag
    let short: Character?
    let name: String
    let valueName = ""
    let help: String
    let isRequired = false

    /// Declares a flag that is off until given.
    init(_ name: String, short: Character? = nil, help: String) {
        self.name = name
        self.short = short
        self.help = help
    }

    func accept(_ text: String) -> String? {
        wrappedValue = true
        return nil
    }
}
