extension Progress.Style {
    /// Chooses how a verb tells its progress.
    ///
    /// - Parameters:
    ///   - console: Where it goes: a line that is drawn over needs a terminal that can.
    ///   - isQuiet: Whether nothing is to be told.
    ///   - color: What the command line says of colours; nil leaves it to `NO_COLOR`.
    ///   - elsewhere: What serves where there is no such terminal.
    init(
        _ console: Console, isQuiet: Bool, color: Bool? = nil,
        elsewhere: Progress.Style = .plain
    ) {
        if isQuiet {
            self = .silent
        } else if console.isErrorTerminal, console.variable("TERM") != "dumb" {
            self = .line(isColored: color ?? (console.variable("NO_COLOR") == nil))
        } else {
            self = elsewhere
        }
    }
}
