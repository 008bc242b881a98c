import GalleyGoldens

/// How many pictures are drawn at once, where no project has a say in it.
struct JobCount {
    let value: Int

    /// Takes what the command line says, or `GALLEY_JOBS`, or the number of processors.
    ///
    /// - Throws: ``CommandError`` for a number out of range and a variable that is none.
    init(_ flag: Int?, _ console: Console) throws(CommandError) {
        let variable: Int? = try GoldenSettings.variable(Self.variable, console)
        value = flag ?? variable ?? Workers.available
        try Self.check(value, from: flag == nil ? Self.variable : "--jobs")
    }

    /// The environment variable for it.
    static let variable = "GALLEY_JOBS"

    /// Refuses a number out of range.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - origin: Who gave it.
    /// - Throws: ``CommandError``.
    static func check(_ value: Int, from origin: String) throws(CommandError) {
        guard (1...256).contains(value) else {
            throw .usage("\(origin): a run has 1 to 256 jobs")
        }
    }
}
