import GalleyButtons
import GalleyGoldens

/// `galley schema`: prints the JSON Schema of the spec file.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "Print the JSON Schema of the spec file, or of what the verbs write."
    static let discussion =
        "Prints the JSON Schema (draft 2020-12) of the spec file, for editors that complete and check, or "
        + "that of the objects that `galley layout --json` prints, of result files, or of the decisions "
        + "that an HTML report exports."

    @Flag("report", help: "Print the schema of an object of `galley layout --json`.")
    var report: Bool

    @Flag("result", help: "Print the schema of a result file.")
    var result: Bool

    @Flag("decisions", help: "Print the schema of decisions that an HTML report exports.")
    var decisions: Bool

    var arguments: [any ArgumentDeclaration] { [_report, _result, _decisions] }

    func run(_ console: Console) throws(CommandError) {
        guard [report, result, decisions].count(where: { $0 }) <= 1 else {
            throw .usage("--report, --result and --decisions exclude one another", verb: Self.name)
        }
        if result {
            console.write(ReportPage.resultSchema)
        } else if decisions {
            console.write(ReportPage.decisionsSchema)
        } else {
            console.write(report ? LayoutReport.schema : ButtonSpec.schema)
        }
    }
}
