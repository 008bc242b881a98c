/// Something in the package that breaks a rule, with the place to mend.
struct Finding: Hashable, CustomStringConvertible {
    /// The file's path from the package's root.
    let file: String
    /// The line, counted from one.
    let line: Int
    let message: String

    var description: String { "\(file):\(line): \(message)" }
}

extension [Finding] {
    /// All findings, a line each, as the message of a failing test.
    var report: String { map(\.description).joined(separator: "\n") }
}
