/// The lengths of both codes as a block stores them: run lengths, in a code of their own.
struct DeflateHeader {
    /// The order in which the lengths of the third code are stored (RFC 1951, 3.2.7).
    private static let order: InlineArray<19, UInt8> = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]
    private let items: DeflateRunLengths
    private let code: HuffmanCode
    private let lengthCount: Int
    private let distanceCount: Int
    private let codeCount: Int
    /// How many bits the header takes.
    let bitCount: Int

    /// Prepares the header of a block.
    init(lengths: HuffmanCode, distances: HuffmanCode) {
        lengthCount = max(257, lengths.usedCount)
        distanceCount = max(1, distances.usedCount)
        var all = InlineArray<316, UInt8>(repeating: 0)
        for symbol in 0..<lengthCount {
            all[symbol] = UInt8(truncatingIfNeeded: lengths.length(of: symbol))
        }
        for symbol in 0..<distanceCount {
            all[lengthCount + symbol] = UInt8(truncatingIfNeeded: distances.length(of: symbol))
        }
        items = DeflateRunLengths(all.span.extracting(..<(lengthCount + distanceCount)))
        let frequencies = items.frequencies
        code = HuffmanCode(frequencies: frequencies.span, limit: 7)
        var codeCount = Self.order.count
        while codeCount > 4, frequencies[Int(Self.order[codeCount &- 1])] == 0 { codeCount &-= 1 }
        self.codeCount = codeCount
        bitCount = 14 + 3 * codeCount + code.cost(of: frequencies.span) + items.extraBits
    }

    /// Writes the header after the block's type.
    func write(to output: inout BitCursor) {
        output.write(UInt64(lengthCount - 257), count: 5)
        output.write(UInt64(distanceCount - 1), count: 5)
        output.write(UInt64(codeCount - 4), count: 4)
        for place in 0..<codeCount {
            output.write(UInt64(code.length(of: Int(Self.order[place]))), count: 3)
        }
        items.write(code, to: &output)
    }
}
