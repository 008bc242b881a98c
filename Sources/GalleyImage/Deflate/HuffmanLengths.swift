/// Finds the lengths of an optimal prefix code, and shortens those beyond a limit.
struct HuffmanLengths {
    /// The symbols that occur, the rarest first: how often above, which in the lowest 16 bits.
    ///
    /// Equal frequencies are kept in the order of their symbols, so that the lengths depend on
    /// nothing else.
    private var keys = InlineArray<286, UInt64>(repeating: 0)
    private var count = 0

    /// Returns the length of each symbol that occurs, and 0 for the others.
    ///
    /// A single symbol gets one bit.
    ///
    /// - Parameters:
    ///   - frequencies: How often each symbol occurs, 286 at most.
    ///   - limit: The longest code, in bits, at most 15.
    /// - Returns: The lengths.
    static func lengths(of frequencies: Span<UInt32>, limit: Int) -> [UInt8] {
        var tree = HuffmanLengths()
        tree.sort(frequencies)
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var span = lengths.mutableSpan
        tree.assign(to: &span, limit: limit)
        return lengths
    }

    private mutating func assign(to lengths: inout MutableSpan<UInt8>, limit: Int) {
        guard count > 1 else {
            if count == 1 { lengths[Int(keys[0] & 0xFFFF)] = 1 }
            return
        }
        var counts = lengthCounts(limit: limit)
        Self.shorten(&counts, limit: limit)
        // The rarest symbols take the longest codes.
        var place = 0
        for length in (1...limit).reversed() {
            for _ in 0..<counts[length] {
                lengths[Int(keys[place] & 0xFFFF)] = UInt8(truncatingIfNeeded: length)
                place &+= 1
            }
        }
    }

    /// Puts the symbols that occur in order: counted where they are rare, as nearly all are, and
    /// moved one by one where they are not.
    private mutating func sort(_ frequencies: Span<UInt32>) {
        var starts = InlineArray<65, Int>(repeating: 0)
        let frequent: UInt32 = 64
        for symbol in frequencies.indices where frequencies[symbol] > 0 {
            starts[Int(min(frequencies[symbol], frequent))] &+= 1
        }
        var start = 0
        for frequency in 1...Int(frequent) {
            (starts[frequency], start) = (start, start &+ starts[frequency])
        }
        count = start
        let firstFrequent = starts[Int(frequent)]
        for symbol in frequencies.indices where frequencies[symbol] > 0 {
            let bucket = Int(min(frequencies[symbol], frequent))
            let key = UInt64(frequencies[symbol]) &<< 16 | UInt64(symbol)
            var place = starts[bucket]
            starts[bucket] &+= 1
            if bucket == Int(frequent) {
                while place > firstFrequent, keys[place &- 1] > key {
                    keys[place] = keys[place &- 1]
                    place &-= 1
                }
            }
            keys[place] = key
        }
    }

    /// Returns how many codes have each length in Huffman's tree, longer ones counted at the limit.
    ///
    /// The method of Moffat and Katajainen ("In-place calculation of minimum-redundancy codes",
    /// 1995): inner nodes are made in ascending order of weight, so that one array holds the
    /// weights of those that have no parent yet and the parents of those that have.
    private mutating func lengthCounts(limit: Int) -> InlineArray<16, Int> {
        var nodes = InlineArray<286, Int>(repeating: 0)
        let last = count &- 2
        var (leaf, orphan) = (0, 0)
        for node in 0...last {
            var weight = 0
            for _ in 0..<2 {
                let leafWeight = leaf < count ? Int(keys[leaf] &>> 16) : Int.max
                if orphan < node, nodes[orphan] < leafWeight {
                    weight &+= nodes[orphan]
                    nodes[orphan] = node
                    orphan &+= 1
                } else {
                    weight &+= leafWeight
                    leaf &+= 1
                }
            }
            nodes[node] = weight
        }
        // From the root down, parents become depths; the leaves of a depth are the places that
        // inner nodes leave free.
        nodes[last] = 0
        for node in (0..<last).reversed() { nodes[node] = nodes[nodes[node]] &+ 1 }
        var counts = InlineArray<16, Int>(repeating: 0)
        var (depth, places, node) = (0, 1, last)
        while places > 0 {
            var inner = 0
            while node >= 0, nodes[node] == depth {
                inner &+= 1
                node &-= 1
            }
            counts[min(depth, limit)] &+= places &- inner
            places = 2 &* inner
            depth &+= 1
        }
        return counts
    }

    /// Makes room among the shorter codes for those that were counted at the limit.
    ///
    /// Kraft's sum in units of the longest code must come down to 2 to the power of the limit; each
    /// step takes a code of the limit and hangs it beside a shorter one, which lowers it by one.
    private static func shorten(_ counts: inout InlineArray<16, Int>, limit: Int) {
        var sum = 0
        for length in 1...limit { sum += counts[length] << (limit - length) }
        while sum > 1 << limit {
            guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
            counts[limit] -= 1
            counts[shorter] -= 1
            counts[shorter + 1] += 2
            sum -= 1
        }
    }
}
