/// A verb of the command line.
protocol Command: SendableMetatype {
    /// The word that chooses the verb.
    static var name: String { get }
    /// Other words that choose the verb.
    static var aliases: [String] { get }
    /// One sentence for the list of verbs.
    static var abstract: String { get }
    /// What the verb does, in a paragraph for its own help.
    static var discussion: String { get }

    /// The declared arguments in the order of the help.
    ///
    /// They are listed by hand: finding them by reflection costs a start of the command as much as
    /// drawing a button does.
    var arguments: [any ArgumentDeclaration] { get }

    init()

    /// Does the verb's work.
    func run(_ console: Console) throws(CommandError)
}

extension Command {
    /// Most verbs have one name.
    static var aliases: [String] { [] }
}
