/// Finds the lengths of an optimal prefix code, and shortens those beyond a limit.
enum HuffmanLengths {
    /// Returns a length for each symbol that occurs, and 0 for the others.
    ///
    /// A single symbol gets one bit. Equal frequencies are kept in the order of their symbols, so
    /// that the lengths depend on nothing else.
    static func lengths(of frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        // Frequency and symbol in one number, which is sorted as it is.
        var keys: [UInt64] = []
        keys.reserveCapacity(frequencies.count)
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
            keys.append(UInt64(frequency) << 16 | UInt64(symbol))
        }
        guard keys.count > 1 else {
            if let only = keys.first { lengths[Int(only & 0xFFFF)] = 1 }
            return lengths
        }
        keys.sort()
        var counts = lengthCounts(ascending: keys, limit: limit)
        shorten(&counts, limit: limit)
        // The rarest symbols take the longest codes.
        var length = limit
        for key in keys {
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            lengths[Int(key & 0xFFFF)] = UInt8(length)
        }
        return lengths
    }

    /// Returns how many codes have each length in Huffman's tree, longer ones counted at the limit.
    ///
    /// Leaves and inner nodes come in ascending order of weight from two queues; the nodes of the
    /// tree are the leaves first and then the inner ones as they are made.
    private static func lengthCounts(ascending keys: [UInt64], limit: Int) -> [Int] {
        let leaves = keys.count
        var weights = [UInt64](repeating: 0, count: 2 * leaves - 1)
        for (leaf, key) in keys.enumerated() { weights[leaf] = key >> 16 }
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, node) = (0, leaves)
        for parent in leaves..<2 * leaves - 1 {
            for _ in 0..<2 {
                let takesLeaf =
                    leaf < leaves && (node >= parent || weights[leaf] <= weights[node])
                let child = takesLeaf ? leaf : node
                if takesLeaf { leaf += 1 } else { node += 1 }
                parents[child] = parent
                weights[parent] += weights[child]
            }
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
