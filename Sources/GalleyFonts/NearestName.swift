/// Finds the names a writer may have meant.
package enum NearestName {
    /// Names longer than this are compared by their beginning only.
    private static let comparedLength = 40

    /// Only the first so many candidates are looked at, so that a hostile file costs no minutes.
    private static let candidateLimit = 10_000

    /// Returns up to `count` candidates by distance; equal distances keep the candidates' order.
    package static func ranked(for name: String, among candidates: [String], count: Int) -> [String]
    {
        var best: [(distance: Int, name: String)] = []
        for candidate in candidates.prefix(candidateLimit) {
            let distance = distance(name, candidate)
            let place = best.firstIndex { distance < $0.distance } ?? best.count
            guard place < count else { continue }
            best.insert((distance, candidate), at: place)
            if best.count > count { best.removeLast() }
        }
        return best.map(\.name)
    }

    /// Returns the nearest candidate, or nil where more than half of its letters would change.
    package static func suggestion(for name: String, among candidates: [String]) -> String? {
        guard let nearest = ranked(for: name, among: candidates, count: 1).first else { return nil }
        let longer = max(name.unicodeScalars.count, nearest.unicodeScalars.count)
        return distance(name, nearest) <= longer / 2 ? nearest : nil
    }

    /// Returns the first tag that is the same but for case, or for one letter or two swapped ones.
    ///
    /// Registered tags are so much alike that more would mislead: wdth is no slip for wght.
    package static func similarTag(to tag: String, among candidates: [some CustomStringConvertible])
        -> String?
    {
        let names = candidates.map(\.description)
        return names.first { $0.lowercased() == tag.lowercased() }
            ?? names.first { distance($0, tag) == 1 }
    }

    /// Returns up to three names of icons, nearest first, that are spelt nearly alike.
    ///
    /// Case does not count, and a space or hyphen equals an underscore. Names in which more than a
    /// third of the letters, and two at least, would change are left out.
    package static func similar(to name: String, among candidates: [String]) -> [String] {
        let wanted = folded(name)
        let limit = max(2, wanted.unicodeScalars.count / 3)
        let near = candidates.compactMap { candidate -> (distance: Int, name: String)? in
            let other = folded(candidate)
            let difference = other.unicodeScalars.count - wanted.unicodeScalars.count
            guard abs(difference) <= limit else { return nil }
            let distance = distance(wanted, other)
            return distance <= limit ? (distance, candidate) : nil
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    private static func folded(_ name: String) -> String {
        String(name.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
    }

    /// The Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps of
    /// neighbours, which may be edited again (Lowrance and Wagner, 1975).
    ///
    /// - Complexity: The product of the lengths, each of which counts up to 40.
    package static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.unicodeScalars.prefix(comparedLength))
        let b = Array(second.unicodeScalars.prefix(comparedLength))
        // Row and column 0 stand for a border that is never worth crossing, 1 for the empty text.
        let border = a.count + b.count
        let width = b.count + 2
        var table = [Int](repeating: border, count: (a.count + 2) * width)
        for row in 0...a.count { table[(row + 1) * width + 1] = row }
        for column in 0...b.count { table[width + column + 1] = column }
        var lastRow: [Unicode.Scalar: Int] = [:]
        for (row, scalar) in zip(1..., a) {
            var lastMatch = 0
            for (column, other) in zip(1..., b) {
                let swapRow = lastRow[other, default: 0]
                let swapColumn = lastMatch
                if scalar == other { lastMatch = column }
                let here = (row + 1) * width + column + 1
                let skipped = (row - swapRow - 1) + (column - swapColumn - 1)
                table[here] = min(
                    table[here - width - 1] + (scalar == other ? 0 : 1),
                    table[here - 1] + 1,
                    table[here - width] + 1,
                    table[swapRow * width + swapColumn] + skipped + 1)
            }
            lastRow[scalar] = row
        }
        return table[(a.count + 1) * width + b.count + 1]
    }
}
