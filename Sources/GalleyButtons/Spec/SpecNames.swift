/// The names of a spec's buttons or screens in the order of the file, read from it when asked for.
public struct SpecNames: RandomAccessCollection, Sendable {
    let outline: JSON5Outline
    let source: [UInt8]

    init(_ outline: JSON5Outline, source: [UInt8]) {
        self.outline = outline
        self.source = source
    }

    /// The number of the first name.
    public var startIndex: Int { 0 }
    /// How many names there are.
    public var endIndex: Int { outline.count }

    /// The name of a number.
    public subscript(index: Int) -> String {
        precondition(indices.contains(index), "there is no name of this number")
        return outline.name(at: index, in: source)
    }

    /// Returns the number of a name; nil where there is none.
    ///
    /// - Complexity: Constant, whatever the number of names.
    public func index(of name: String) -> Int? { outline.index(of: name, in: source) }

    /// Returns the number of a name that differs in nothing but upper and lower case.
    public func index(ignoringCaseOf name: String) -> Int? {
        outline.index(of: name, ignoringCase: true, in: source)
    }

    /// Whether there is such a name.
    ///
    /// - Complexity: Constant, whatever the number of names.
    public func contains(_ name: String) -> Bool { index(of: name) != nil }

    /// The line on which a name is declared, counted from 1.
    public func line(at index: Int) -> Int { outline.position(at: index).line }
}
