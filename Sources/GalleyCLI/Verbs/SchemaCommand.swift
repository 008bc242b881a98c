import GalleyButtons

/// `galley schema`: prints the JSON Schema of the spec file.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "Print the JSON Schema of the spec file, or of the layout report."
    static let discussion =
        "Prints the JSON Schema (draft 2020-12) of the spec file, for editors that complete and check, or "
        + "that of the objects that `galley layout --json` prints."

    @Flag("report", help: "Print the schema of an object of `galley layout --json`.")
    var report: Bool

    var arguments: [any ArgumentDeclaration] { [_report] }

    func run(_ console: Console) throws(CommandError) {
        console.write(report ? LayoutReport.schema : ButtonSpec.schema)
    }
}
