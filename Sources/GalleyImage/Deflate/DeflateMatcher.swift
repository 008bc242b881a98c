/// Finds repetitions in the rows of a drawn picture.
///
/// Such rows repeat the row above them and the pixel before, so both are tried first; the last place
/// with the same four bytes is tried where they give little.
struct DeflateMatcher {
    /// The bytes from one row to the next.
    let rowDistance: Int
    /// The bytes from one pixel to the next, 1 for pixels of less than a byte.
    let pixelDistance: Int
    /// The last place of each hash of four bytes, plus one, or 0.
    private var places = [UInt32](repeating: 0, count: 1 << Self.hashBits)

    private static let hashBits = 12
    /// The bytes that the shortest matches have: those with the row above and the pixel before, whose
    /// distances take few bits because they are frequent, and those with any other place.
    private static let threeBytes: UInt64 = 0xFF_FFFF
    private static let fourBytes: UInt64 = 0xFFFF_FFFF
    /// A match that is so long is taken without looking for a longer one.
    private static let longEnough = 32

    /// Creates a matcher for the rows of one picture.
    init(rowDistance: Int, pixelDistance: Int) {
        self.rowDistance = rowDistance
        self.pixelDistance = pixelDistance
    }

    /// Turns bytes into tokens until they end or the block is full.
    ///
    /// - Returns: The place of the next byte.
    mutating func fill(
        _ tokens: inout DeflateTokens, from bytes: Span<UInt8>, at start: Int
    ) -> Int {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return start }
            let end = bytes.count
            // The last place at which a word can be read.
            let lastWord = end &- 8
            var position = start
            while position <= lastWord, !tokens.isFull {
                var match = unsafe longest(base, at: position, end: end)
                if match.length == 0 {
                    tokens.append(literal: unsafe base[position])
                    position &+= 1
                    continue
                }
                // A longer one may begin with the next byte.
                while match.length < Self.longEnough, position < lastWord {
                    let next = unsafe longest(base, at: position &+ 1, end: end)
                    guard next.length > match.length else { break }
                    tokens.append(literal: unsafe base[position])
                    position &+= 1
                    match = next
                }
                tokens.append(match)
                position &+= match.length
            }
            while position > lastWord, position < end, !tokens.isFull {
                tokens.append(literal: unsafe base[position])
                position &+= 1
            }
            return position
        }
    }

    /// Returns the longest match that is found at a place, and remembers the place.
    ///
    /// Nothing outside the bytes is read: there are eight at the place, all that is compared with
    /// them lies before them, and matches end at `end`.
    @inline(__always)
    private mutating func longest(
        _ base: UnsafePointer<UInt8>, at position: Int, end: Int
    ) -> DeflateMatch {
        let word = unsafe base.word(at: position)
        var best = DeflateMatch.none
        // Compares with the bytes so far back, of which `mask` must be equal.
        func attempt(_ distance: Int, _ mask: UInt64) {
            guard position >= distance, distance <= DeflateSymbol.farthestMatch else { return }
            let difference = unsafe word ^ base.word(at: position &- distance)
            guard difference & mask == 0 else { return }
            let length =
                difference == 0
                ? unsafe base.equalCount(position, position &- distance, end: end)
                : difference.trailingZeroBitCount &>> 3
            if length > best.length { best = DeflateMatch(length: length, distance: distance) }
        }
        attempt(pixelDistance, Self.threeBytes)
        if best.length < DeflateSymbol.longestMatch { attempt(rowDistance, Self.threeBytes) }
        guard best.length < Self.longEnough else { return best }
        let hash = UInt32(truncatingIfNeeded: word) &* 0x9E37_79B1
        let slot = Int(hash &>> (32 &- UInt32(Self.hashBits)))
        let place = Int(places[slot])
        places[slot] = UInt32(truncatingIfNeeded: position &+ 1)
        if place > 0 { attempt(position &- (place &- 1), Self.fourBytes) }
        return best
    }
}

extension UnsafePointer<UInt8> {
    /// Returns eight bytes, the first lowest.
    @inline(__always)
    fileprivate func word(at place: Int) -> UInt64 {
        unsafe UnsafeRawPointer(self).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            .littleEndian
    }

    /// Counts how many bytes from one place on equal those from an earlier place on; eight do.
    ///
    /// Stops at the longest match, and at the end of the bytes.
    fileprivate func equalCount(_ place: Int, _ earlier: Int, end: Int) -> Int {
        let limit = min(DeflateSymbol.longestMatch, end &- place)
        var count = 8
        while count &+ 8 <= limit {
            let difference = unsafe word(at: place &+ count) ^ word(at: earlier &+ count)
            if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 3 }
            count &+= 8
        }
        while count < limit, unsafe self[place &+ count] == self[earlier &+ count] { count &+= 1 }
        return count
    }
}
