/// A prefix code as deflate stores it: a length for each symbol decides all codes (RFC 1951, 3.2.2).
struct HuffmanCode {
    /// The bits of each symbol's code; 0 for a symbol without one.
    let lengths: [UInt8]
    /// The code of each symbol, its first bit lowest, as it is written.
    let codes: [UInt16]

    /// Creates the code that given lengths stand for.
    init(lengths: [UInt8]) {
        self.lengths = lengths
        var counts = InlineArray<17, UInt16>(repeating: 0)
        for length in lengths where length > 0 { counts[Int(length) + 1] += 1 }
        var next = InlineArray<17, UInt16>(repeating: 0)
        for length in 2..<17 { next[length] = (next[length - 1] &+ counts[length]) &<< 1 }
        // next[length] holds the first code of a length: codes of one length follow one another.
        var codes = [UInt16](repeating: 0, count: lengths.count)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let code = next[Int(length)]
            next[Int(length)] &+= 1
            codes[symbol] = Self.reversed(code, count: Int(length))
        }
        self.codes = codes
    }

    /// Creates a code that takes the fewest bits for symbols that occur so often.
    ///
    /// - Parameters:
    ///   - frequencies: How often each symbol occurs.
    ///   - limit: The longest code, in bits; 2 to its power is at least the number of symbols.
    init(frequencies: [UInt32], limit: Int) {
        self.init(lengths: HuffmanLengths.lengths(of: frequencies, limit: limit))
    }

    /// Returns how many bits so many occurrences of the symbols take.
    func cost(of frequencies: [UInt32]) -> Int {
        var bits = 0
        for (length, frequency) in zip(lengths, frequencies) {
            bits += Int(length) * Int(frequency)
        }
        return bits
    }

    private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
        var (rest, result) = (code, UInt16(0))
        for _ in 0..<count {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
