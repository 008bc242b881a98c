/// A verb of the command line.
protocol Command: SendableMetatype {
    /// The word that chooses the verb.
    static var name: String { get }
    /// One sentence for the list of verbs.
    static var abstract: String { get }
    /// What the verb does, in a paragraph for its own help.
    static var discussion: String { get }

    init()

    /// Does the verb's work.
    func run(_ console: Console) throws(CommandError)
}

extension Command {
    /// The declared arguments with their names, in the order of the properties.
    var arguments: [(name: String, declaration: any ArgumentDeclaration)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let declaration = child.value as? any ArgumentDeclaration,
                let label = child.label
            else { return nil }
            let name = declaration.customName ?? Self.dashed(label.drop { $0 == "_" })
            return (name, declaration)
        }
    }

    /// Writes a property's name as the command line does: `iconFont` becomes `icon-font`.
    private static func dashed(_ name: Substring) -> String {
        name.reduce(into: "") { result, letter in
            result += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
