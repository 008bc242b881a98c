import GalleyButtons

/// The command `galley` as a function of its words.
public enum GalleyCLI {
    /// The version the command prints.
    public static let version = DrawingEnvironment.version

    private static let verbs: [any Command.Type] = [
        RenderCommand.self, LayoutCommand.self, MeasureCommand.self, IconsCommand.self,
        SchemaCommand.self, VerifyCommand.self, RecordCommand.self, PendingCommand.self,
        ReviewCommand.self, AcceptCommand.self, RejectCommand.self, ReportCommand.self,
        MergeCommand.self,
        OrphansCommand.self, PruneCommand.self, DiffCommand.self, ExplainCommand.self,
        CheckCommand.self, EnvCommand.self, SelfTestCommand.self,
    ]

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: The words after the command's name.
    ///   - console: Where results, notes and errors go.
    /// - Returns: The status to end the process with.
    public static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
        do {
            try dispatch(arguments, console)
            return ExitCode.success.rawValue
        } catch {
            // What a verb has printed already needs no second sentence.
            if !error.message.isEmpty { console.error(error.message) }
            return error.exitCode.rawValue
        }
    }

    private static func dispatch(_ arguments: [String], _ console: Console) throws(CommandError) {
        guard let word = arguments.first else {
            throw .usage("a verb is missing: \(verbs.map { $0.name }.joined(separator: ", "))")
        }
        switch word {
        case "--help", "-h", "help":
            if let name = arguments.dropFirst().first, let verb = verb(named: name) {
                console.write(Help.text(of: verb.init()))
            } else {
                console.write(Help.overview(of: verbs))
            }
        case "--version":
            console.print("galley \(version)")
        default:
            guard let verb = verb(named: word) else {
                let known = verbs.map { $0.name }.joined(separator: ", ")
                throw .usage("unknown verb \(word.debugDescription); the verbs are \(known)")
            }
            try run(verb.init(), Array(arguments.dropFirst()), console)
        }
    }

    private static func verb(named name: String) -> (any Command.Type)? {
        verbs.first { $0.name == name || $0.aliases.contains(name) }
    }

    private static func run(
        _ command: some Command, _ words: [String], _ console: Console
    ) throws(CommandError) {
        // Everything after "--" is a value, even if it looks like a flag.
        let flags = words.prefix { $0 != "--" }
        if flags.contains("--help") || flags.contains("-h") {
            console.write(Help.text(of: command))
            return
        }
        if flags.contains("--version") {
            console.print("galley \(version)")
            return
        }
        try ArgumentParser(command).parse(words)
        try command.run(console)
    }
}
