/// Fills a command's declared arguments from the words of the command line.
struct ArgumentParser {
    private let arguments: [any ArgumentDeclaration]
    private let verb: String

    init(_ command: some Command) {
        arguments = command.arguments
        verb = type(of: command).name
    }

    /// Reads the words; after `--` every word is positional.
    ///
    /// - Throws: ``CommandError/usage(_:verb:)`` for an unknown name, a missing or misfit value, or
    ///   a missing argument.
    func parse(_ words: [String]) throws(CommandError) {
        var rest = words[...]
        var positionals = arguments.filter { $0.kind == .positional }[...]
        var onlyPositionals = false
        while let word = rest.popFirst() {
            if !onlyPositionals, word == "--" {
                onlyPositionals = true
            } else if !onlyPositionals, word.hasPrefix("-"), word.count > 1 {
                try parseNamed(word, &rest)
            } else {
                guard let next = positionals.first else {
                    throw usage("unexpected argument \(word.debugDescription)")
                }
                _ = next.accept(word)
                if !next.name.hasSuffix("…") { positionals.removeFirst() }
            }
        }
        if let missing = arguments.first(where: \.isRequired) {
            throw usage("missing \(Self.spelling(missing))")
        }
    }

    private func parseNamed(
        _ word: String, _ rest: inout ArraySlice<String>
    ) throws(CommandError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let key = String(parts[0])
        guard
            let declaration = arguments.first(where: { declaration in
                declaration.kind != .positional
                    && (key == "--\(declaration.name)"
                        || declaration.short.map { key == "-\($0)" } ?? false)
            })
        else {
            let known = arguments.filter { $0.kind != .positional }.map { "--\($0.name)" }
            let hint = known.isEmpty ? "" : "; it takes \(known.joined(separator: ", "))"
            throw usage("unknown option \(key)\(hint)")
        }
        let name = declaration.name
        if declaration.kind == .flag {
            guard parts.count == 1 else { throw usage("--\(name) takes no value") }
            _ = declaration.accept("")
            return
        }
        let given = parts.count == 2 ? String(parts[1]) : declaration.impliedValue
        guard let value = given ?? rest.popFirst() else {
            throw usage("--\(name) needs a value (\(declaration.valueName))")
        }
        if let allowed = declaration.accept(value) {
            throw usage("\(value.debugDescription) does not fit --\(name); give \(allowed)")
        }
    }

    private func usage(_ message: String) -> CommandError { .usage(message, verb: verb) }

    /// Writes an argument as a user types it.
    static func spelling(_ declaration: any ArgumentDeclaration) -> String {
        switch declaration.kind {
        case .positional: declaration.name
        case .option where declaration.impliedValue != nil:
            "--\(declaration.name)[=\(declaration.valueName)]"
        case .option: "--\(declaration.name) \(declaration.valueName)"
        case .flag: "--\(declaration.name)"
        }
    }
}
