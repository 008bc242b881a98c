/// Walks over the characters of a Swift source that are code: each comment and each string literal
/// counts as one blank.
struct CodeScanner {
    private let characters: [Character]
    private var index = 0
    /// The line of the character returned last, counted from one.
    private(set) var line = 1

    init(_ source: String) {
        characters = Array(source)
    }

    /// The character that follows, as it stands in the source.
    var peek: Character? { index < characters.count ? characters[index] : nil }

    mutating func next() -> Character? {
        guard let character = peek else { return nil }
        if starts(with: "//") {
            while let rest = peek, !rest.isNewline { index += 1 }
            return " "
        }
        if starts(with: "/*") {
            skipBlockComment()
            return " "
        }
        let hashes = characters[index...].prefix { $0 == "#" }.count
        if index + hashes < characters.count, characters[index + hashes] == "\"" {
            skipString(hashes: hashes)
            return " "
        }
        advance()
        return character
    }

    private func starts(with text: String) -> Bool {
        characters[index...].starts(with: text)
    }

    private mutating func advance() {
        if characters[index].isNewline { line += 1 }
        index += 1
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        while index < characters.count {
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    private mutating func skipString(hashes: Int) {
        index += hashes
        let marks = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        index += marks.count
        let end = marks + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        while index < characters.count {
            if starts(with: end) {
                index += end.count
                return
            }
            if marks.count == 1, characters[index].isNewline { return }
            if starts(with: escape) {
                index += escape.count
                if index == characters.count { return }
            }
            advance()
        }
    }
}
