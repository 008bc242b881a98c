/// The literals and matches of one block, with how often each of their symbols occurs.
///
/// It owns its memory: an array would be asked for each token whether it is shared.
@safe struct DeflateTokens: ~Copyable {
    /// The most tokens of a block: frequencies change within a large picture, and codes cost bits.
    static let capacity = 1 << 15
    /// The room that is kept for the literals before a match that is put off byte by byte.
    private static let reserve = 64

    /// Literal bytes, or matches: their mark, length and distance less one.
    private let tokens: UnsafeMutableBufferPointer<UInt32>
    private var count = 0
    /// How often each of the 286 literals and lengths occurs; the end of the block is counted.
    private var lengths = InlineArray<286, UInt32>(repeating: 0)
    /// How often each of the 30 distances occurs.
    private var distances = InlineArray<30, UInt32>(repeating: 0)
    /// How many bits follow the symbols of lengths and distances in all.
    private(set) var extraBits = 0

    private static let matchMark: UInt32 = 1 << 31

    /// Starts a block without tokens, of so many bytes at most.
    init(byteCount: Int) {
        unsafe tokens = .allocate(capacity: min(Self.capacity, byteCount))
        lengths[DeflateSymbol.endOfBlock] = 1
    }

    deinit { unsafe tokens.deallocate() }

    /// Whether the block must end.
    var isFull: Bool { count >= Self.capacity - Self.reserve }
    /// How often each literal and length occurs; the end of the block is counted.
    var lengthFrequencies: [UInt32] { lengths.indices.map { lengths[$0] } }
    /// How often each distance occurs.
    var distanceFrequencies: [UInt32] { distances.indices.map { distances[$0] } }

    /// Adds a byte as it is.
    mutating func append(literal byte: UInt8) {
        append(UInt32(byte))
        lengths[Int(byte)] &+= 1
    }

    /// Adds a repetition of earlier bytes.
    mutating func append(_ match: DeflateMatch) {
        append(
            Self.matchMark | UInt32(truncatingIfNeeded: match.length) &<< 15
                | UInt32(truncatingIfNeeded: match.distance &- 1))
        let length = DeflateSymbol(length: match.length)
        let distance = DeflateSymbol(distance: match.distance)
        lengths[length.number] &+= 1
        distances[distance.number] &+= 1
        extraBits &+= length.extraCount &+ distance.extraCount
    }

    private mutating func append(_ token: UInt32) {
        precondition(unsafe count < tokens.count, "a full block takes no token")
        unsafe tokens.initializeElement(at: count, to: token)
        count &+= 1
    }

    /// Writes the tokens and the end of the block.
    func write(
        lengths: HuffmanCode, distances: HuffmanCode, to output: inout BitWriter
    ) {
        func write(_ symbol: Int, _ code: HuffmanCode) {
            output.write(UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
        }
        for index in 0..<count {
            let token = unsafe tokens[index]
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
