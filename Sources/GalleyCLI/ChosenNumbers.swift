import GalleyButtons

/// The numbers of the names that match a pattern, in order.
struct ChosenNumbers: RandomAccessCollection, Sendable {
    /// The numbers that are chosen; nil for all.
    private let matches: [UInt32]?
    let startIndex = 0
    let endIndex: Int

    /// Chooses names; without a pattern all of them.
    init(of names: SpecNames, _ pattern: NamePattern?) {
        matches = pattern.map { pattern in
            names.indices.filter { pattern.matches(names[$0]) }.map(UInt32.init)
        }
        endIndex = matches?.count ?? names.count
    }

    subscript(index: Int) -> Int { matches.map { Int($0[index]) } ?? index }

    /// Whether a number is chosen.
    ///
    /// - Complexity: Logarithmic.
    func contains(_ number: Int) -> Bool {
        guard let matches else { return number >= 0 && number < endIndex }
        var (low, high) = (0, matches.count)
        while low < high {
            let middle = (low + high) / 2
            if matches[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < matches.count && matches[low] == number
    }
}
