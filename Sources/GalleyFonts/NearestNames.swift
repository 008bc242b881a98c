/// Finds the names a mistyped one was most likely meant to be.
package enum NearestNames {
    /// Returns up to three names closest to a mistyped one, closest first, ties in name order.
    ///
    /// Distance is the number of scalars inserted, dropped, replaced or swapped with a neighbour;
    /// case does not count, and a space or hyphen equals an underscore. Names farther off than a
    /// third of the length, and two at least, are left out.
    package static func of(_ name: String, in candidates: some Sequence<String>) -> [String] {
        let wanted = folded(name)
        guard wanted.count <= 255 else { return [] }
        let limit = max(2, wanted.count / 3)
        var found: [(distance: Int, name: String)] = []
        for candidate in candidates {
            let other = folded(candidate)
            guard abs(other.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, other)
            if distance <= limit { found.append((distance, candidate)) }
        }
        found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return found.prefix(3).map(\.name)
    }

    private static func folded(_ name: String) -> [Unicode.Scalar] {
        name.lowercased().unicodeScalars.map { $0 == " " || $0 == "-" ? "_" : $0 }
    }

    /// The optimal string alignment distance (Damerau–Levenshtein without overlapping swaps).
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var current = last
        for i in 1...a.count {
            current[0] = i
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var best = min(last[j] + 1, current[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                current[j] = best
            }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[b.count]
    }
}
