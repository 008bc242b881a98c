/// The place of an equation in a file.
public struct EquationSite: Hashable, Sendable {
    /// The file's name as the caller gave it.
    public let path: String
    /// The keys that lead to the equation, such as `screens.demo.place.save[0]`.
    public let key: String
    /// The line, counted from 1.
    public let line: Int
    /// The column of the equation's first scalar, counted from 1.
    public let column: Int

    /// Creates a site from its parts; line and column count from 1.
    public init(path: String, key: String, line: Int, column: Int) {
        self.path = path
        self.key = key
        self.line = line
        self.column = column
    }
}
