/// A prefix code as deflate stores it: a length for each symbol decides all codes (RFC 1951, 3.2.2).
struct HuffmanCode {
    /// The code of each symbol, its first bit lowest, and in the bits from 16 on its length, 0 for a
    /// symbol without one.
    private(set) var entries: [UInt32]

    /// Creates the code that given lengths stand for.
    init(lengths: [UInt8]) {
        entries = lengths.map { UInt32($0) << 16 }
        assignCodes()
    }

    /// Creates a code that takes the fewest bits for symbols that occur so often.
    ///
    /// - Parameters:
    ///   - frequencies: How often each symbol occurs, 286 at most.
    ///   - limit: The longest code, in bits, at most 15; 2 to its power is at least the number of
    ///     symbols.
    init(frequencies: Span<UInt32>, limit: Int) {
        self.init(lengths: HuffmanLengths.lengths(of: frequencies, limit: limit))
    }

    /// The length of a symbol's code, in bits.
    func length(of symbol: Int) -> Int { Int(entries[symbol] &>> 16) }

    /// How many leading symbols hold all that have a code.
    var usedCount: Int {
        var count = entries.count
        while count > 0, entries[count &- 1] == 0 { count &-= 1 }
        return count
    }

    /// Returns how many bits so many occurrences of the symbols take.
    func cost(of frequencies: Span<UInt32>) -> Int {
        let entries = entries.span
        var bits: UInt64 = 0
        for symbol in 0..<min(entries.count, frequencies.count) {
            bits &+= UInt64(entries[symbol] &>> 16) &* UInt64(frequencies[symbol])
        }
        return Int(bits)
    }

    /// Adds the codes to the lengths: codes of one length follow one another.
    private mutating func assignCodes() {
        var entries = entries.mutableSpan
        var counts = InlineArray<16, UInt32>(repeating: 0)
        for symbol in entries.indices { counts[Int(entries[symbol] &>> 16)] &+= 1 }
        var next = InlineArray<16, UInt32>(repeating: 0)
        for length in 2..<16 { next[length] = (next[length - 1] &+ counts[length - 1]) &<< 1 }
        for symbol in entries.indices {
            let length = entries[symbol] &>> 16
            let code = next[Int(length)]
            next[Int(length)] &+= 1
            if length > 0 { entries[symbol] |= Self.reversed(code) &>> (16 &- length) }
        }
    }

    /// Turns the order of 16 bits around: halves of ever smaller groups change places.
    private static func reversed(_ code: UInt32) -> UInt32 {
        var bits = code
        bits = (bits & 0x5555) &<< 1 | (bits &>> 1) & 0x5555
        bits = (bits & 0x3333) &<< 2 | (bits &>> 2) & 0x3333
        bits = (bits & 0x0F0F) &<< 4 | (bits &>> 4) & 0x0F0F
        return (bits & 0x00FF) &<< 8 | (bits &>> 8) & 0x00FF
    }
}
