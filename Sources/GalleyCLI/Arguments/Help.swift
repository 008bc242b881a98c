/// The help texts, made from the declarations.
enum Help {
    private static let width = 100

    /// Returns the help of one verb.
    static func text(of command: some Command) -> String {
        let type = type(of: command)
        let arguments = command.arguments
        let synopsis = arguments.map { declaration in
            let spelling = ArgumentParser.spelling(declaration)
            return declaration.isRequired ? spelling : "[\(spelling)]"
        }
        var lines = wrapped(
            "usage: galley \(type.name) " + synopsis.joined(separator: " "), hanging: 4)
        lines.append("")
        lines += wrapped(type.discussion)
        let rows = arguments.map { declaration in
            let short = declaration.short.map { "-\($0), " } ?? ""
            let spelling = ArgumentParser.spelling(declaration)
            return (declaration.kind == .positional ? spelling : short + spelling, declaration.help)
        }
        lines.append("")
        lines += table(rows + [("-h, --help", "Print this help.")])
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the help of the whole command.
    static func overview(of verbs: [any Command.Type]) -> String {
        var lines = ["usage: galley VERB …", ""]
        lines += wrapped(
            "Measures titles and icon-font glyphs exactly, lays out icon + title buttons with UIKit's "
                + "rules, and draws them to PNG.")
        lines += ["", "verbs:"]
        lines += table(verbs.map { ($0.name, $0.abstract) })
        lines += ["", "options:"]
        lines += table([
            ("-h, --help", "Print this help; `galley VERB --help` prints a verb's."),
            ("--version", "Print the version."),
        ])
        lines += ["", "exit codes:"]
        lines += table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
        return lines.joined(separator: "\n") + "\n"
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let column = min(34, (rows.map(\.0.count).max() ?? 0) + 2)
        return rows.flatMap { left, right in
            var lines = wrapped(right, indent: column + 2)
            if left.count + 2 <= column {
                let pad = String(repeating: " ", count: column - left.count)
                lines[0] = "  " + left + pad + lines[0].drop { $0 == " " }
            } else {
                lines.insert("  " + left, at: 0)
            }
            return lines
        }
    }

    private static func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines = [margin]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.count + word.count + 1 > width {
                lines.append(margin + String(repeating: " ", count: hanging) + word)
            } else {
                lines[lines.count - 1] +=
                    last.count == indent && lines.count == 1 ? word : " " + word
            }
        }
        return lines
    }
}
