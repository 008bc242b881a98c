/// Finds the modules a Swift source imports.
///
/// Reads words outside comments and string literals. There, `import` is a keyword, so whatever
/// stands around it (attributes, access levels, a declaration's kind) need not be known.
enum SwiftImports {
    struct Import: Hashable {
        let module: String
        /// Counted from one.
        let line: Int
    }

    static func find(in source: String) -> [Import] {
        var found: [Import] = []
        var expectsModule = false
        for word in words(of: source) {
            if word.text == "import" {
                expectsModule = true
            } else if expectsModule, !kinds.contains(word.text) {
                found.append(Import(module: word.text, line: word.line))
                expectsModule = false
            }
        }
        return found
    }

    /// What may stand between `import` and the module: `import struct Module.Name`.
    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
    ]

    private struct Word {
        var text: String
        let line: Int
    }

    /// The identifiers and keywords of the code, without members such as `.import` and without
    /// names in backticks.
    private static func words(of source: String) -> [Word] {
        var words: [Word] = []
        var scanner = CodeScanner(source)
        var before: Character = "\n"
        while let character = scanner.next() {
            if character.isLetter || character == "_" {
                var word = Word(text: String(character), line: scanner.line)
                while let more = scanner.peek, more.isLetter || more.isNumber || more == "_" {
                    word.text.append(more)
                    _ = scanner.next()
                }
                if before != "." && before != "`" && before != "#" { words.append(word) }
                before = "a"
            } else {
                before = character
            }
        }
        return words
    }
}
