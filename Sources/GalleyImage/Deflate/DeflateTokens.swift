/// The literals and matches of one block, with how often each of their symbols occurs.
///
/// It owns its memory: an array would be asked for each token whether it is shared.
@safe struct DeflateTokens: ~Copyable {
    /// The most tokens of a block: frequencies change within a large picture, and codes cost bits.
    static let capacity = 1 << 13
    /// The room that is kept for the literals before a match that is put off byte by byte.
    private static let reserve = 64

    /// Literal bytes, or matches: their mark, the symbols of their length and distance and the bits
    /// that follow each.
    private let tokens: UnsafeMutableBufferPointer<UInt32>
    private var count = 0
    /// How often each of the 286 literals and lengths occurs; the end of the block is counted.
    private(set) var lengths = InlineArray<286, UInt32>(repeating: 0)
    /// How often each of the 30 distances occurs.
    private(set) var distances = InlineArray<30, UInt32>(repeating: 0)
    /// How many bits follow the symbols of lengths and distances in all.
    private(set) var extraBits = 0

    private static let matchMark: UInt32 = 1 << 31

    /// Starts a block without tokens; blocks are of so many bytes at most.
    init(byteCount: Int) {
        unsafe tokens = .allocate(capacity: min(Self.capacity, byteCount))
        lengths[DeflateSymbol.endOfBlock] = 1
    }

    deinit { unsafe tokens.deallocate() }

    /// Starts the next block.
    mutating func removeAll() {
        count = 0
        lengths = InlineArray(repeating: 0)
        lengths[DeflateSymbol.endOfBlock] = 1
        distances = InlineArray(repeating: 0)
        extraBits = 0
    }

    /// Whether the block must end.
    var isFull: Bool { count >= Self.capacity - Self.reserve }

    /// Adds a byte as it is.
    @inline(__always)
    mutating func append(literal byte: UInt8) {
        append(UInt32(byte))
        lengths[Int(byte)] &+= 1
    }

    /// Adds a repetition of earlier bytes.
    @inline(__always)
    mutating func append(_ match: DeflateMatch) {
        let length = DeflateSymbol(length: match.length)
        let distance = DeflateSymbol(distance: match.distance)
        append(
            Self.matchMark | UInt32(truncatingIfNeeded: length.number &- 257) &<< 23
                | length.extra &<< 18 | UInt32(truncatingIfNeeded: distance.number) &<< 13
                | distance.extra)
        lengths[length.number] &+= 1
        distances[distance.number] &+= 1
        extraBits &+= length.extraCount &+ distance.extraCount
    }

    @inline(__always)
    private mutating func append(_ token: UInt32) {
        precondition(unsafe count < tokens.count, "a full block takes no token")
        unsafe tokens.initializeElement(at: count, to: token)
        count &+= 1
    }

    /// Writes the tokens and the end of the block.
    func write(
        lengths: HuffmanCode, distances: HuffmanCode, to output: inout BitCursor
    ) {
        let lengths = lengths.entries.span
        let distances = distances.entries.span
        for index in 0..<count {
            let token = unsafe tokens[index]
            guard token & Self.matchMark != 0 else {
                let entry = lengths[Int(token)]
                output.write(UInt64(entry & 0xFFFF), count: Int(entry &>> 16))
                continue
            }
            // 15 bits for each symbol, 5 and 13 after them, fit one call.
            let length = Int(token &>> 23 & 31)
            let lengthEntry = UInt64(lengths[257 &+ length])
            var bits = lengthEntry & 0xFFFF
            var bitCount = lengthEntry &>> 16
            bits |= UInt64(token &>> 18 & 31) &<< bitCount
            bitCount &+= UInt64(DeflateSymbol.extraCount(length: length))
            let distance = Int(token &>> 13 & 31)
            let distanceEntry = UInt64(distances[distance])
            bits |= (distanceEntry & 0xFFFF) &<< bitCount
            bitCount &+= distanceEntry &>> 16
            bits |= UInt64(token & 0x1FFF) &<< bitCount
            bitCount &+= UInt64(DeflateSymbol.extraCount(distance: distance))
            output.write(bits, count: Int(bitCount))
        }
        let end = lengths[DeflateSymbol.endOfBlock]
        output.write(UInt64(end & 0xFFFF), count: Int(end &>> 16))
    }
}
