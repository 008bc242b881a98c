/// What the parser and the help need to know of one declared argument.
///
/// The declarations are shaped like those of swift-argument-parser, whose place this folder takes
/// because no outside package can be fetched: a command is a struct of `@Argument`, `@Option` and
/// `@Flag` properties, and nothing outside this folder knows how they are filled.
protocol ArgumentDeclaration: AnyObject {
    /// How the argument is given.
    var kind: ArgumentKind { get }
    /// The letter of its short form, or nil.
    var short: Character? { get }
    /// The long name, without dashes; of a positional, what stands for it in the help.
    var name: String { get }
    /// What stands for the value in the help, such as `FILE`; empty for a flag.
    var valueName: String { get }
    /// The value an option stands for when it is given without one; nil where it needs one.
    var impliedValue: String? { get }
    /// One sentence for the help.
    var help: String { get }
    /// Whether the command can't run without it.
    var isRequired: Bool { get }
    /// Takes a value from the command line; returns what it must be instead, where it does not fit.
    func accept(_ text: String) -> String?
}

extension ArgumentDeclaration {
    /// Most options need a value.
    var impliedValue: String? { nil }
}

/// How an argument is given on the command line.
enum ArgumentKind: Equatable {
    /// By its place.
    case positional
    /// By name with a value.
    case option
    /// By name alone.
    case flag
}

/// A value that can be read from a word of the command line.
protocol ArgumentValue: SendableMetatype {
    /// Reads the word, or returns nil where it does not fit.
    init?(argument: String)
    /// What a word must be to fit, for the error message.
    static var allowed: String { get }
}

extension String: ArgumentValue {
    init?(argument: String) { self = argument }
    static var allowed: String { "a text" }
}

extension Double: ArgumentValue {
    init?(argument: String) {
        guard let value = Double(argument), value.isFinite else { return nil }
        self = value
    }
    static var allowed: String { "a number" }
}

extension Int: ArgumentValue {
    init?(argument: String) { self.init(argument) }
    static var allowed: String { "a whole number" }
}

extension ArgumentValue where Self: RawRepresentable, RawValue == String, Self: CaseIterable {
    init?(argument: String) { self.init(rawValue: argument) }
    static var allowed: String { "one of " + allCases.map(\.rawValue).joined(separator: ", ") }
}
