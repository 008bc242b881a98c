import GalleyButtons

/// `galley schema`: prints the JSON Schema of the spec file.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "Print the JSON Schema of the spec file."
    static let discussion =
        "Prints the JSON Schema (draft 2020-12) of the spec file, for editors that complete and check."

    let arguments: [any ArgumentDeclaration] = []

    func run(_ console: Console) throws(CommandError) { console.write(ButtonSpec.schema) }
}
