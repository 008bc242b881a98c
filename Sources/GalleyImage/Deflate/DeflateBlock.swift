/// Writes a block of tokens in the form that takes the fewest bits (RFC 1951, 3.2.3).
struct DeflateBlock {
    private let lengths: HuffmanCode
    private let distances: HuffmanCode
    private let header: DeflateHeader
    /// How many bits the tokens take with these codes, and with the fixed ones.
    private let bitCount: Int
    private let fixedBitCount: Int

    private static let typeBits = 3
    /// The most bytes of a stored block.
    private static let storedLimit = 65_535
    /// The most bits before the bytes of a stored block: its type, up to a byte's end, its length.
    private static let storedFrame = typeBits + 7 + 32

    /// The codes that are the same for every block (RFC 1951, 3.2.6).
    private static let fixedLengths = HuffmanCode(
        lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
            + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
    private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

    /// Finds the best codes for some tokens.
    init(_ tokens: borrowing DeflateTokens) {
        lengths = HuffmanCode(frequencies: tokens.lengths.span, limit: 15)
        distances = HuffmanCode(frequencies: tokens.distances.span, limit: 15)
        header = DeflateHeader(lengths: lengths, distances: distances)
        bitCount =
            header.bitCount + lengths.cost(of: tokens.lengths.span)
            + distances.cost(of: tokens.distances.span) + tokens.extraBits
        fixedBitCount =
            Self.fixedLengths.cost(of: tokens.lengths.span)
            + Self.fixedDistances.cost(of: tokens.distances.span) + tokens.extraBits
    }

    /// Writes the block.
    ///
    /// - Parameters:
    ///   - tokens: The tokens that the codes were found for.
    ///   - source: The bytes that they stand for.
    ///   - isLast: Whether no other block follows.
    ///   - output: What is written to.
    func write(
        _ tokens: borrowing DeflateTokens, of source: Span<UInt8>, isLast: Bool,
        to output: inout BitWriter
    ) {
        let (dynamic, fixed) = (bitCount, fixedBitCount)
        let pieces = source.count / Self.storedLimit + 1
        let stored = source.count * 8 + pieces * Self.storedFrame
        let last: UInt64 = isLast ? 1 : 0
        output.write(bits: Self.typeBits + min(dynamic, fixed, stored)) { output in
            if stored < min(dynamic, fixed) {
                Self.writeStored(source, last: last, to: &output)
            } else if fixed <= dynamic {
                output.write(last | 1 << 1, count: Self.typeBits)
                tokens.write(
                    lengths: Self.fixedLengths, distances: Self.fixedDistances, to: &output)
            } else {
                output.write(last | 2 << 1, count: Self.typeBits)
                header.write(to: &output)
                tokens.write(lengths: lengths, distances: distances, to: &output)
            }
        }
    }

    /// Writes the bytes themselves, in as many blocks as they need.
    private static func writeStored(
        _ source: Span<UInt8>, last: UInt64, to output: inout BitCursor
    ) {
        var start = 0
        repeat {
            let end = min(start + storedLimit, source.count)
            output.write(end == source.count ? last : 0, count: typeBits)
            output.alignToByte()
            let count = UInt64(end - start)
            output.write(count | (~count & 0xFFFF) << 16, count: 32)
            output.append(source.extracting(start..<end))
            start = end
        } while start < source.count
    }
}
