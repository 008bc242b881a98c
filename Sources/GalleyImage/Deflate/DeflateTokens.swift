/// The literals and matches of one block, with how often each of their symbols occurs.
struct DeflateTokens {
    /// The most tokens of a block: frequencies change within a large picture, and codes cost bits.
    static let capacity = 1 << 15

    /// A literal byte, or a match: its mark, length and distance less one.
    private(set) var tokens: [UInt32] = []
    /// How often each literal and length occurs; the end of the block is counted.
    private(set) var lengthFrequencies = [UInt32](
        repeating: 0, count: DeflateSymbol.lengthCount)
    /// How often each distance occurs.
    private(set) var distanceFrequencies = [UInt32](
        repeating: 0, count: DeflateSymbol.distanceCount)
    /// How many bits follow the symbols of lengths and distances in all.
    private(set) var extraBits = 0

    private static let matchMark: UInt32 = 1 << 31

    /// Starts a block without tokens.
    init() { lengthFrequencies[DeflateSymbol.endOfBlock] = 1 }

    /// Whether the block must end.
    var isFull: Bool { tokens.count >= Self.capacity }

    /// Adds a byte as it is.
    mutating func append(literal byte: UInt8) {
        tokens.append(UInt32(byte))
        lengthFrequencies[Int(byte)] &+= 1
    }

    /// Adds a repetition of earlier bytes.
    mutating func append(_ match: DeflateMatch) {
        tokens.append(
            Self.matchMark | UInt32(truncatingIfNeeded: match.length) &<< 15
                | UInt32(truncatingIfNeeded: match.distance &- 1))
        let length = DeflateSymbol(length: match.length)
        let distance = DeflateSymbol(distance: match.distance)
        lengthFrequencies[length.number] &+= 1
        distanceFrequencies[distance.number] &+= 1
        extraBits &+= length.extraCount &+ distance.extraCount
    }

    /// Writes the tokens and the end of the block.
    func write(
        lengths: HuffmanCode, distances: HuffmanCode, to output: inout BitWriter
    ) {
        func write(_ symbol: Int, _ code: HuffmanCode) {
            output.write(UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
        }
        for token in tokens {
            guard token & Self.matchMark != 0 else {
                write(Int(token), lengths)
                continue
            }
            let length = DeflateSymbol(length: Int(token &>> 15 & 0xFFFF))
            let distance = DeflateSymbol(distance: Int(token & 0x7FFF) &+ 1)
            write(length.number, lengths)
            output.write(length.extra, count: length.extraCount)
            write(distance.number, distances)
            output.write(distance.extra, count: distance.extraCount)
        }
        write(DeflateSymbol.endOfBlock, lengths)
    }
}
