/// Where the parts of an attributed text start, counted in scalars.
struct FragmentStarts {
    /// The starts of the second part and of all after it.
    private var starts: [Int] = []

    /// Adds the start of the next part, which is not before the last one's.
    mutating func append(_ start: Int) { starts.append(start) }

    /// Returns the part that holds the scalar at an offset, or the last part at the text's end.
    func fragment(at offset: Int) -> Int { starts.firstIndex { offset < $0 } ?? starts.count }

    /// Whether a part ends before the scalar at an offset.
    func ends(_ fragment: Int, before offset: Int) -> Bool {
        fragment < starts.count && starts[fragment] <= offset
    }
}
