/// Finds the lengths of an optimal prefix code, and shortens those beyond a limit.
enum HuffmanLengths {
    /// Returns a length for each symbol that occurs, and 0 for the others.
    ///
    /// A single symbol gets one bit. Equal frequencies are kept in the order of their symbols, so
    /// that the lengths depend on nothing else.
    static func lengths(of frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
            (frequencies[$0], $0) < (frequencies[$1], $1)
        }
        guard symbols.count > 1 else {
            if let only = symbols.first { lengths[only] = 1 }
            return lengths
        }
        var counts = lengthCounts(ascending: symbols.map { UInt64(frequencies[$0]) }, limit: limit)
        shorten(&counts, limit: limit)
        // The rarest symbols take the longest codes.
        var length = limit
        for symbol in symbols {
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            lengths[symbol] = UInt8(length)
        }
        return lengths
    }

    /// Returns how many codes have each length in Huffman's tree, longer ones counted at the limit.
    ///
    /// Leaves and inner nodes come in ascending order of weight from two queues.
    private static func lengthCounts(ascending weights: [UInt64], limit: Int) -> [Int] {
        let leaves = weights.count
        var inner: [UInt64] = []
        inner.reserveCapacity(leaves - 1)
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, node) = (0, 0)
        func lightest() -> (index: Int, weight: UInt64) {
            if leaf < leaves, node >= inner.count || weights[leaf] <= inner[node] {
                leaf += 1
                return (leaf - 1, weights[leaf - 1])
            }
            node += 1
            return (leaves + node - 1, inner[node - 1])
        }
        for parent in leaves..<2 * leaves - 1 {
            let (first, second) = (lightest(), lightest())
            parents[first.index] = parent
            parents[second.index] = parent
            inner.append(first.weight + second.weight)
        }
        var depths = [Int](repeating: 0, count: 2 * leaves - 1)
        var counts = [Int](repeating: 0, count: limit + 1)
        for index in (0..<2 * leaves - 2).reversed() {
            depths[index] = depths[parents[index]] + 1
            if index < leaves { counts[min(depths[index], limit)] += 1 }
        }
        return counts
    }

    /// Makes room among the shorter codes for those that were counted at the limit.
    ///
    /// Kraft's sum in units of the longest code must come down to 2 to the power of the limit; each
    /// step takes a code of the limit and hangs it beside a shorter one, which lowers it by one.
    private static func shorten(_ counts: inout [Int], limit: Int) {
        var sum = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        while sum > 1 << limit {
            guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
            counts[limit] -= 1
            counts[shorter] -= 1
            counts[shorter + 1] += 2
            sum -= 1
        }
    }
}
