/// A place in a text file.
///
/// Lines end with LF, CR LF or CR. U+2028 and U+2029 end a comment, as JSON5 says, but begin no
/// line here, because editors show none. A byte order mark at the start counts as nothing.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in Unicode scalars.
    public let column: Int

    /// Creates a position from its line and column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position as compilers print it: `line:column`.
    public var description: String { "\(line):\(column)" }
}

extension SourcePosition: Comparable {
    /// Whether a place comes before another.
    public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
