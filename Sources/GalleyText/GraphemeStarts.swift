/// Tells where graphemes start in a text; the offset after the last scalar counts as a start.
struct GraphemeStarts {
    /// Whether one starts at each scalar; empty where one starts at all.
    private var starts: [Bool] = []
    private let scalarCount: Int

    /// Takes every scalar for a grapheme of its own.
    init(scalarCount: Int) { self.scalarCount = scalarCount }

    subscript(offset: Int) -> Bool { starts.isEmpty || starts[offset] }

    /// Makes one grapheme of several scalars.
    mutating func join(_ grapheme: Range<Int>) {
        guard grapheme.count > 1 else { return }
        if starts.isEmpty { starts = [Bool](repeating: true, count: scalarCount + 1) }
        for offset in grapheme.dropFirst() { starts[offset] = false }
    }
}
