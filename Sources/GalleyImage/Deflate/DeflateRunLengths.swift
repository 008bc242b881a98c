/// The lengths of codes as a block's header stores them: repetitions are told by their count.
struct DeflateRunLengths {
    /// The bits that follow a symbol: 16 repeats the last length, 17 and 18 stand for zeros.
    private static let extraCounts: InlineArray<19, UInt8> = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7,
    ]

    /// Lengths and repetitions: a symbol, and in the bits from 8 on what follows it.
    private var items = InlineArray<316, UInt16>(repeating: 0)
    private var count = 0
    /// How often each symbol occurs.
    private(set) var frequencies = InlineArray<19, UInt32>(repeating: 0)
    /// How many bits follow the symbols in all.
    private(set) var extraBits = 0

    /// Finds the repetitions of some lengths, 316 at most.
    init(_ lengths: Span<UInt8>) {
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var rest = 1
            while index &+ rest < lengths.count, lengths[index &+ rest] == length { rest &+= 1 }
            index &+= rest
            if length != 0 {
                append(Int(length))
                rest &-= 1
            }
            while rest >= 3 {
                let repetition = min(rest, length != 0 ? 6 : 138)
                if length != 0 {
                    append(16, repetition &- 3)
                } else if repetition <= 10 {
                    append(17, repetition &- 3)
                } else {
                    append(18, repetition &- 11)
                }
                rest &-= repetition
            }
            for _ in 0..<rest { append(Int(length)) }
        }
    }

    /// Writes the lengths in a code that was found for their frequencies.
    func write(_ code: HuffmanCode, to output: inout BitCursor) {
        let entries = code.entries.span
        let items = items.span
        for place in 0..<count {
            let symbol = Int(items[place] & 255)
            let entry = UInt64(entries[symbol])
            let length = entry &>> 16
            output.write(
                entry & 0xFFFF | UInt64(items[place] &>> 8) &<< length,
                count: Int(length) &+ Int(Self.extraCounts[symbol]))
        }
    }

    private mutating func append(_ symbol: Int, _ extra: Int = 0) {
        items[count] = UInt16(truncatingIfNeeded: symbol | extra &<< 8)
        count &+= 1
        frequencies[symbol] &+= 1
        extraBits &+= Int(Self.extraCounts[symbol])
    }
}
